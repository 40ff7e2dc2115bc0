"""Corners of rooms in portrait format, each with one or two lamps of the catalogue; for galleries, which show 4:5."""
import random
from .. import geo, mat, studio, stuff, shell, furniture as fu, things as th
from ..families import bagvik, ekvika, grindo, langhed, murla, ringholm, skarpnas, tjarna
from ..mat import srgb
from ..room import book, sideboard
from ..textile import rolled
from . import outdoor
put = stuff.place


def _wall(color, floor=True, skirting="#a3947f"):
    shell.wall(-4, 4, 0, 2.9, mat.plaster("wall", srgb(color), 0.16, 2.0, 0.06))
    if floor:
        shell.floor(-4.2, 4.2, -5.6, 0)
        shell.skirting(-4, 4, 0, skirting)


def _daylight(watt=40, room=36):
    """Adds a window outside the picture on the left, and the light of a dim room behind the camera."""
    studio.area("window", (-3.2, -2.4, 1.7), (0.4, -0.5, 0.9), 1.4, watt, size_y=1.9, k=8400)
    studio.area("room", (1.4, -5.2, 2.4), (0.1, -0.5, 0.9), 3.0, room, k=6500)
    studio.world(0.05, 0.03, 0.02, (0.8, 0.9, 1.15))


def table_for_two():
    """A round table below the pendant in black chrome; Murla in chalk on the sideboard behind it."""
    _wall("#a8a092")
    top = sideboard(-0.30, -0.235, W=1.5)
    put(lambda: murla.mushroom("chalk", power=1.5), (-0.46, -0.22, top))
    zz = book(-0.14, -0.25, top, 0.24, 0.18, 0.026, "#55606b", 0.06)
    book(-0.145, -0.25, zz, 0.20, 0.15, 0.020, "#8a5542", -0.08)
    put(lambda: th.vase("#6f6257", 0.20, "#6d7658", 4, 0.12, 0.30, 7), (0.16, -0.24, top))
    put(lambda: fu.round_table(0.48, 0.735), (0.12, -1.45, 0))
    put(lambda: fu.chair(), (-0.38, -1.34, 0), 70)
    put(lambda: fu.chair(), (0.62, -1.32, 0), -68)
    put(lambda: ringholm.globe_pendant("chrome", power=1.1, drop=1.6, turn=0), (0.12, -1.45, 1.46), 24)
    put(lambda: (th.bowl(0.12, 0.06, "#2f3331"), th.lemons(4, 0.10)), (0.18, -1.40, 0.735))
    put(lambda: th.cup("#cbbfa9"), (-0.08, -1.58, 0.735))
    _daylight()
    studio.camera((0.08, -1.0, 1.13), 4.9, 3.0, 84)


def reading_chair():
    """The arc lamp over the arm of an easy chair; the small Ekvika on a low cabinet at its other side."""
    _wall("#978f80")
    put(lambda: fu.rug(2.0, 1.5, "#8d806a"), (0.10, -1.05, 0))
    put(lambda: fu.armchair("#75695b"), (-0.06, -0.98, 0), 16)
    put(lambda: bagvik.arc_floor("black", power=0.28), (0.50, -0.98, 0), 206)
    put(lambda: fu.nightstand(0.44, 0.36, 0.50), (-0.70, -0.34, 0))
    put(ekvika.small, (-0.72, -0.33, 0.50))
    book(-0.58, -0.40, 0.50, 0.15, 0.20, 0.022, "#8a5542", 0.2)
    put(lambda: th.art(0.62, 0.80, 0), (-0.16, -0.001, 1.22))
    _daylight()
    studio.camera((0.10, -0.8, 0.96), 4.75, 2.0, 68)


def hall_console():
    """A hall: the globe at the ceiling, the tall black Murla on a console below a framed print."""
    wm = mat.plaster("wall", srgb("#aaa596"), 0.10, 1.6, 0.04)
    shell.wall(-4, 4, 0, 2.6, wm)
    geo.box("ceiling", (8, 6, 0.05), mat.plain("ceiling", srgb("#d6d0c4"), 0.9, 0.1), at=(0, -2.9, 2.50), bevel=0)
    shell.panelling(-4, 4, 0.001, 1.00, stuff.boards("panel", srgb("#878b7c"), 0.42, 0.02), 0.115)
    geo.box("rail", (8, 0.045, 0.028), stuff.boards("rail", srgb("#878b7c"), 0.42, 0.0), at=(0, -0.022, 1.0002), bevel=0.004)
    shell.slab(-5, 5, -6, 0.3, stuff.stone("stone", srgb("#8d8578"), 0.42, 3.0, 0.08))
    put(lambda: fu.nightstand(1.05, 0.34, 0.80), (-0.10, -0.22, 0))
    put(lambda: murla.mushroom("black", D=0.340, H=0.470, dome=0.196, stem=0.0235, foot=0.104, thick=0.022, bowl=0.58, curve=2.2, power=1.1),
        (-0.38, -0.22, 0.80))
    put(lambda: th.bowl(0.10, 0.045, "#8f5a44"), (0.02, -0.22, 0.80))
    zz = book(0.24, -0.22, 0.80, 0.22, 0.16, 0.024, "#c7bca8", 0.05)
    book(0.245, -0.22, zz, 0.19, 0.14, 0.018, "#3c4340", -0.10)
    put(lambda: th.art(0.46, 0.60, 0), (0.16, -0.001, 1.30))
    put(lambda: th.basket(0.17, 0.26), (0.10, -0.26, 0))
    put(ringholm.ceiling, (0.12, -0.62, 2.50))
    _daylight(34, 30)
    studio.camera((0.0, -0.4, 1.47), 4.6, -2.0, 66)


def bedside_reading():
    """A wall lamp turned down to the pillow; Murla in oxide on the bedside table."""
    _wall("#8f8a80", skirting="#837c70")
    put(lambda: fu.bed(1.6, 2.05, "#d3ccbe", "#7f8a80"), (-0.62, -0.075, 0))
    put(lambda: fu.nightstand(0.50, 0.40, 0.48), (0.50, -0.26, 0))
    put(lambda: murla.mushroom("oxide", power=1.7), (0.56, -0.24, 0.48))
    zz = book(0.37, -0.26, 0.48, 0.15, 0.21, 0.026, "#55606b", 0.12)
    book(0.37, -0.26, zz, 0.13, 0.19, 0.018, "#c7bca8", 0.3)
    put(skarpnas.wall, (0.34, -0.001, 1.06))
    _daylight()
    studio.camera((0.22, -0.3, 0.92), 4.1, 3.0, 88)


def drawing_table():
    """A long table: the level beam above it, a task lamp in chalk at its end."""
    _wall("#a39c90")
    x, y, z = 0.0, -0.62, 0.735
    put(lambda: fu.table(1.70, 0.80), (x, y, 0))
    put(lambda: langhed.beam("black", power=1.5), (x - 0.04, y, 1.66))
    put(lambda: skarpnas.desk("chalk"), (x + 0.50, y + 0.10, z))
    sheet = mat.plain("paper", srgb("#e3ddd0"), 0.85, 0.1)
    geo.box("sheet", (0.62, 0.44, 0.0012), sheet, at=(x - 0.12, y - 0.08, z + 0.0005), rot=(0, 0, 0.10), bevel=0)
    geo.box("sheet", (0.42, 0.30, 0.0012), sheet, at=(x - 0.46, y + 0.06, z + 0.0020), rot=(0, 0, -0.22), bevel=0)
    zz = book(x - 0.62, y + 0.20, z, 0.24, 0.18, 0.028, "#3c4340", 0.1)
    book(x - 0.62, y + 0.20, zz, 0.20, 0.15, 0.022, "#8a5542", -0.1)
    put(lambda: th.cup("#8f5a44", 0.038, 0.08), (x + 0.34, y - 0.20, z))
    put(lambda: fu.chair(), (x - 0.10, y - 0.56, 0), 186)
    put(lambda: th.art(0.46, 0.60, 2), (x - 0.34, -0.001, 1.10))
    _daylight()
    studio.camera((0.04, -0.6, 1.20), 4.7, 2.0, 82, yaw=10)


def passage_discs():
    """A passage: one disc at the ceiling, one on the wall beside a door."""
    wm = mat.plaster("wall", srgb("#b3aea2"), 0.10, 1.6, 0.04)
    shell.wall(-4, 4, 0, 2.6, wm)
    geo.box("ceiling", (8, 6, 0.05), mat.plain("ceiling", srgb("#d6d0c4"), 0.9, 0.1), at=(0, -2.9, 2.46), bevel=0)
    shell.floor(-4.2, 4.2, -5.6, 0)
    shell.skirting(0.14, 4, 0, "#a29c8f")
    shell.skirting(-4, -1.0, 0, "#a29c8f")
    put(lambda: fu.door(0.86, 2.04, "#6c7466"), (-0.42, -0.03, 0))
    put(tjarna.wall, (0.56, -0.001, 1.60))
    put(tjarna.ceiling, (0.28, -0.70, 2.46))
    put(lambda: fu.bench(0.72, 0.32, 0.45), (0.62, -0.22, 0))
    put(lambda: th.basket(0.15, 0.22), (0.70, -0.24, 0))
    put(lambda: th.throw(0.34, 0.6, "#6a5348"), (0.44, -0.24, 0.452))
    put(lambda: fu.rug(1.5, 0.8, "#8d806a"), (0.06, -0.95, 0))
    _daylight(34, 30)
    studio.camera((0.24, -0.4, 1.45), 4.6, -4.0, 69)


def jetty_lantern():
    """The portable lantern set down on the jetty, close to the water."""
    outdoor.jetty(first=1)
    outdoor.wooded(104, 0.20, ((-6, 15, 1.8), (14, 10, 1.5)), random.Random(7))
    put(grindo.portable, (0.16, -1.55, 0), 20)
    put(lambda: rolled(0.27, 0.056, stuff.wool("towel", srgb("#cfc5b2"), 260, 0.9, 0.10)), (0.415, -1.60, 0), 24)
    put(lambda: th.cup("#8f5a44"), (-0.10, -1.72, 0))
    studio.camera((0.20, -1.5, 0.33), 2.5, 6.0, 72)
