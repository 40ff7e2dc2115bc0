"""The living room at dusk and the reading corner beside it; a waiting room with the same chairs."""
from .. import geo, layers, mat, studio, stuff, shell, furniture as fu, things as th, catalogue as F
from ..mat import srgb
from ..room import book
from . import lamps
put = stuff.place


def _shell(wall="#b7ab9a", sky=shell.DUSK, light=30, strength=0.9):
    wm = mat.plaster("wall", srgb(wall), 0.16, 2.0, 0.06)
    hole = (-2.75, -0.95, 0.22, 2.42)
    shell.wall(-5, 5.2, 0, 2.9, wm, [hole])
    # The light is parallel to the window, because a turned one would cut through the mullions and be visible.
    shell.window(*hole, mullions=2, transom=0.0, light=light, aim=(0, -1, (hole[2] + hole[3]) / 2))
    shell.sky(sky, strength=strength, z0=-2.2)
    shell.curtain(-3.20, -2.60, -0.10, 2.80, 8)
    shell.floor(-4.6, 5, -5.6, 0)
    shell.skirting(-5, 5.2, 0, "#a59885")
    studio.area("room", (1.2, -5.4, 2.5), (0.4, -0.6, 0.8), 3.2, 42, k=6500)
    studio.world(0.05, 0.03, 0.02, (0.8, 0.9, 1.15))


def dusk():
    """The start page's picture: sofa, arc lamp, a table lamp further back. Its left third is plain, for text."""
    _dusk()
    studio.camera((0.0, -0.7, 0.98), 5.1, 0.0, 70)


def dusk_portrait():
    """The same room for phones: both lamps in the upper half, the rug below them is plain, for text."""
    _dusk()
    studio.camera((0.05, -0.7, 0.76), 6.1, 0.0, 70, shift=(0.35, 0))


def _dusk():
    _shell()
    put(lambda: fu.rug(2.9, 1.9, "#a99c84"), (0.50, -1.60, 0))
    put(lambda: fu.sofa(2.2, "#8e8672"), (0.38, -0.66, 0))
    put(lambda: fu.pillow("#63473d", (0.46, 0.15, 0.46), 1), (-0.28, -0.62, 0.60), 10, (-17, 4))
    put(lambda: fu.pillow("#9a8f7b", (0.50, 0.15, 0.40), 2), (0.96, -0.64, 0.575), -8, (-18, -3))
    put(layers.of("arc", lambda: F.arc_floor("black", power=0.46, bright=4)), (1.42, -0.98, 0), 172)
    put(lambda: fu.round_table(0.42, 0.36), (0.10, -1.75, 0))
    book(0.16, -1.78, 0.36, 0.27, 0.20, 0.026, "#3c4340", 0.2)
    book(0.15, -1.785, 0.386, 0.22, 0.16, 0.020, "#8a5542", 0.05)
    put(lambda: th.bowl(0.085, 0.05, "#cfc6b8"), (-0.10, -1.70, 0.36))
    put(lambda: fu.nightstand(0.50, 0.38, 0.50), (1.76, -0.32, 0))
    put(layers.of("table", lambda: F.pleated_table("brass", power=1.5, k=2900)), (1.75, -0.33, 0.50))
    put(lambda: th.art(0.80, 1.02, 0), (0.02, -0.001, 1.16))
    put(lambda: th.vase("#7c6f60", 0.40, "#5f6a4e", 5, 0.26, 0.62, 3, 1), (-1.02, -0.30, 0))


def noon():
    layers.daylight((-2.75, -0.95, 0.22, 2.42), (1.3, -1.5, -1.0), 160, 26, 260, sky=(-9.0, 18.0, -2.2, 8.0))


def reading():
    """A chair, a floor lamp and a bookcase, after dark."""
    _shell("#8d8676", shell.NIGHT, 5, 1.2)
    put(lambda: fu.rug(2.2, 1.6, "#7d6a55"), (0.95, -1.15, 0))
    put(lambda: fu.shelf(1.25, 2.15, rows=6, books=0.95, seed=5), (2.16, -0.16, 0))
    put(lambda: fu.armchair("#74574a"), (0.62, -1.02, 0), 22)
    put(lambda: lamps.pleated_floor(power=1.35), (1.25, -0.62, 0))
    put(lambda: fu.stool(0.17, 0.42), (1.28, -1.42, 0))
    book(1.28, -1.42, 0.42, 0.23, 0.16, 0.022, "#d8cfbf", 0.3)
    put(lambda: th.cup("#55606b", 0.036, 0.07), (1.25, -1.40, 0.442))
    put(lambda: th.basket(0.19, 0.30), (-0.30, -0.42, 0))
    put(lambda: th.art(0.50, 0.66, 1), (0.42, -0.001, 1.30))
    studio.camera((0.60, -1.0, 0.98), 4.5, 0.0, 76)


def waiting():
    """The waiting room in Nora: easy chairs, a floor lamp, opal discs dimmed."""
    wm = mat.plaster("wall", srgb("#a9ae9e"), 0.10, 1.6, 0.04)
    shell.wall(-5, 5, 0, 2.72, wm)
    geo.box("ceiling", (10, 6, 0.05), mat.plain("ceiling", srgb("#dcd7cc"), 0.9, 0.1), at=(0, -2.9, 2.70), bevel=0)
    pan = stuff.boards("panel", srgb("#9aa08f"), 0.45, 0.03)
    shell.panelling(-5, 5, 0.001, 1.02, pan, 0.14)
    geo.box("rail", (10, 0.045, 0.03), wood_x(), at=(0, -0.022, 1.0202), bevel=0.004)
    shell.floor(-4.6, 4.6, -5.6, 0)
    studio.area("window", (-3.6, -2.6, 1.7), (0.6, -0.6, 0.6), 1.6, 46, size_y=2.0, k=7800)
    studio.area("room", (1.2, -5.4, 2.4), (0.4, -0.6, 0.8), 3.2, 30, k=6500)
    studio.world(0.06, 0.04, 0.03, (0.85, 0.93, 1.1))
    for x, a, c in ((-0.75, 12, "#c9bfa9"), (0.35, 0, "#7d8a78"), (1.95, -16, "#c9bfa9")):
        put(lambda: fu.armchair(c), (x, -0.62 - abs(a) * 0.004, 0), a)
    put(lambda: fu.round_table(0.30, 0.46), (1.18, -0.66, 0))
    put(lambda: th.vase("#cfc6b8", 0.17, "#6d7658", 4, 0.16, 0.30, 5), (1.06, -0.56, 0.46))
    book(1.24, -0.74, 0.46, 0.21, 0.28, 0.006, "#d8cfbf", 0.25)
    put(lambda: lamps.pleated_floor(power=1.2), (1.24, -0.28, 0))
    for x in (-1.4, 0.5, 2.4):
        put(lambda: lamps.disc(0.2, 2900, 0.30), (x, -1.5, 2.70))
    for x, kd in ((-0.98, 2), (-0.32, 0), (0.34, 1)):
        put(lambda: th.art(0.42, 0.54, kd), (x, -0.001, 1.36))
    studio.camera((0.46, -0.7, 1.26), 4.7, 0.0, 62)


def wood_x():
    return fu.wood()
