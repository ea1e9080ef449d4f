"""``sixtysix rules``: the profiles, and every field of one with its source."""

from __future__ import annotations

import argparse
from enum import Enum
from typing import Any

from sixtysix_teach.cli._text import say, say_json, unreadable
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation import format_rules, parse_rules
from sixtysix_teach.notation.rules import format_value
from sixtysix_teach.presets import CLASSIC, PRESETS, PROFILES
from sixtysix_teach.rules import Rules, differences, rule_fields

JSON_HELP = """\
--json without a name: {"profiles": [{name, title, source, players, differs}]}; differs is how many
fields are not as in classic. With a name: {name, notation, title, source, fields}; title and source
are null for rules of your own; fields is a list of {field, value, classic, differs, meaning,
source}, ranks by their letters.

Exit status: 0, or 2 when the rules cannot be read."""


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "rules",
        help="list the rule profiles, or all fields of one with their sources",
        description="Without a name: the profiles. With one: every field, marked with * where it "
        "differs from classic.",
        epilog=JSON_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "name", nargs="?", help="a profile, also with changed fields: 'pagat{target=60}'"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list of profiles, or one of them."""
    if arguments.name is None:
        _list(as_json=arguments.json)
        return 0
    try:
        rules = parse_rules(arguments.name)
    except SixtySixError as error:
        return unreadable(error, as_json=arguments.json)
    if arguments.json:
        say_json(_describe(rules))
    else:
        _print(rules)
    return 0


def _list(*, as_json: bool) -> None:
    counts = {name: len(differences(rules, CLASSIC)) for name, rules in PRESETS.items()}
    if as_json:
        profiles = [
            {
                "name": name,
                "title": profile.title,
                "source": profile.source,
                "players": profile.rules.players,
                "differs": counts[name],
            }
            for name, profile in PROFILES.items()
        ]
        say_json({"profiles": profiles})
        return
    width = max(map(len, PROFILES)) + 2
    wide = max(len(profile.title) for profile in PROFILES.values()) + 2
    for name, profile in PROFILES.items():
        say(f"{name:{width}}{profile.title:{wide}}{profile.source}")
        if counts[name]:
            fields = "field differs" if counts[name] == 1 else "fields differ"
            say(f"{'':{width}}{counts[name]} {fields} from classic")
    say()
    say("sixtysix rules NAME shows every field of one.")


def _describe(rules: Rules) -> dict[str, Any]:
    profile = PROFILES.get(format_rules(rules))
    return {
        "name": rules.name,
        "notation": format_rules(rules),
        "title": None if profile is None else profile.title,
        "source": None if profile is None else profile.source,
        "fields": [
            {
                "field": name,
                "value": _json_value(getattr(rules, name)),
                "classic": _json_value(getattr(CLASSIC, name)),
                "differs": getattr(rules, name) != getattr(CLASSIC, name),
                "meaning": meaning,
                "source": source,
            }
            for name, (meaning, source) in rule_fields().items()
            if name != "name"
        ],
    }


def _json_value(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_json_value(item) for item in value]
    return value.value if isinstance(value, Enum) else value


def _print(rules: Rules) -> None:
    profile = PROFILES.get(format_rules(rules))
    if profile is None:
        say(f"{rules.name}: {format_rules(rules)}")
    else:
        say(f"{rules.name}: {profile.title}. {profile.source}")
    changed = differences(rules, CLASSIC)
    say()
    for name, (meaning, source) in rule_fields().items():
        if name == "name":
            continue
        mark = "*" if name in changed else " "
        say(f"{mark} {name} = {format_value(getattr(rules, name))}")
        if name in changed:
            say(f"      classic: {format_value(changed[name][1])}")
        say(f"      {meaning}")
        say(f"      sources: {source}")
    say()
    count = "No field differs" if not changed else f"* {len(changed)} of the fields differ"
    say(f"{count} from classic.")
