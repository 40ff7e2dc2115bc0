"""A bedroom, a bathroom mirror, the cottage's window and an Advent star."""
import math
from .. import geo, mat, studio, stuff, shell, winter, furniture as fu, things as th, catalogue as F
from ..mat import srgb
from ..room import book
from ..families import frostnas
from . import lamps
put = stuff.place
rad = math.radians


def bedroom():
    wm = mat.plaster("wall", srgb("#9d9486"), 0.16, 2.0, 0.06)
    hole = (-2.55, -1.52, 0.50, 2.35)
    shell.wall(-5, 5, 0, 2.8, wm, [hole])
    shell.window(*hole, light=22, aim=(1.8, -2.0, 0.2))
    shell.sky(shell.BLUE, strength=0.9)
    shell.curtain(-1.72, -1.32, -0.10, 2.66, 7, sheer=0.93)
    shell.floor(-4.6, 4.6, -5.2, 0)
    shell.skirting(-5, 5, 0, "#8c8375")
    put(lambda: fu.bed(1.6, 2.05, "#d3ccbe", "#a39c8c"), (-0.34, -0.075, 0))
    put(lambda: fu.nightstand(0.50, 0.40, 0.48), (0.77, -0.26, 0))
    put(lambda: F.mushroom("brass", "brass", power=2.6), (0.85, -0.24, 0.48))
    zz = book(0.67, -0.26, 0.48, 0.16, 0.22, 0.028, "#55606b", 0.12)
    book(0.67, -0.26, zz, 0.14, 0.20, 0.018, "#c7bca8", 0.3)
    put(lambda: lamps.pleated_wall(power=2.0), (0.77, -0.001, 1.22))
    put(lambda: th.art(0.66, 0.86, 2), (-0.34, -0.001, 1.22))
    put(lambda: th.vase("#6f6257", 0.34, "#6d7658", 5, 0.24, 0.5, 6, 1), (1.62, -0.24, 0))
    studio.area("room", (0.8, -5.2, 2.5), (0.2, -0.6, 0.8), 3.0, 40, k=6500)
    studio.world(0.05, 0.03, 0.02, (0.8, 0.9, 1.15))
    studio.camera((0.22, -0.4, 1.02), 4.3, 2.0, 66)


def bathroom():
    wm = mat.plaster("wall", srgb("#b7b0a2"), 0.16, 2.0, 0.06)
    shell.wall(-4, 4, 0, 2.8, wm)
    shell.tiles(-2.4, 2.4, 0.0, 1.5, -0.006, stuff.glaze("tile", srgb("#a9b0a0"), 0.14, 0.16), 0.10)
    geo.box("ledge", (4.9, 0.10, 0.022), mat.marble("ledge", scale=5), at=(0, -0.05, 1.502), bevel=0.003)
    oak = fu.wood()
    geo.box("vanity", (1.35, 0.46, 0.30), oak, at=(0.38, -0.255, 0.50), bevel=0.003)
    for i in range(22):
        geo.box("slat", (0.046, 0.012, 0.292), oak, at=(0.38 - 0.645 + 0.0614 * i, -0.49, 0.504), bevel=0.004)
    geo.box("top", (1.40, 0.50, 0.030), mat.marble("top", scale=4), at=(0.38, -0.256, 0.8003), bevel=0.003)
    cer = mat.plain("porcelain", srgb("#dedad2"), 0.12, 0.5)
    geo.lathe("basin", geo.fillet([(0, 0), (0.15, 0, 0.02), (0.205, 0.11, 0.05), (0.208, 0.125, 0.003), (0.200, 0.125, 0.003), (0.185, 0.09, 0.04), (0.10, 0.022, 0.05), (0, 0.018)]), cer, seg=160, at=(0.38, -0.25, 0.8303))
    br = mat.metal("tap", mat.BRASS, 0.2, brushed=False)
    geo.tube("spout", [(0.38, -0.012, 1.12), (0.38, -0.10, 1.12), (0.38, -0.19, 1.115), (0.38, -0.205, 1.085)], 0.011, br)
    for x in (0.26, 0.38, 0.50):
        r = geo.lathe("rose", geo.fillet([(0, 0), (0.028, 0, 0.001), (0.028, 0.008, 0.003), (0, 0.010)]), br, seg=64, at=(x, -0.012, 1.12))
        r.rotation_euler = (rad(90), 0, 0)
    for x in (0.26, 0.50):
        geo.tube("stem", [(x, -0.015, 1.12), (x, -0.055, 1.12)], 0.008, br, bezier=False)
        geo.tube("cross", [(x - 0.032, -0.058, 1.12), (x + 0.032, -0.058, 1.12)], 0.006, br, bezier=False)
        geo.tube("cross", [(x, -0.058, 1.088), (x, -0.058, 1.152)], 0.006, br, bezier=False)
    put(lambda: fu.mirror(0.36), (0.38, -0.008, 1.93))
    for x in (-0.20, 0.96):
        put(lambda: lamps.globe_wall("brass", 0.085, 2.4), (x, -0.001, 1.76))
    put(lambda: th.vase("#cfc6b8", 0.16, "#6d7658", 3, 0.10, 0.30, 8), (-0.14, -0.22, 0.8303))
    put(bottle, (0.86, -0.16, 0.8303))
    put(lambda: th.cup("#b7a78f", 0.034, 0.085), (0.95, -0.20, 0.8303))
    geo.tube("rail", [(-1.05, -0.07, 1.22), (-0.52, -0.07, 1.22)], 0.008, br, bezier=False)
    for x in (-1.03, -0.54):
        geo.tube("bracket", [(x, -0.01, 1.22), (x, -0.07, 1.22)], 0.007, br, bezier=False)
    towel(-0.785, -0.07, 1.22)
    shell.slab(-4, 4, -6, 0.3, stuff.stone("stone", srgb("#8d8578"), 0.42, 3.0, 0.08))
    shell.behind(wm)
    studio.area("window", (-3.2, -2.2, 1.9), (0.6, -0.2, 1.0), 1.3, 42, size_y=1.5, k=8200)
    studio.area("room", (1.5, -5.4, 2.6), (0.2, -0.2, 1.0), 2.6, 26, k=6500).visible_glossy = False
    studio.world(0.06, 0.04, 0.03, (0.85, 0.93, 1.1))
    studio.camera((0.10, -0.1, 1.40), 3.95, 0.0, 72)


def bottle():
    geo.lathe("bottle", geo.fillet([(0, 0), (0.030, 0, 0.005), (0.030, 0.11, 0.012), (0.012, 0.13, 0.005), (0.012, 0.145, 0.001), (0, 0.145)]), mat.plain("amber", srgb("#5a3216"), 0.1, 0.5), seg=64)
    k = F.FINISH["black"]()
    geo.lathe("pump", geo.fillet([(0, 0.144), (0.014, 0.144, 0.001), (0.014, 0.158, 0.001), (0.004, 0.160), (0.004, 0.185), (0, 0.185)]), k, seg=48)
    geo.tube("nozzle", [(0.006, 0, 0.186), (-0.02, -0.012, 0.186), (-0.034, -0.018, 0.180)], 0.0045, k)


def towel(x, y, z, W=0.36, L=0.62, color="#cfc5b2"):
    m = stuff.wool("towel", srgb(color), 260, 0.9, 0.10)

    def fn(u, v):
        s = (v - 0.45) * L * 2
        xx = x + (u - 0.5) * W + 0.004 * math.sin(5 * v)
        f = 0.005 * math.sin(7 * u + 2 * v)
        if abs(s) < 0.03:
            return (xx, y - 0.014 * math.sin(s / 0.03 * math.pi / 2), z + 0.014 * math.cos(s / 0.03 * math.pi / 2))
        return (xx, y - math.copysign(0.014 + f * 0.6, s), z - (abs(s) - 0.03))
    geo.grid("towel", 40, 120, fn, m, 80).modifiers.new("t", "SOLIDIFY").thickness = 0.007


def _window_set(wallc, sky, light, k=9500, strength=1.0, far=14.0):
    wm = stuff.boards("panel", srgb(wallc), 0.5, 0.04)
    hole = (-0.62, 1.38, 0.92, 2.25)
    shell.wall(-3.5, 4, 0, 2.7, stuff.boards("behind", srgb(wallc), 0.5), [hole], th=0.30)
    for a, b, z0, z1 in ((-3.5, -0.62, 0, 2.7), (1.38, 4.0, 0, 2.7), (-0.62, 1.38, 0, 0.87)):
        shell.panelling(a, b, 0.0, z1, wm, 0.125, z0)
    shell.panelling(-0.62, 1.38, 0.0, 2.7, wm, 0.125, 2.26)
    shell.window(*hole, y=0.06, mullions=2, transom=0.64, light=light, k=k, sill=0, color="#d0c8ba", aim=(0.2, -2.0, 0.4))
    geo.box("sill", (2.16, 0.42, 0.034), fu.wood(), at=(0.38, 0.03, 0.888), bevel=0.006)
    cas = stuff.boards("casing", srgb("#d0c8ba"), 0.45, 0.01)
    for x in (-0.655, 1.415):
        geo.box("casing", (0.085, 0.034, 1.36), cas, at=(x, -0.0180, 0.9225), bevel=0.004)
    geo.box("casing", (2.26, 0.038, 0.095), cas, at=(0.38, -0.0185, 2.2405), bevel=0.004)
    shell.sky(sky, far, strength, -1.14 * far, 2.28 * far, 1.5 - 0.35 * far, 0.857 * far)
    return 0.922


def sill():
    """The cottage's window, closer and later in the evening."""
    cottage(shell.BLUE, 5)
    studio.camera((0.47, 0.0, 1.105), 2.0, 3.0, 105, fstop=4.0, focus=2.03)


def cottage(sky=shell.DUSK, light=10):
    """The cottage's window over the sea, a portable lamp on its sill."""
    z = _window_set("#7d8478", sky, light, strength=0.8)
    sea()
    put(lambda: F.mushroom("brass", "brass", power=2.6), (0.58, -0.045, z))
    put(lambda: th.candle(0.13, holder=0.045, lit=0.7), (0.95, -0.04, z))
    zz = book(0.20, -0.06, z, 0.20, 0.15, 0.026, "#3c4340", 0.1)
    book(0.20, -0.06, zz, 0.17, 0.13, 0.018, "#8f5a44", -0.08)
    put(lambda: th.cup("#cbbfa9", 0.036, 0.075), (0.37, -0.10, z))
    put(lambda: th.vase("#5b6256", 0.15, "#6d7658", 3, 0.13, 0.24, 12), (-0.20, -0.02, z))
    studio.area("room", (-1.6, -3.6, 2.2), (0.4, 0, 1.2), 2.0, 16, k=7000)
    studio.world(0.05, 0.03, 0.02, (0.8, 0.9, 1.15))
    studio.camera((0.34, 0.0, 1.42), 2.55, 0.0, 72)


def sea():
    n = mat.N("sea")
    co = n("Mapping", Vector=n("TexCoord").outputs["Object"], Scale=(0.35, 1.6, 1))
    w = n("TexNoise", Vector=co.outputs[0], Scale=1.6, Detail=5.0, Roughness=0.6)
    b = n("Bump", Strength=0.35, Distance=0.25, Height=w.outputs["Fac"])
    m = n.out(n("BsdfPrincipled", Base_Color=srgb("#1c2a33"), Roughness=0.18, Specular=0.6, Normal=b.outputs[0]).outputs[0])
    geo.box("sea", (60, 11, 0.02), m, at=(0, 7.4, 0.62), bevel=0)
    rock = stuff.stone("rock", srgb("#4d4843"), 0.9, 0.8, 0.25)
    for x, y, s, h in ((-3.6, 9, 3.0, 0.30), (4.4, 11, 4.6, 0.46), (0.5, 12, 1.5, 0.20)):
        o = stuff.cushion("skerry", (s, 1.2, h), rock, (x, y, 0.66), e=0.9, ez=1.25, crumple=0.012, seed=int(s * 3))


def star_window(kind="paper", candles=-0.28, bowl=1.10):
    """An Advent star in the window, snow on the ledge outside, spruces at dusk."""
    z = _window_set("#8d8474", shell.BLUE, 20, strength=1.0, far=90.0)
    put(lambda: frostnas.star(kind, 2400), (0.66, -0.085, 1.72), 8)
    lamps.cordline(2.0, 2.8, "#d8cfbf", 0.0022, 0.66, -0.085)
    snow = stuff.stone("snow", srgb("#c9d2de"), 0.8, 5.0, 0.03)
    stuff.cushion("snow", (2.2, 0.26, 0.10), snow, (0.38, 0.42, 0.93), e=0.3, ez=0.6, crumple=0.01)
    winter.forest(((-5.4, 17, 6.2), (-3.7, 23, 8.4), (-7.2, 26, 9.5), (5.6, 19, 5.0), (7.1, 24, 8.8), (1.2, 31, 5.6), (-1.5, 36, 7.5)),
                  ((46, 26, 24, (8, 13)), (56, 34, 30, (9, 15)), (66, 40, 36, (10, 16))))
    winter.snowfall(1100, -0.62, 1.38, 0.92, 2.25, (0.42, -2.75, 1.50))
    # The eaves keep the light of the evening sky out of the room.
    geo.box("eaves", (12, 7, 0.1), mat.plain("eaves", srgb("#3b3733"), 0.9), at=(0, -3.0, 2.75), bevel=0)
    studio.area("evening-sky", (0, 42, 45), (0, 42, 0), 90, 26000, k=11000)
    pane = geo.grid("clear", 1, 1, lambda u, v: (-0.60 + 1.96 * u, 0.205, 0.94 + 1.29 * v), stuff.clear("clear"))
    pane.visible_shadow = False
    for i, (x, h) in enumerate(((0, 0.16), (0.12, 0.20), (0.24, 0.13))):
        put(lambda: th.candle(h, holder=0.055, lit=0.35, finish=F.FINISH["black"]()), (candles + x, -0.03 + 0.03 * (i % 2), z))
    put(lambda: th.bowl(0.075, 0.045, "#5b6256"), (bowl, -0.05, z))
    put(lambda: th.lemons(5, 0.07, "#6b2f24"), (bowl, -0.05, z - 0.012))
    studio.area("room", (-1.6, -3.6, 2.2), (0.4, 0, 1.2), 2.0, 44, k=7000).visible_glossy = False
    studio.world(0.05, 0.03, 0.02, (0.8, 0.9, 1.15))
    studio.camera((0.42, 0.0, 1.50), 2.75, 0.0, 68)


def star_red():
    """The same window with the red star, upright and closer."""
    star_window("red", candles=0.02, bowl=0.96)
    studio.camera((0.47, 0.0, 1.56), 2.75, 0.0, 62)
