"""The dining set: an evening table below three globes, the same table close, and a high timber hall."""
from .. import geo, layers, mat, studio, stuff, shell, furniture as fu, things as th, catalogue as F
from ..mat import srgb
from ..room import book
from . import lamps
put = stuff.place


def chairs(xs, y, front=True, back=True, tone=fu.OAK, seat="#cbb994"):
    for i, x in enumerate(xs):
        if front:
            put(lambda: fu.chair(tone, seat), (x + 0.012 * (i % 2), y - 0.60 - 0.03 * (i % 3), 0), 180 + (4, -3, 6)[i % 3])
        if back:
            put(lambda: fu.chair(tone, seat), (x, y + 0.62, 0), (-3, 4, -5)[i % 3])


def _room():
    wm = mat.plaster("wall", srgb("#b9ab97"), 0.16, 2.0, 0.06)
    hole = (-2.35, -1.15, 0.30, 2.45)
    shell.wall(-5, 5, 0, 2.9, wm, [hole])
    shell.window(*hole, light=26, aim=(1.3, -2.4, 0.4))
    shell.sky(shell.BLUE, strength=1.0)
    shell.curtain(-2.75, -2.22, -0.10, 2.75, 7)
    shell.curtain(-1.28, -1.02, -0.10, 2.75, 4)
    geo.tube("pole", [(-3.4, -0.10, 2.76), (-0.7, -0.10, 2.76)], 0.010, F.rod("black"), bezier=False)
    shell.floor(-4.4, 4.6, -5.4, 0)
    shell.skirting(-5, 5, 0, "#a3947f")
    studio.area("room", (1.5, -5.2, 2.5), (0.3, -0.8, 0.8), 3.0, 40, k=6500)
    studio.world(0.05, 0.03, 0.02, (0.8, 0.9, 1.15))


def _laid(x, y, z):
    """Things on the table after a meal."""
    put(lambda: th.vase("#b7a78f", 0.20, "#6d7658", 5, 0.20, 0.34, 7), (x - 0.52, y + 0.04, z))
    put(lambda: (th.bowl(0.135, 0.07, "#2f3331"), th.lemons(5, 0.12)), (x + 0.06, y - 0.02, z))
    put(th.carafe, (x + 0.44, y + 0.12, z))
    put(lambda: th.cup("#cbbfa9", 0.036, 0.07), (x + 0.62, y + 0.02, z))
    put(lambda: th.cup("#8f5a44", 0.036, 0.07), (x + 0.35, y - 0.22, z))


def evening():
    _room()
    tx, ty = 0.55, -1.35
    put(lambda: fu.table(2.15, 0.92), (tx, ty, 0))
    chairs((tx - 0.62, tx, tx + 0.62), ty)
    put(lambda: fu.chair(), (tx - 1.36, ty + 0.02, 0), 90)
    _laid(tx, ty, 0.735)
    for i, (dx, z) in enumerate(((-0.62, 1.47), (0.0, 1.47), (0.62, 1.47))):
        put(lambda: F.globe_pendant("brass", power=1.15, drop=1.5), (tx + dx, ty, z), (0, 40, -30)[i])
    put(lambda: th.art(0.62, 0.82, 2), (1.55, -0.001, 1.16))
    studio.camera((0.14, ty, 1.09), 4.95, 0.0, 68)


def supper():
    """Seen close from the eye height of a seated person: a portable lamp, two candles and the remains of a supper."""
    _room()
    tx, ty = 0.15, -1.35
    put(lambda: fu.table(2.15, 0.92), (tx, ty, 0))
    chairs((tx - 0.72, tx + 0.02, tx + 0.74), ty, front=False)
    z = 0.735
    put(layers.of("portable", lambda: F.mushroom("brass", "brass", power=2.0)), (tx + 0.26, ty + 0.02, z))
    put(layers.of("candles", lambda: th.candle(0.20, holder=0.06, lit=1.1)), (tx + 0.62, ty + 0.14, z))
    put(layers.of("candles", lambda: th.candle(0.25, holder=0.11, lit=1.1)), (tx + 0.72, ty + 0.02, z))
    put(lambda: (th.plate(0.115), ), (tx - 0.18, ty - 0.24, z))
    put(lambda: th.wine(), (tx - 0.02, ty - 0.08, z))
    put(lambda: th.wine(), (tx + 0.50, ty - 0.16, z))
    put(th.carafe, (tx - 0.36, ty + 0.12, z))
    put(lambda: (th.bowl(0.12, 0.06, "#8f5a44"), th.lemons(4, 0.10, "#7d3a2c")), (tx - 0.64, ty - 0.02, z))
    put(lambda: fu_napkin(), (tx + 0.24, ty - 0.28, z), 14)
    studio.camera((0.19, ty + 0.05, 0.955), 2.35, 7.5, 82, fstop=3.2, focus=2.33)


def noon():
    layers.daylight((-2.35, -1.15, 0.30, 2.45), (1.45, -1.3, -0.64), 140, 26, 240)


def supper_chalk():
    """A lamp in chalk on the table, upright and closer."""
    _room()
    tx, ty, z = 0.15, -1.35, 0.735
    put(lambda: fu.table(2.15, 0.92), (tx, ty, 0))
    chairs((tx - 0.72, tx + 0.02, tx + 0.74), ty, front=False)
    put(lambda: F.mushroom("chalk", "brass", power=2.0), (tx + 0.06, ty + 0.02, z))
    put(lambda: th.plate(0.115), (tx - 0.24, ty - 0.20, z))
    book(tx + 0.19, ty - 0.27, z, 0.13, 0.19, 0.020, "#55606b", -0.35)
    put(th.carafe, (tx - 0.20, ty + 0.16, z))
    studio.camera((tx + 0.03, ty - 0.05, 0.90), 2.0, 7.5, 74, fstop=4, focus=1.97)


GREENS = ("#4b5a3c", "#3c4631", "#5d6b48", "#33443a", "#6f7a5a")


def moss():
    """The lamp in moss on the dining table, with samples of its paint and a piece of chalk."""
    _room()
    tx, ty, z = 0.15, -1.35, 0.735
    put(lambda: fu.table(2.15, 0.92), (tx, ty, 0))
    chairs((tx - 0.72, tx + 0.02, tx + 0.74), ty, front=False)
    put(lambda: F.mushroom("moss", "brass", power=2.2), (tx + 0.16, ty + 0.02, z))
    for i, green in enumerate(GREENS):
        put(lambda: geo.box("sample", (0.060, 0.150, 0.005), mat.powder("sample", srgb(green), 0.5), at=(0, 0.085, 0.0056 * i), bevel=0.0008),
            (tx - 0.035, ty - 0.315, z + 0.0005), 62 - 23 * i)
    chalk = mat.plain("stick", srgb("#ddd8ce"), 0.9, 0.1)
    put(lambda: put(lambda: geo.lathe("stick", geo.fillet([(0, 0), (0.0055, 0, 0.001), (0.0055, 0.072, 0.001), (0, 0.072)]), chalk, seg=40), (0, 0, 0.0055), 0, (0, 90)),
        (tx + 0.155, ty - 0.285, z), 28)
    put(lambda: th.cup("#cbbfa9", 0.040, 0.075), (tx + 0.435, ty - 0.06, z))
    put(lambda: (th.bowl(0.12, 0.06, "#a79a84"), th.lemons(4, 0.10)), (tx - 0.36, ty + 0.10, z))
    studio.camera((tx + 0.06, ty - 0.05, 0.865), 1.42, 10.5, 82, fstop=4, focus=1.40)


def fu_napkin():
    stuff.cushion("napkin", (0.17, 0.11, 0.016), stuff.linen("napkin", srgb("#c9c0ae")), (0, 0, 0.006), e=0.22, ez=0.5, crumple=0.002)


def hall():
    """A high timber hall with a lamp over each table; its roof is dark."""
    tim = stuff.boards("timber", srgb("#8d7253"), 0.6, 0.07, "X")
    for i in range(25):
        geo.box("log", (12, 0.20, 0.205), tim, at=(0.3 * (i % 2), 0.10 - 0.004 * (i % 3), i * 0.208), bevel=0.035, seg=5)
        for s in (-1, 1):
            geo.box("log", (0.20, 9.0, 0.205), tim, at=(s * 4.1, -4.3, i * 0.208 + 0.1), bevel=0.035, seg=5)
    holes = ((-2.75, -1.85, 1.15, 2.55), (1.95, 2.85, 1.15, 2.55))
    for x0, x1, z0, z1 in holes:
        geo.box("reveal", (x1 - x0 + 0.16, 0.06, z1 - z0 + 0.16), fu.wood(fu.SMOKED), at=((x0 + x1) / 2, -0.02, z0 - 0.08), bevel=0.004)
        shell.sky(shell.BLUE, -0.052, 1.0, x0, x1 - x0, z0, z1 - z0)
        shell.window(x0, x1, z0, z1, y=-0.22, color="#54463a", light=0, sill=0, mullions=1, transom=0.5)
        studio.area("w", ((x0 + x1) / 2, -0.12, (z0 + z1) / 2), (0, -3, 0.3), x1 - x0, 16, size_y=z1 - z0, k=9500)
    for y in (-0.9, -3.0, -5.1):
        geo.box("beam", (9, 0.20, 0.26), fu.wood(fu.SMOKED), at=(0, y, 3.05), bevel=0.01)
    geo.box("roof", (10, 10, 0.1), fu.wood(fu.SMOKED), at=(0, -4.5, 4.6), bevel=0)
    shell.floor(-4.4, 4.4, -8.4, 0.1, 0.22)
    studio.area("room", (-1.5, -7.6, 2.9), (0.5, -1.5, 0.6), 4.0, 90, k=7500)
    studio.world(0.03, 0.02, 0.015, (0.75, 0.9, 1.25))
    for ty, xs in ((-1.25, (-1.35, 1.65)), (-3.45, (-1.9, 0.60))):
        for tx in xs:
            put(lambda: fu.table(1.75, 0.86), (tx, ty, 0))
            chairs((tx - 0.42, tx + 0.42), ty, tone=fu.SMOKED, seat="#a8916a")
            put(lambda: lamps.drum("#55534f", 0.30, 0.24, 3.0, power=1.5, glow=0.9), (tx, ty, 1.44))
            put(lambda: th.candle(0.16, holder=0.05, lit=0), (tx - 0.12, ty, 0.735))
            put(lambda: th.bowl(0.10, 0.05, "#c7bca8"), (tx + 0.14, ty + 0.03, 0.735))
    # The camera is low enough to see into the drums, which look like rectangles from their own height.
    studio.camera((-0.10, -3.3, 1.14), 4.6, 0.0, 50, yaw=7, shift=(0, 0.10))
