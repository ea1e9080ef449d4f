"""The commands around the notebook half, without starting a server."""

from __future__ import annotations

import json
import re
import socket
import sys
from pathlib import Path

import pytest

from sixtysix_teach.cli import COMMANDS, _front, build_parser, main
from sixtysix_teach.cli._ports import first_free, is_free
from sixtysix_teach.cli.lab import command, copy_lessons
from sixtysix_teach.errors import SixtySixError


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    folder = tmp_path / "lessons"
    folder.mkdir()
    for name in ("01_one.ipynb", "app.ipynb", "lessons.toml", "notes.bak"):
        (folder / name).write_text(f"first {name}", encoding="utf-8")
    return folder


def test_every_command_registers_and_says_what_it_is_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    build_parser()
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    shown = capsys.readouterr().out
    assert [name for name in COMMANDS if f"\n    {name} " not in shown] == []


def test_an_unknown_command_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["shuffle"])
    assert stopped.value.code == 2
    assert "shuffle" in capsys.readouterr().err


def test_a_taken_port_gives_way_to_the_next_free_one() -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        taken = holder.getsockname()[1]
        assert not is_free(taken, "127.0.0.1")
        assert first_free(taken, "127.0.0.1") > taken


def test_an_asked_port_that_is_taken_is_refused(
    capsys: pytest.CaptureFixture[str], lessons: Path
) -> None:
    pytest.importorskip("voila")
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        taken = holder.getsockname()[1]
        status = main(["app", "--no-browser", f"--port={taken}", f"--lessons={lessons}"])
    assert status == 2
    assert f"port {taken} is taken" in capsys.readouterr().err


def test_the_app_without_its_extra_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(_front, "NEEDED", ("not_a_package_anywhere",))
    assert main(["app"]) == 2
    said = capsys.readouterr().err
    assert "not_a_package_anywhere" in said
    assert "pip install" in said


def test_copied_lessons_leave_out_what_is_no_lesson(lessons: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine"
    assert copy_lessons(lessons, target) == ()
    copied = sorted(p.name for p in target.iterdir() if not p.name.startswith("."))
    assert copied == ["01_one.ipynb", "app.ipynb", "lessons.toml"]


def test_a_copy_the_learner_changed_is_never_overwritten(lessons: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine"
    copy_lessons(lessons, target)
    (target / "01_one.ipynb").write_text("my notes", encoding="utf-8")
    (lessons / "01_one.ipynb").write_text("second edition", encoding="utf-8")
    (lessons / "app.ipynb").write_text("second edition", encoding="utf-8")
    assert copy_lessons(lessons, target) == ("01_one.ipynb",)
    assert (target / "01_one.ipynb").read_text(encoding="utf-8") == "my notes"
    assert (target / "app.ipynb").read_text(encoding="utf-8") == "second edition"


def test_with_a_damaged_ledger_nothing_changed_is_overwritten(
    lessons: Path, tmp_path: Path
) -> None:
    target = tmp_path / "mine"
    copy_lessons(lessons, target)
    (target / ".sixtysix-copied.json").write_text("{", encoding="utf-8")
    (lessons / "app.ipynb").write_text("second edition", encoding="utf-8")
    assert copy_lessons(lessons, target) == ("app.ipynb",)


def test_lab_opens_the_first_lesson(lessons: Path) -> None:
    words = command(lessons, 7001, browser=False)
    assert "--LabApp.default_url=/lab/tree/01_one.ipynb" in words
    assert "--ServerApp.port=7001" in words
    assert "--no-browser" in words


def test_doctor_reports_in_json_and_ends_with_its_verdict(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = main(["doctor", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert status == (0 if report["fine"] else 1)
    states = {check["name"]: check["state"] for check in report["checks"]}
    assert states["python"] == "ok"
    assert all(check["advice"] for check in report["checks"] if check["state"] == "mend")


def test_doctor_names_a_missing_package_and_its_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from sixtysix_teach.cli import doctor

    monkeypatch.setattr(doctor, "missing_packages", lambda: ("voila",))
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "mend voila" in said
    assert "pip install" in said


def test_doctor_says_which_engine_gives_the_exact_answers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["doctor"])
    assert re.search(r"ok +exact answers +wasmtime [\d.]+, kernel \w{8} ", capsys.readouterr().out)


def test_doctor_without_the_engine_says_why_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from sixtysix_teach.solver import host

    monkeypatch.setitem(sys.modules, "wasmtime", None)
    monkeypatch.setattr(host, "_kernel", None)
    monkeypatch.setattr(host, "_reason", None)
    main(["doctor", "--json"])
    checks = json.loads(capsys.readouterr().out)["checks"]
    (found,) = (check for check in checks if check["name"] == "exact answers")
    assert found["state"] == "note"
    assert "plain Python gives them: wasmtime cannot be imported" in found["found"]


def test_no_free_port_is_an_error_of_ours() -> None:
    with pytest.raises(SixtySixError):
        first_free(65536, "127.0.0.1")
