"""Parts of an empty room: walls with openings, floors, windows, sky."""
import math, random
from . import geo, mat, studio
from .mat import srgb
from .room import planks


def wall(x0, x1, y, z1, m, holes=(), th=0.22, z0=0.0):
    """A wall along x whose face is at y (thickness behind it). holes: (x0, x1, z0, z1), apart in x."""
    x = x0
    for hx0, hx1, hz0, hz1 in sorted(holes):
        geo.box("wall", (hx0 - x, th, z1 - z0), m, at=((hx0 + x) / 2, y + th / 2, z0), bevel=0)
        if hz0 > z0:
            geo.box("wall", (hx1 - hx0, th, hz0 - z0), m, at=((hx0 + hx1) / 2, y + th / 2, z0), bevel=0)
        geo.box("wall", (hx1 - hx0, th, z1 - hz1), m, at=((hx0 + hx1) / 2, y + th / 2, hz1), bevel=0)
        x = hx1
    geo.box("wall", (x1 - x, th, z1 - z0), m, at=((x1 + x) / 2, y + th / 2, z0), bevel=0)


def side(x, y0, y1, z1, m, th=0.2):
    """A wall along y whose face is at x; a negative th puts its thickness to the left."""
    geo.box("side", (abs(th), y1 - y0, z1), m, at=(x + th / 2, (y0 + y1) / 2, 0), bevel=0)


def skirting(x0, x1, y, color, h=0.09):
    geo.box("skirting", (x1 - x0, 0.014, h), mat.plain("skirt", srgb(color), 0.5, 0.35), at=((x0 + x1) / 2, y - 0.0068, 0), bevel=0.003)


def skirting_side(x, y0, y1, color, h=0.09):
    geo.box("skirting", (0.014, y1 - y0, h), mat.plain("skirt", srgb(color), 0.5, 0.35), at=(x, (y0 + y1) / 2, 0), bevel=0.003)


def floor(x0, x1, y0, y1, w=0.16):
    planks(x0, x1, y0, y1, w)
    geo.box("subfloor", (x1 - x0 + 4, y1 - y0 + 4, 0.01), mat.plain("sub", srgb("#2a1f14"), 0.9, 0.05), at=((x0 + x1) / 2, (y0 + y1) / 2, -0.032), bevel=0)


def behind(m, y=-6.3):
    """The wall behind the camera, with a window at dusk. It is high, because mirrors reflect what is above the camera."""
    hole = (0.55, 1.45, 0.9, 2.75)
    wall(-4, 4, y, 4.4, m, [hole])
    window(*hole, y=y - 0.15, light=0, sill=0)
    sky(DUSK, y - 0.9, 0.6, -3.0, 8.0, -0.6, 5.2)


def slab(x0, x1, y0, y1, m, z=0.0):
    geo.box("slab", (x1 - x0, y1 - y0, 0.05), m, at=((x0 + x1) / 2, (y0 + y1) / 2, z - 0.05), bevel=0)


DUSK = ((0.0, (0.10, 0.10, 0.12)), (0.36, (0.80, 0.50, 0.38)), (0.43, (0.66, 0.53, 0.53)), (0.56, (0.30, 0.40, 0.58)), (1.0, (0.09, 0.17, 0.34)))
BLUE = ((0.0, (0.05, 0.07, 0.10)), (0.34, (0.36, 0.40, 0.48)), (0.42, (0.28, 0.36, 0.48)), (0.60, (0.13, 0.21, 0.36)), (1.0, (0.05, 0.09, 0.20)))
NIGHT = ((0.0, (0.010, 0.014, 0.022)), (0.34, (0.085, 0.11, 0.16)), (0.45, (0.055, 0.08, 0.13)), (1.0, (0.012, 0.02, 0.045)))


def sky(stops=DUSK, y=6.0, strength=0.85, x0=-9.0, w=18.0, z0=-2.5, h=8.0):
    """A painted sky behind a window. The camera and reflections show it, but it lights nothing."""
    n = mat.N("sky")
    z = n("SeparateXYZ", Vector=n("UVMap").outputs[0]).outputs[1]
    col = n.ramp(z, *((p, (*c, 1)) for p, c in stops))
    o = geo.grid("sky", 1, 1, lambda u, v: (x0 + u * w, y, z0 + v * h), n.out(n("Emission", Color=col, Strength=strength).outputs[0]))
    o.lightgroup = "studio"
    o.visible_diffuse = o.visible_shadow = False
    return o


def window(x0, x1, z0, z1, y=0.0, color="#d9d2c6", mullions=1, transom=0.62, light=20, k=9000, sill=0.29, aim=(0.9, -2.2, 0.3)):
    """Joinery in a wall's opening, and the daylight that comes in through it (watts)."""
    m = mat.plain("joinery", srgb(color), 0.45, 0.4)
    fw, cx = 0.045, (x0 + x1) / 2
    for x in (x0 + fw / 2, x1 - fw / 2):
        geo.box("frame", (fw, 0.05, z1 - z0 + 0.01), m, at=(x, y + 0.15, z0 - 0.005), bevel=0.003)
    for i in range(mullions):
        x = x0 + (x1 - x0) * (i + 1) / (mullions + 1)
        geo.box("mullion", (0.03, 0.046, z1 - z0 + 0.01), m, at=(x, y + 0.15, z0 - 0.005), bevel=0.003)
    bars = [(z0, fw), (z1 - fw, fw)] + ([(z0 + (z1 - z0) * transom, 0.028)] if transom else [])
    for z, h in bars:
        geo.box("bar", (x1 - x0 - 0.004, 0.044, h), m, at=(cx, y + 0.15, z), bevel=0.003)
    if sill:
        geo.box("sill", (x1 - x0 + 0.10, sill, 0.028), m, at=(cx, y + 0.25 - sill / 2, z0 - 0.022), bevel=0.005)
    if light:
        studio.area("window", (cx, y + 0.20, (z0 + z1) / 2), (cx + aim[0], y + aim[1], aim[2]), x1 - x0, light, size_y=z1 - z0, k=k)


def curtain(x0, x1, y, z1, folds=9, color=(0.74, 0.71, 0.66), through=0.55, sheer=0.86, z0=0.015):
    """A hanging curtain in even folds, drawn between x0 and x1."""
    n = mat.N("sheer")
    tr = n("BsdfTranslucent", Color=(*(c * 0.97 for c in color), 1))
    df = n("BsdfDiffuse", Color=(*color, 1))
    mx = n("MixShader", Fac=through, _1=df.outputs[0], _2=tr.outputs[0])
    m = n.out(n("MixShader", Fac=sheer, _1=n("BsdfTransparent").outputs[0], _2=mx.outputs[0]).outputs[0])

    def drape(u, v):
        a = u * 2 * math.pi * folds
        return (x0 + (x1 - x0) * u + 0.010 * math.sin(a * 0.5 + v * 2),
                y + 0.040 * math.sin(a + 0.6 * math.sin(v * 2.2)) * (0.65 + 0.35 * (1 - v)) + 0.012 * math.sin(a * 2.3), z0 + (z1 - z0) * v)
    return geo.grid("curtain", 46 * folds, 40, drape, m)


def panelling(x0, x1, y, z1, m, w=0.12, z0=0.0):
    """Upright boards with a shadow gap, on a wall along x."""
    n = round((x1 - x0) / w)
    w = (x1 - x0) / n
    for i in range(n):
        geo.box("board", (w - 0.004, 0.02, z1 - z0), m, at=(x0 + w * (i + 0.5), y - 0.01, z0), bevel=0.004)


def tiles(x0, x1, z0, z1, y, m, size=0.10, seed=2):
    """Hand-made tiles on a wall along x, slightly out of line with each other."""
    rnd = random.Random(seed)
    first = None
    for j in range(int((z1 - z0) / size + 0.5)):
        for i in range(int((x1 - x0) / size + 0.5)):
            at = (x0 + (i + 0.5) * size, y - 0.004, z0 + j * size)
            if first is None:
                o = first = geo.box("tile", (size - 0.0025, 0.010, size - 0.0025), m, bevel=0.0015, seg=2)
            else:
                o = first.copy()
                first.users_collection[0].objects.link(o)
            o.location = at
            o.rotation_euler = (rnd.gauss(0, 0.008), rnd.gauss(0, 0.003), rnd.gauss(0, 0.010))
    geo.box("grout", (x1 - x0 + 0.02, 0.02, z1 - z0 + 0.02), mat.plain("grout", srgb("#b9b0a2"), 0.9, 0.1), at=((x0 + x1) / 2, y + 0.0085, z0 - 0.01), bevel=0)
