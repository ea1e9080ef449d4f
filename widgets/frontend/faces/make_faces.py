"""Draw the card faces and write faces.svg (one sprite of <symbol>s).

Card box: 240 x 336 (5:7). Index column x 12..84 (rank over suit); art x 86..226.
A 44 px strip of a 76 px card shows x 0..139, so the whole index is always visible.
Colours come from CSS custom properties with fallbacks, so one sprite serves all themes.
Symbols: f-<suit><rank> (French, suits s h d c, ranks A 10 K Q J 9 8 7),
g-<suit><rank> (German, suits a l h b, ranks A 10 K O U 9 8 7),
s-<suit> (French pips), t-<suit> (German pips), back, back-plain.
Inline the sprite once per page and draw with <svg viewBox="0 0 240 336"><use href="#f-hK"/></svg>.
"""
# Drawing code: one long line of SVG a shape is easier to read than wrapped ones.
# ruff: noqa: E501

from collections.abc import Callable
from pathlib import Path

GLYPH = {  # strokes in a box 76 high; (width, path)
    "A": (58, "M7 70 29 7 51 70M16 48H42"),
    "K": (56, "M9 7V70M48 7 11 44M24 33 50 70"),
    "Q": (62, "M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7ZM34 52 54 72"),
    "J": (48, "M20 7H40V50C40 62 33 69 23 69S6 62 6 52"),
    "10": (72, "M6 19 19 7V70M50 7C60 7 65 18 65 38S60 69 50 69 35 58 35 38 40 7 50 7Z"),
    "9": (54, "M27 7A20 20 0 1 1 27 47 20 20 0 1 1 27 7ZM47 27C47 50 38 66 18 70"),
    "8": (
        54,
        "M27 7A16 15 0 1 1 27 37 16 15 0 1 1 27 7ZM27 37A20 16 0 1 1 27 69 20 16 0 1 1 27 37Z",
    ),
    "7": (52, "M6 7H46C34 24 24 46 21 70"),
    "O": (58, "M29 7C43 7 52 19 52 38S43 69 29 69 6 57 6 38 15 7 29 7Z"),
    "U": (56, "M8 7V46C8 61 16 69 28 69S48 61 48 46V7"),
}
PAPER = "var(--card-face,#fffdf7)"
GOLD = "var(--card-gold,#d9a441)"
GOLD2 = "var(--card-gold-2,#a8751d)"
INK = "var(--card-ink,#2b2620)"

PIP = {
    "s-s": '<path d="M50 5C61 26 93 42 93 65 93 78 83 85 73 85 65 85 58 81 54 75 55 85 59 92 67 96H33C41 92 45 85 46 75 42 81 35 85 27 85 17 85 7 78 7 65 7 42 39 26 50 5Z"/>',
    "s-h": '<path d="M50 93C22 70 6 51 6 31 6 15 18 7 29 7 39 7 47 13 50 24 53 13 61 7 71 7 82 7 94 15 94 31 94 51 78 70 50 93Z"/>',
    "s-d": '<path d="M50 3C58 22 72 40 88 50 72 60 58 78 50 97 42 78 28 60 12 50 28 40 42 22 50 3Z"/>',
    "s-c": '<path d="M50 5A21.500 21.500 0 0 1 66 41 21.500 21.500 0 1 1 54.500 71C55 83 59 92 67 96H33C41 92 45 83 45.500 71A21.500 21.500 0 1 1 34 41 21.500 21.500 0 0 1 50 5Z"/>',
    "t-a": f'<path d="M50 17C50 10 54 6 61 3" fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round"/><path d="M16 47C16 24 32 15 50 15S84 24 84 47C84 51 81 53 77 53H23C19 53 16 51 16 47Z"/><path d="M25 58H75C75 78 63 90 50 97 37 90 25 78 25 58Z" fill="var(--suit-a-2,#c98a34)" stroke="currentColor" stroke-width="4"/><path d="M30 30 42 48M50 22V48M70 30 58 48" stroke="{PAPER}" stroke-width="3.500" fill="none" opacity=".75"/>',
    "t-l": f'<path d="M50 3C60 16 92 34 92 58 92 72 82 79 71 79 63 79 57 76 54 72V90C54 96 46 96 46 90V72C43 76 37 79 29 79 18 79 8 72 8 58 8 34 40 16 50 3Z"/><path d="M50 22V70M50 46 66 34M50 46 34 34M50 63 72 50M50 63 28 50" stroke="{PAPER}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>',
    "t-h": '<path d="M50 93C22 70 6 51 6 31 6 15 18 7 29 7 39 7 47 13 50 24 53 13 61 7 71 7 82 7 94 15 94 31 94 51 78 70 50 93Z"/>',
    "t-b": f'<circle cx="50" cy="13" r="8" fill="none" stroke="currentColor" stroke-width="6"/><circle cx="50" cy="57" r="39" fill="var(--suit-b-2,#e3a52c)" stroke="currentColor" stroke-width="6"/><path d="M12 50H88V64H12Z"/><path d="M50 72V86" stroke="currentColor" stroke-width="7" stroke-linecap="round"/><circle cx="50" cy="73" r="6.500"/><path d="M18 57H82" stroke="{PAPER}" stroke-width="3" stroke-dasharray="5 6" opacity=".85"/>',
}
COLOR = {  # French then German
    "f": {"s": "#1f1d1b", "h": "#bf1f2b", "d": "#1d5fbf", "c": "#1b7a3d"},
    "g": {"a": "#6b3f17", "l": "#1b7a3d", "h": "#bf1f2b", "b": "#8a5a00"},
}
SKIN = {
    "s": "#8a5a3c",
    "h": "#f1cba6",
    "d": "#dba676",
    "c": "#b5794c",
    "a": "#dba676",
    "l": "#8a5a3c",
    "b": "#f1cba6",
}
HAIR = {
    "s": "#2a211c",
    "h": "#8d4a23",
    "d": "#5b3a22",
    "c": "#3a2a20",
    "a": "#4a3020",
    "l": "#2a211c",
    "b": "#b8863a",
}
TEX = {"s": "tx-v", "h": "tx-o", "d": "tx-d", "c": "tx-w", "a": "tx-w", "l": "tx-v", "b": "tx-d"}

DEFS = """<defs>
<clipPath id="cp-panel"><rect x="86" y="14" width="140" height="308" rx="12"/></clipPath>
<pattern id="tx-v" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 3 7 10 14 3" fill="none" stroke="#fff" stroke-width="2.500" opacity=".34"/></pattern>
<pattern id="tx-o" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2.600" fill="#fff" opacity=".42"/><circle cx="12" cy="12" r="2.600" fill="#fff" opacity=".42"/></pattern>
<pattern id="tx-d" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M9 2 16 9 9 16 2 9Z" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/></pattern>
<pattern id="tx-w" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M3 0V12M9 0V12" stroke="#fff" stroke-width="2" opacity=".3"/></pattern>
<pattern id="tx-b" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M12 1 23 12 12 23 1 12Z" fill="none" stroke="var(--back-2,#f3d9b8)" stroke-width="2"/><circle cx="12" cy="12" r="3" fill="var(--back-2,#f3d9b8)"/></pattern>
</defs>"""


def sym(i: str, body: str, vb: str = "0 0 240 336") -> str:
    """Return a named symbol."""
    return f'<symbol id="{i}" viewBox="{vb}">{body}</symbol>'


def pip(s: str, x: float, y: float, size: float, extra: str = "") -> str:
    """Return a suit sign with its middle at x, y."""
    return f'<use href="#{s}" x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size}" height="{size}"{extra}/>'


def index(rank: str, p: str) -> str:
    """Return the index column: the rank over the suit sign."""
    w, d = GLYPH[rank]
    sc = 0.98
    x = 46 - w * sc / 2
    return (
        f'<path d="{d}" transform="translate({x:.1f} 20) scale({sc})" fill="none" stroke="currentColor" '
        f'stroke-width="12.500" stroke-linecap="round" stroke-linejoin="round"/>'
        + pip(p, 46, 140, 58)
    )


def base(inner: str, col: str) -> str:
    """Return a blank card in a suit colour with *inner* on it."""
    return (
        f'<g style="color:{col};fill:{col}"><rect x="1.500" y="1.500" width="237" height="333" rx="20" fill="{PAPER}" '
        f'stroke="var(--card-edge,#7d7263)" stroke-width="3"/>{inner}</g>'
    )


def eyes(y: int = 116, dx: int = 13, lash: bool = False) -> str:
    """Return two eyes with brows, or with lashes."""
    out = f'<g fill="{INK}"><circle cx="{70 - dx}" cy="{y}" r="3.600"/><circle cx="{70 + dx}" cy="{y}" r="3.600"/></g>'
    up = 5 if lash else 11
    for s in (-1, 1):
        x = 70 + s * dx
        if lash:
            out += f'<path d="M{x - 7} {y - 3}Q{x} {y - 10} {x + 7} {y - 3}" fill="none" stroke="{INK}" stroke-width="2.600" stroke-linecap="round"/>'
        else:
            out += f'<path d="M{x - 7} {y - up}H{x + 7}" stroke="{INK}" stroke-width="3.200" stroke-linecap="round"/>'
    return out


def nose(y: int = 118) -> str:
    """Return a nose that starts at *y*."""
    return f'<path d="M70 {y}V{y + 13}H75" fill="none" stroke="{INK}" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/>'


def body(d: str, tex: str) -> str:
    """Return a filled outline with the pattern of its suit over it."""
    return f'<path d="{d}"/><path d="{d}" fill="url(#{tex})"/>'


def king(s: str, p: str) -> str:
    """Return the king of suit *s*, with pip *p*."""
    sk, hr = SKIN[s], HAIR[s]
    beard = {
        "s": "#5a5048",
        "h": "#8d4a23",
        "d": "#c9bda9",
        "c": "#4a3020",
        "a": "#8d4a23",
        "l": "#5a5048",
        "b": "#c9bda9",
    }[s]
    return (
        body("M0 308V252C0 214 26 198 70 198S140 214 140 252V308Z", TEX[s])
        + f'<path d="M54 214H86V308H54Z" fill="{GOLD}"/><path d="M54 214V308M86 214V308" stroke="{GOLD2}" stroke-width="3"/>'
        + f'<path d="M8 226C16 204 40 194 70 194S124 204 132 226C112 246 28 246 8 226Z" fill="#fff8ea" stroke="{INK}" stroke-width="2.500"/>'
        + "".join(
            f'<path d="M{x} {y}v9" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
            for x, y in ((24, 218), (42, 228), (98, 228), (116, 218))
        )
        + f'<path d="M36 92H104V138H36Z" fill="{hr}"/>'
        + f'<rect x="41" y="84" width="58" height="78" rx="22" fill="{sk}"/>'
        + f'<path d="M36 122C42 138 52 142 70 140 88 142 98 138 104 122V158C104 190 88 208 70 220 52 208 36 190 36 158Z" fill="{beard}"/>'
        + f'<path d="M52 147C58 138 66 138 70 142 74 138 82 138 88 147 80 152 74 150 70 148 66 150 60 152 52 147Z" fill="{INK}" opacity=".45"/>'
        + f'<path d="M62 158Q70 163 78 158" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
        + eyes(117)
        + nose(118)
        + f'<path d="M33 97 24 44 48 68 70 32 92 68 116 44 107 97Z" fill="{GOLD}" stroke="{GOLD2}" stroke-width="3" stroke-linejoin="round"/>'
        + f'<path d="M33 84H107V99H33Z" fill="{GOLD2}"/>'
        + '<circle cx="24" cy="42" r="7"/><circle cx="116" cy="42" r="7"/><circle cx="70" cy="29" r="8"/>'
        + f'<g fill="{PAPER}"><circle cx="50" cy="91.500" r="4"/><circle cx="70" cy="91.500" r="4"/><circle cx="90" cy="91.500" r="4"/></g>'
        + pip(p, 70, 272, 28, ' style="color:currentColor;fill:currentColor"')
    )


def queen(s: str, p: str) -> str:
    """Return the queen of suit *s*, with pip *p*."""
    sk, hr = SKIN[s], HAIR[s]
    return (
        f'<path d="M70 62C30 62 20 100 20 148 20 190 14 214 8 236H132C126 214 120 190 120 148 120 100 110 62 70 62Z" fill="{hr}"/>'
        + body("M2 308C4 252 22 222 46 208H94C118 222 136 252 138 308Z", TEX[s])
        + f'<path d="M44 209C52 246 64 258 70 262 76 258 88 246 96 209L82 196H58Z" fill="{sk}"/>'
        + f'<path d="M40 210C48 250 62 264 70 268 78 264 92 250 100 210" fill="none" stroke="{GOLD}" stroke-width="6" stroke-linecap="round"/>'
        + f'<rect x="58" y="148" width="24" height="56" rx="10" fill="{sk}"/><path d="M58 166Q70 178 82 166V158H58Z" fill="{INK}" opacity=".18"/>'
        + f'<path d="M48 204Q70 226 92 204" fill="none" stroke="{GOLD}" stroke-width="4" stroke-dasharray="1 8" stroke-linecap="round"/>'
        + f'<ellipse cx="70" cy="124" rx="31" ry="39" fill="{sk}"/>'
        + f'<path d="M36 132C32 96 48 78 70 78S108 96 104 132C100 112 88 100 70 92 52 100 40 112 36 132Z" fill="{hr}"/>'
        + '<g fill="#c8403a" opacity=".3"><circle cx="51" cy="136" r="7"/><circle cx="89" cy="136" r="7"/></g>'
        + eyes(124, 14, True)
        + nose(126)
        + '<path d="M62 148Q66 144 70 147 74 144 78 148 70 156 62 148Z" fill="#a8322f"/>'
        + f'<path d="M36 86C40 62 48 60 54 70 58 46 66 34 70 34S82 46 86 70C92 60 100 62 104 86 84 76 56 76 36 86Z" fill="{GOLD}" stroke="{GOLD2}" stroke-width="3" stroke-linejoin="round"/>'
        + '<circle cx="70" cy="62" r="7"/>'
        + f'<circle cx="70" cy="31" r="5" fill="{GOLD2}"/><circle cx="43" cy="66" r="4" fill="{GOLD2}"/><circle cx="97" cy="66" r="4" fill="{GOLD2}"/>'
        + f'<circle cx="38" cy="150" r="4.500" fill="{GOLD}"/><circle cx="102" cy="150" r="4.500" fill="{GOLD}"/>'
        + f'<circle cx="70" cy="284" r="20" fill="{PAPER}"/>'
        + pip(p, 70, 285, 27)
    )


def tunic(s: str, p: str) -> str:
    """Return the jack's two-sided tunic."""
    d = "M6 308V256C6 222 30 204 52 200H88C110 204 134 222 134 256V308Z"
    h = "M70 200H88C110 204 134 222 134 256V308H70Z"
    return (
        body(d, TEX[s])
        + f'<path d="{h}" fill="{PAPER}" opacity=".82"/><path d="{h}" fill="none" stroke="currentColor" stroke-width="3"/>'
        + pip(p, 102, 262, 36)
    )


def jack(s: str, p: str) -> str:
    """Return the jack of suit *s*, with pip *p*."""
    sk, hr = SKIN[s], HAIR[s]
    return (
        tunic(s, p)
        + f'<rect x="58" y="150" width="24" height="52" rx="10" fill="{sk}"/><path d="M58 168Q70 180 82 168V160H58Z" fill="{INK}" opacity=".18"/>'
        + f'<path d="M70 236 38 204 54 190 70 204 86 190 102 204Z" fill="{GOLD}" stroke="{GOLD2}" stroke-width="3" stroke-linejoin="round"/>'
        + f'<path d="M34 92H106V150C106 164 90 166 90 152H50C50 166 34 164 34 150Z" fill="{hr}"/>'
        + f'<path d="M43 96H97V132C97 152 84 164 70 164S43 152 43 132Z" fill="{sk}"/>'
        + f'<path d="M43 96H97V112C84 108 62 104 43 114Z" fill="{hr}"/>'
        + eyes(126, 13)
        + nose(127)
        + f'<path d="M61 149Q70 156 80 147" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
        + f'<path d="M96 72C98 46 112 24 130 14 136 38 126 62 104 78Z" fill="{GOLD}" stroke="{GOLD2}" stroke-width="3" stroke-linejoin="round"/><path d="M102 72 124 28" stroke="{GOLD2}" stroke-width="3"/>'
        + f'<path d="M26 98C16 70 44 50 78 54 110 57 122 80 114 100 90 88 54 86 26 98Z"/><path d="M24 99C52 84 92 86 116 101" fill="none" stroke="{GOLD}" stroke-width="7" stroke-linecap="round"/>'
    )


def ober(s: str, p: str) -> str:
    """Return the Ober: a hat, and the suit sign high."""
    sk, hr = SKIN[s], HAIR[s]
    return (
        body("M0 308V254C0 220 26 204 70 204S140 220 140 254V308Z", TEX[s])
        + f'<path d="M16 216 44 206 140 292V308H116Z" fill="{GOLD}" stroke="{GOLD2}" stroke-width="3"/>'
        + f'<path d="M0 252C0 226 14 214 30 210L36 234 0 262ZM140 252C140 226 126 214 110 210L104 234 140 262Z" fill="{GOLD2}"/>'
        + f'<rect x="57" y="166" width="26" height="44" rx="8" fill="{sk}"/><path d="M40 214Q70 238 100 214L92 200H48Z" fill="#fff8ea" stroke="{INK}" stroke-width="2.500"/>'
        + f'<path d="M38 110H102V150H38Z" fill="{hr}"/>'
        + f'<rect x="42" y="104" width="56" height="80" rx="25" fill="{sk}"/>'
        + eyes(140, 13)
        + nose(141)
        + f'<path d="M70 160C60 154 48 156 42 168 54 172 64 168 70 166 76 168 86 172 98 168 92 156 80 154 70 160Z" fill="{hr}"/>'
        + f'<path d="M64 174Q70 177 76 174" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
        + '<path d="M30 112C30 88 48 82 70 82S110 88 110 112Z"/><path d="M10 118C40 104 100 104 130 118 124 128 16 128 10 118Z"/>'
        + f'<path d="M44 104H96" stroke="{GOLD}" stroke-width="7"/>'
        + f'<path d="M36 104C22 92 16 74 22 60 38 66 48 84 46 104Z" fill="{GOLD}" stroke="{GOLD2}" stroke-width="3"/>'
        + pip(p, 94, 44, 64)
    )


def unter(s: str, p: str) -> str:
    """Return the Unter: a staff, and the suit sign low."""
    sk, hr = SKIN[s], HAIR[s]
    return (
        f'<path d="M122 60V308" stroke="{GOLD2}" stroke-width="8"/><path d="M122 22 134 60 122 74 110 60Z" fill="{GOLD}" stroke="{GOLD2}" stroke-width="3"/>'
        + f'<g transform="translate(-10 -44)"><rect x="58" y="150" width="24" height="52" rx="10" fill="{sk}"/></g>'
        + '<g transform="translate(-10 -44)">'
        + body("M6 352V256C6 222 30 204 52 200H88C110 204 134 222 134 256V352Z", TEX[s])
        + f'<path d="M50 196 70 220 90 196Z" fill="{sk}"/><path d="M46 196 70 226 94 196" fill="none" stroke="{GOLD}" stroke-width="6" stroke-linejoin="round"/>'
        + f'<path d="M38 84H102V140C102 156 92 156 92 146H48C48 156 38 156 38 140Z" fill="{hr}"/>'
        + f'<path d="M44 92H96V132C96 152 84 164 70 164S44 152 44 132Z" fill="{sk}"/>'
        + eyes(124, 13)
        + nose(125)
        + f'<path d="M62 147Q70 153 78 147" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
        + f'<path d="M32 104C32 72 44 60 70 60S108 72 108 104Z"/><path d="M30 102H110" stroke="{GOLD}" stroke-width="9" stroke-linecap="round"/></g>'
        + f'<circle cx="60" cy="258" r="40" fill="{PAPER}" stroke="currentColor" stroke-width="3"/>'
        + pip(p, 60, 259, 56)
    )


def court(fig: Callable[[str, str], str], s: str, p: str) -> str:
    """Return a court card: a framed figure."""
    return (
        f'<g clip-path="url(#cp-panel)"><rect x="86" y="14" width="140" height="308" fill="currentColor" opacity=".1"/>'
        f'<circle cx="156" cy="126" r="66" fill="{PAPER}" opacity=".75"/>'
        f'<g transform="translate(86 14)">{fig(s, p)}</g></g>'
        f'<rect x="87.500" y="15.500" width="137" height="305" rx="11" fill="none" stroke="currentColor" stroke-width="3" opacity=".55"/>'
    )


def numbers(rank: str, p: str) -> str:
    """Return the suit signs of a number card."""
    xs, n = (120, 196), int(rank)
    ys = (52, 129, 207, 284) if n > 8 else (52, 168, 284)
    mid = {10: (90, 246), 9: (168,), 8: (110, 226), 7: (110,)}[n]
    sz = 46
    return "".join(pip(p, x, y, sz) for x in xs for y in ys) + "".join(
        pip(p, 158, y, sz) for y in mid
    )


def ace(p: str, german: bool) -> str:
    """Return one large sign, or two for the German deck."""
    frame = '<rect x="87.500" y="15.500" width="137" height="305" rx="11" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="3" stroke-opacity=".55"/>'
    if german:
        return frame + pip(p, 156, 96, 104) + pip(p, 156, 240, 104)
    rays = "".join(
        f'<path d="M156 {168 - 84}V{168 - 98}" transform="rotate({a} 156 168)" stroke="{GOLD}" stroke-width="6" stroke-linecap="round"/>'
        for a in (-24, 0, 24, 156, 180, 204)
    )
    return frame + rays + pip(p, 156, 168, 122)


def back(plain: bool = False) -> str:
    """Return a card back; the plain one is for small sizes."""
    mid = (
        ""
        if plain
        else '<circle cx="120" cy="168" r="56" fill="var(--back,#9c4630)" stroke="var(--back-2,#f3d9b8)" stroke-width="5"/>'
        + '<g fill="var(--back-2,#f3d9b8)">'
        + "".join(
            f'<path d="M120 122 130 138 120 154 110 138Z" transform="rotate({a} 120 168)"/>'
            f'<path d="M120 148 124 156 120 164 116 156Z" transform="rotate({a + 30} 120 168)"/>'
            for a in range(0, 360, 60)
        )
        + "</g>"
    )
    return (
        f'<rect x="1.500" y="1.500" width="237" height="333" rx="20" fill="{PAPER}" stroke="var(--card-edge,#7d7263)" stroke-width="3"/>'
        f'<rect x="14" y="14" width="212" height="308" rx="12" fill="var(--back,#9c4630)"/>'
        f'<g transform="translate(12 12)"><rect x="12" y="12" width="192" height="288" fill="url(#tx-b)"/></g>'
        f'<rect x="20" y="20" width="200" height="296" rx="8" fill="none" stroke="var(--back-2,#f3d9b8)" stroke-width="2.500"/>'
        + mid
    )


def build() -> str:
    """Return the whole sprite."""
    out = [sym(k, v, "0 0 100 100") for k, v in PIP.items()]
    for deck, ranks, figs in (
        ("f", "A 10 K Q J 9 8 7", {"K": king, "Q": queen, "J": jack}),
        ("g", "A 10 K O U 9 8 7", {"K": king, "O": ober, "U": unter}),
    ):
        for s, hexa in COLOR[deck].items():
            p = ("s-" if deck == "f" else "t-") + s
            col = f"var(--suit-{'g' if deck == 'g' else ''}{s},{hexa})"
            for r in ranks.split():
                art = (
                    court(figs[r], s, p)
                    if r in figs
                    else ace(p, deck == "g")
                    if r == "A"
                    else numbers(r, p)
                )
                out.append(sym(f"{deck}-{s}{r}", base(index(r, p) + art, col)))
    out += [sym("back", back()), sym("back-plain", back(True))]
    return (
        (
            '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" style="position:absolute;width:0;height:0;overflow:hidden">'
            + DEFS
            + "\n".join(out)
            + "</svg>\n"
        )
        .replace(".500", ".5")
        .replace(".600", ".6")
        .replace(".400", ".4")
        .replace(".200", ".2")
    )


if __name__ == "__main__":
    f = Path(__file__).with_name("faces.svg")
    f.write_text(build(), encoding="utf-8")
    print(f.name, f.stat().st_size)
