"""Out of doors at dusk: a timber wall with its lanterns, and the jetty of the harbour baths."""
import math, random
import bpy
from .. import geo, mat, studio, stuff, shell, winter, furniture as fu
from ..families import grindo
from ..mat import srgb, N
from . import lamps
put = stuff.place


def wall_dusk():
    """A house wall at dusk: door, stone step, a lantern on either side, snow."""
    tar = stuff.boards("clad", srgb("#75685a"), 0.62, 0.10)
    back = mat.plain("gap", srgb("#1b1714"), 0.9, 0.05)
    geo.box("back", (9, 0.1, 3.6), back, at=(0, 0.06, 0.24), bevel=0)
    rnd = random.Random(5)
    x = -4.2
    while x < 4.4:
        w = rnd.choice((0.095, 0.12, 0.145))
        if not (-0.13 < x + w and x < 1.13):
            geo.box("board", (w - 0.006, 0.028, 3.4), tar, at=(x + w / 2, -0.004, 0.26), bevel=0.004)
        x += w
    for x0, x1 in ((-0.26, -0.02), (1.02, 1.26)):
        geo.box("board", (x1 - x0, 0.024, 3.4), tar, at=((x0 + x1) / 2, -0.001, 0.255), bevel=0.004)
    geo.box("board", (1.28, 0.028, 1.2), tar, at=(0.5, -0.0045, 2.50), bevel=0.004)
    put(lambda: fu.door(0.92, 2.10, "#585d53", glass=warm_glass()), (0.5, -0.028, 0.30))
    st = stuff.stone("granite", srgb("#6d6a66"), 0.7, 9.0, 0.14)
    geo.box("plinth", (9, 0.14, 0.27), st, at=(0, 0.0, 0), bevel=0.01)
    geo.box("step", (1.75, 0.74, 0.155), st, at=(0.5, -0.42, 0.13), bevel=0.012)
    geo.box("step", (2.2, 1.15, 0.14), st, at=(0.5, -0.62, -0.01), bevel=0.012)
    for x in (-0.42, 1.42):
        put(lambda: lamps.lantern_wall(1.9), (x, -0.020, 1.72))
    snow = stuff.stone("snow", srgb("#b9c3d2"), 0.85, 7.0, 0.03)
    geo.grid("ground", 160, 80, lambda u, v: (-5 + 10 * u, -5.2 + 5.2 * v, 0.015 + 0.018 * math.sin(3.1 * u * 3 + 5 * v) + 0.012 * math.sin(17 * u - 9 * v) + 0.10 * max(0, v - 0.93) / 0.07 * (0.6 + 0.4 * math.sin(31 * u)) * min(1, max(0, abs(u - 0.55) - 0.13) * 12)), snow)
    for i, (x, y, s) in enumerate(((-0.30, -0.20, 0.30), (1.36, -0.18, 0.24))):
        stuff.cushion("drift", (s, 0.22, 0.07), snow, (x, y, 0.295), e=0.8, ez=0.9, crumple=0.006, seed=i)
    put(lambda: tub(snow), (-0.98, -0.42, 0.05))
    put(lambda: fu.bench(1.15, 0.32, 0.44, fu.SMOKED), (2.42, -0.32, 0.03))
    stuff.cushion("bench-snow", (1.13, 0.30, 0.055), snow, (2.42, -0.32, 0.485), e=0.25, ez=0.6, crumple=0.003)
    broom()
    studio.area("sky", (-1.5, -5.0, 5.5), (0.4, 0, 0.8), 6.0, 190, k=10500)
    studio.world(0.16, 0.10, 0.03, (0.62, 0.80, 1.3))
    studio.camera((0.16, 0.0, 1.32), 5.4, 0.0, 66)


def warm_glass():
    n = N("pane")
    e = n("Emission", Color=(0.10, 0.15, 0.26, 1), Strength=0.8)
    g = n("BsdfGlossy", Color=(0.6, 0.6, 0.6, 1), Roughness=0.06)
    return n.out(n("MixShader", Fac=0.25, _1=e.outputs[0], _2=g.outputs[0]).outputs[0])


def tub(snow):
    """A small spruce in a zinc tub."""
    geo.lathe("tub", geo.fillet([(0, 0), (0.15, 0, 0.004), (0.19, 0.30, 0.004), (0.196, 0.31, 0.003), (0.186, 0.31, 0.002), (0.18, 0.26), (0, 0.26)]), mat.metal("zinc", (0.42, 0.43, 0.44, 1), 0.5, brushed=False), seg=96)
    geo.lathe("soil", [(0, 0.275), (0.184, 0.275)], snow, seg=48)
    rnd = random.Random(2)
    m = mat.plain("needle", srgb("#24332c"), 0.8, 0.15)
    geo.tube("trunk", [(0, 0, 0.25), (0, 0, 1.12)], 0.012, mat.plain("trunk", srgb("#3b2e22"), 0.9), res=4, bezier=False)
    for i in range(420):
        t = rnd.random() ** 0.8
        z, r, a = 0.36 + 0.76 * t, 0.25 * (1 - t) + 0.02, rnd.uniform(0, 2 * math.pi)
        L = r * rnd.uniform(0.7, 1.1)
        o = geo.grid("twig", 2, 5, lambda u, v: ((u - 0.5) * 0.030 * math.sin(math.pi * (0.12 + 0.86 * v)), v * L, -0.22 * L * v * v), m)
        o.location, o.rotation_euler = (0, 0, z), (0, rnd.uniform(-0.6, 0.6), a)


def broom():
    geo.tube("shaft", [(1.80, -0.30, 0.06), (1.745, -0.04, 1.42)], 0.012, fu.wood(fu.OAK, "Z"), bezier=False)
    m = mat.plain("birch", srgb("#4a3a2a"), 0.9, 0.1)
    rnd = random.Random(7)
    for i in range(46):
        a, q = rnd.uniform(0, 6.28), rnd.uniform(0.01, 0.06)
        geo.tube("birch", [(1.793 + 0.010 * math.cos(a), -0.245, 0.40), (1.797 + q * 0.7 * math.cos(a), -0.28 + q * 0.4 * math.sin(a), 0.2), (1.80 + q * math.cos(a), -0.31 + q * 0.6 * math.sin(a), 0.05)], 0.0026, m, res=2)


def jetty(first=0):
    """A jetty over dark water; a bollard every 3.6 m, from the one numbered `first`, and a sauna beside it."""
    n = N("water")
    co = n("Mapping", Vector=n("TexCoord").outputs["Object"], Scale=(0.5, 1.5, 1))
    w = n("TexNoise", Vector=co.outputs[0], Scale=1.1, Detail=5.0, Roughness=0.55)
    b = n("Bump", Strength=0.22, Distance=0.3, Height=w.outputs["Fac"])
    water = n.out(n("BsdfPrincipled", Base_Color=srgb("#131d26"), Roughness=0.10, Specular=0.6, Normal=b.outputs[0]).outputs[0])
    geo.box("water", (160, 140, 0.02), water, at=(0, 60, -0.72), bevel=0)
    wood = stuff.boards("deck", srgb("#8a8279"), 0.7, 0.14, "X")
    rnd = random.Random(4)
    W, y = 2.3, -5.0
    while y < 30:
        geo.box("plank", (W + rnd.uniform(-0.012, 0.012), 0.132, 0.034), wood, at=(rnd.uniform(-0.006, 0.006), y, -0.034), bevel=0.004, seg=2)
        y += 0.140
    under = mat.plain("under", srgb("#26221e"), 0.9)
    for s in (-1, 1):
        geo.box("beam", (0.12, 36, 0.18), under, at=(s * 0.92, 12.8, -0.216), bevel=0.004)
        for i in range(10):
            geo.lathe("pile", geo.fillet([(0, -1.2), (0.10, -1.2), (0.10, -0.05, 0.01), (0, -0.05)]), under, seg=32, at=(s * 1.02, -3.2 + 3.6 * i, 0))
    for i in range(first, 6):
        put(bollard if i < 3 else lambda: lamps.bollard(9.0), (0.96, -0.2 + 3.6 * i, 0))
    sauna()
    ladder()
    sky = shell.sky(((0.0, (0.04, 0.05, 0.07)), (0.225, (0.70, 0.46, 0.36)), (0.28, (0.62, 0.50, 0.50)), (0.42, (0.28, 0.38, 0.56)), (0.75, (0.10, 0.18, 0.36)), (1.0, (0.06, 0.11, 0.26))), 110, 0.75, -130, 260, -16, 70)
    islands()
    studio.area("sky", (-6, -6, 12.0), (0, 6, 0), 12.0, 700, k=11000)
    studio.world(0.18, 0.16, 0.04, (0.72, 0.84, 1.2))
    studio.camera((0.42, 4.0, 1.08), 8.4, 0.0, 48)


def bollard():
    """The bollard, as bright as it seems to eyes that are used to the dark."""
    grindo.bollard()
    studio.bulb((0, 0, 0.668), 55, 0.02, 2400)


def islands():
    """Low islands with spruces and pines, and bare skerries before them, in the haze over the water."""
    rnd = random.Random(12)
    wooded(150, 0.30, ((-58, 40, 3.0), (6, 26, 2.2), (74, 60, 3.6)), rnd)
    wooded(92, 0.16, ((-44, 34, 2.6), (34, 40, 3.2)), rnd)
    skerry = stuff.stone("skerry", srgb("#5b5552"), 0.85, 1.2, 0.2)
    for x, y, wide, high in ((9.5, 38, 6.0, 1.5), (13.2, 40, 3.0, 1.0), (-17, 46, 7.0, 1.6), (24, 55, 9.0, 1.8)):
        stuff.cushion("skerry", (wide, 3.0, high), skerry, (x, y, -0.78), e=0.95, ez=1.25, crumple=0.07, seed=x)


def wooded(y, haze, land, rnd):
    """Islands with trees: `land` lists the middle, width and height of each, `haze` is the strength of the haze in front of them."""
    def hazy(name, color):
        n = N(name)
        body = n("BsdfDiffuse", Color=srgb(color)).outputs[0]
        m = n.out(n("AddShader", _0=body, _1=n("Emission", Color=(0.30, 0.30, 0.40, 1), Strength=haze).outputs[0]).outputs[0])
        m.cycles.sample_as_light = False
        return m
    needle = [hazy("far-needle", "#1d2624")] * 2
    made = [winter.spruce(needle, seed) for seed in (3, 9, 14)]
    rock = hazy("far-rock", "#4a4644")
    for x, wide, high in land:
        stuff.cushion("island", (wide, 10, high), rock, (x, y, -0.9), e=0.9, ez=1.1, crumple=0.12, seed=x)
        for _ in range(round(wide * 3.2)):
            off = rnd.gauss(0, 0.24)
            if abs(off) < 0.46:
                tree = bpy.data.objects.new("tree", rnd.choice(made))
                bpy.context.scene.collection.objects.link(tree)
                tall = rnd.uniform(2.2, 5.4) * (1.15 - 1.1 * abs(off))
                tree.location = (x + off * wide, y + rnd.uniform(-3, 3), -0.9 + high * 0.5 * math.sqrt(1 - (2 * off) ** 2) - 0.7)
                tree.scale, tree.rotation_euler = (tall * rnd.uniform(1.3, 2.2),) * 2 + (tall,), (0, 0, rnd.uniform(0, 6.3))
                tree.lightgroup = "studio"


def sauna():
    """A bathhouse in red paint with white corners, its window lit from inside."""
    m = stuff.boards("red", srgb("#4e251c"), 0.8, 0.16)
    white = mat.plain("trim", srgb("#b9b4aa"), 0.6)
    dark = mat.plain("inner", srgb("#15110e"), 0.9)
    x0, x1, y0, y1, h, rise = -5.3, -1.95, 13.5, 18.0, 2.25, 0.95
    mid, half = (x0 + x1) / 2, (x1 - x0) / 2
    wx0, wx1, wz0, wz1, dx0, dx1 = -4.85, -3.85, 0.95, 1.75, -3.25, -2.45
    for i in range(28):
        w = (x1 - x0) / 28
        x = x0 + w * (i + 0.5)
        top = h + rise * (1 - abs(x - mid) / half) - 0.02
        spans = [(0, wz0), (wz1, top)] if wx0 < x < wx1 else [(1.98, top)] if dx0 < x < dx1 else [(0, top)]
        for z0, z1 in spans:
            geo.box("b", (w - 0.008, 0.03, z1 - z0), m, at=(x, y0, z0), bevel=0.004)
    for i in range(34):
        w = (y1 - y0) / 34
        geo.box("b", (0.03, w - 0.008, h), m, at=(x1, y0 + w * (i + 0.5), 0), bevel=0.004)
    geo.box("inner", (x1 - x0 - 0.1, 0.02, h - 0.05), dark, at=(mid, y0 + 2.4, 0), bevel=0)
    # Behind the boards, or the gaps between them show the sky and the lit wall inside.
    for xa, xb, za, zb in ((x0, wx0, 0, h), (wx0, wx1, 0, wz0), (wx0, wx1, wz1, h), (wx1, dx0, 0, h), (dx1, x1, 0, h), (dx0, dx1, 1.97, h)):
        geo.box("backing", (xb - xa + 0.02, 0.01, zb - za), dark, at=((xa + xb) / 2, y0 + 0.025, za), bevel=0)
    for i in range(12):
        wide = (x1 - x0) * (1 - (i + 1) / 12)
        geo.box("backing", (wide, 0.01, rise / 12 + 0.01), dark, at=(mid, y0 + 0.025, h + rise * i / 12 - 0.01), bevel=0)
    for x in (x0 - 0.01, x1 + 0.01):
        geo.box("corner", (0.12, 0.05, h), white, at=(x, y0 - 0.012, 0), bevel=0.004)
    geo.box("corner", (0.05, 0.12, h), white, at=(x1 + 0.02, y0 + 0.05, 0), bevel=0.004)
    roof, slope = mat.plain("roof", srgb("#232021"), 0.7), math.atan2(rise, half)
    for s in (-1, 1):
        long = half / math.cos(slope) + 0.42
        middle = (mid + s * long / 2 * math.cos(slope), (y0 + y1) / 2, h + rise - long / 2 * math.sin(slope) + 0.03)
        geo.box("roof", (long, y1 - y0 + 0.7, 0.06), roof, at=middle, bevel=0.006, rot=(0, s * slope, 0))
        geo.box("barge", (long, 0.04, 0.15), white, at=(middle[0], y0 - 0.36, middle[2] - 0.12), bevel=0.004, rot=(0, s * slope, 0))
    geo.box("ridge", (0.22, y1 - y0 + 0.7, 0.05), roof, at=(mid, (y0 + y1) / 2, h + rise + 0.045), bevel=0.012)
    geo.lathe("pipe", geo.fillet([(0.09, 2.4), (0.09, 3.75), (0.14, 3.76), (0.14, 3.80), (0, 3.86)]), roof, seg=32, at=(mid + 0.55, 15.6, 0))
    geo.box("deck", (4.6, 5.6, 0.05), stuff.boards("deck2", srgb("#8a8279"), 0.7, 0.1, "X"), at=(-3.4, 15.4, -0.09), bevel=0.004)
    n = N("within")
    u, z, _ = n("SeparateXYZ", Vector=n("UVMap").outputs[0]).outputs
    col = n.ramp(z, (0.0, (0.30, 0.11, 0.03, 1)), (0.55, (1.0, 0.46, 0.17, 1)), (1.0, (0.62, 0.26, 0.09, 1)))
    gap = n.math("LESS_THAN", n.math("FRACT", n.math("MULTIPLY", z, 13.0)), 0.10)
    near = n.math("SUBTRACT", 1.0, n.math("MULTIPLY", n.math("ABSOLUTE", n.math("SUBTRACT", u, 0.68)), 1.1))
    power = n.math("MULTIPLY", n.math("MULTIPLY", near, 1.25), n.math("SUBTRACT", 1.0, n.math("MULTIPLY", gap, 0.55)))
    e = geo.grid("within", 1, 1, lambda u, v: (-5.25 + 1.9 * u, y0 + 0.9, 0.5 + 1.6 * v), n.out(n("Emission", Color=col, Strength=power).outputs[0]))
    studio.lampgroup(e)
    for at, size in (((-4.35, y0 + 0.75, 1.02), (1.9, 0.35, 0.06)), ((-4.62, y0 + 0.6, 1.08), (0.20, 0.20, 0.20)), ((-4.02, y0 + 0.7, 0.5), (0.12, 0.12, 1.6))):
        geo.box("inside", size, dark, at=at, bevel=0.01)
    for x in (wx0, (wx0 + wx1) / 2, wx1):
        geo.box("bar", (0.09 if x in (wx0, wx1) else 0.035, 0.05, wz1 - wz0), white, at=(x, y0 - 0.012, wz0), bevel=0.004)
    for z, tall in ((wz0 - 0.05, 0.09), ((wz0 + wz1) / 2, 0.03), (wz1 - 0.02, 0.10)):
        geo.box("bar", (wx1 - wx0 + 0.09, 0.054, tall), white, at=((wx0 + wx1) / 2, y0 - 0.014, z), bevel=0.004)
    for x in (dx0, dx1):
        geo.box("casing", (0.09, 0.05, 2.02), white, at=(x, y0 - 0.012, 0), bevel=0.004)
    geo.box("casing", (dx1 - dx0 + 0.09, 0.054, 0.10), white, at=((dx0 + dx1) / 2, y0 - 0.012, 1.95), bevel=0.004)
    door = stuff.boards("door", srgb("#2d3b38"), 0.6, 0.14)
    for i in range(6):
        w = (dx1 - dx0 - 0.08) / 6
        geo.box("door", (w - 0.006, 0.03, 1.93), door, at=(dx0 + 0.04 + w * (i + 0.5), y0 + 0.01, 0), bevel=0.004)
    geo.box("handle", (0.03, 0.05, 0.16), white, at=(dx0 + 0.16, y0 - 0.03, 0.95), bevel=0.006)
    l = studio.area("glow", (-4.35, y0 - 0.05, 1.35), (-3.6, y0 - 3, 0), 0.95, 16, size_y=0.75, k=2300, group="lamp")
    l.visible_glossy = False


def ladder():
    st = mat.metal("ladder", (0.55, 0.55, 0.54, 1), 0.28, brushed=False)
    for x in (-1.16,):
        for y in (1.9, 2.35):
            geo.tube("rail", [(x + 0.22, y, 0.0), (x + 0.20, y, 0.78), (x, y, 0.92), (x - 0.16, y, 0.78), (x - 0.17, y, -0.9)], 0.020, st)
        for i in range(3):
            geo.tube("rung", [(x - 0.17, 1.9, -0.12 - 0.22 * i), (x - 0.17, 2.35, -0.12 - 0.22 * i)], 0.014, st, bezier=False)
