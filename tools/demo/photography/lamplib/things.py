"""Small objects of a room that is in use; each stands on z = 0 at the origin unless said otherwise."""
import math, random
from . import geo, mat, stuff
from .mat import srgb
from .room import branch
rad = math.radians


def vase(color="#cfc6b8", h=0.225, leaves=None, twigs=4, spread=0.22, tall=0.45, seed=4, profile=0):
    k = h / 0.225
    shapes = ([(0, 0), (0.040, 0, 0.004), (0.072, 0.085, 0.08), (0.058, 0.155, 0.06), (0.020, 0.185, 0.02), (0.022, 0.225, 0.004), (0.018, 0.225, 0.001), (0.015, 0.19), (0.0, 0.18)],
              [(0, 0), (0.050, 0, 0.006), (0.056, 0.18, 0.05), (0.046, 0.225, 0.003), (0.042, 0.225, 0.001), (0.045, 0.15), (0.0, 0.14)],
              [(0, 0), (0.030, 0, 0.004), (0.090, 0.07, 0.06), (0.085, 0.13, 0.06), (0.030, 0.16, 0.02), (0.034, 0.18, 0.003), (0.029, 0.18, 0.001), (0.026, 0.15), (0, 0.14)])
    pr = [(p[0] * k, p[1] * k, *(q * k for q in p[2:])) for p in shapes[profile]]
    geo.lathe("vase", geo.fillet(pr, 14), mat.plain("ceramic", srgb(color), 0.55, 0.35), seg=96)
    if leaves is None:
        return
    st, lf = mat.plain("twig", srgb("#4a3a2a"), 0.8), mat.plain("leaf", srgb(leaves), 0.55, 0.3)
    rnd = random.Random(seed)
    for i in range(twigs):
        a = 2 * math.pi * (i + 0.3 * rnd.random()) / twigs
        dz = tall * rnd.uniform(0.7, 1.1)
        branch((0, 0, h * 0.7), (spread * math.cos(a), spread * 0.5 * math.sin(a), h * 0.7 + dz), st, lf, 15, seed=seed + i)


def plate(R=0.13, color="#d9d2c4"):
    geo.lathe("plate", geo.fillet([(0, 0.004), (R * 0.6, 0.004, 0.004), (R * 0.62, 0, 0.001), (R * 0.68, 0, 0.003), (R, 0.018, 0.002), (R - 0.001, 0.0205, 0.001), (R * 0.64, 0.0085, 0.01), (0, 0.0075)]),
              stuff.glaze("stoneware", srgb(color), 0.3, 0.03), seg=128)


def bowl(R=0.11, h=0.065, color="#3a3d3b"):
    geo.lathe("bowl", geo.fillet([(0, 0), (R * 0.45, 0, 0.003), (R * 0.9, h * 0.6, 0.05), (R, h, 0.001), (R - 0.004, h, 0.001), (R * 0.8, h * 0.5, 0.05), (0, 0.008)]),
              stuff.glaze("bowl", srgb(color), 0.3, 0.03), seg=128)


def cup(color="#cbbfa9", R=0.04, h=0.075):
    geo.lathe("cup", geo.fillet([(0, 0), (R * 0.8, 0, 0.005), (R, h * 0.4, 0.03), (R, h, 0.0015), (R - 0.0035, h, 0.0015), (R - 0.004, h * 0.35, 0.02), (0, 0.008)]),
              stuff.glaze("cup", srgb(color), 0.28, 0.03), seg=96)


def wine(R=0.036, h=0.20, fill=0.0):
    g = stuff.clear("glass", gain=1.3)
    geo.lathe("foot", geo.fillet([(0, 0.0), (0.034, 0.0, 0.0005), (0.034, 0.0015, 0.0005), (0.005, 0.006, 0.01), (0.0032, 0.05, 0.01), (0.0032, h * 0.46), (0.006, h * 0.49, 0.01),
                                  (R, h * 0.66, 0.03), (R * 0.84, h, 0.0005), (R * 0.84 - 0.0012, h, 0.0005), (R - 0.0014, h * 0.665, 0.03), (0.0, h * 0.50)]), g, seg=96)


def carafe():
    geo.lathe("carafe", geo.fillet([(0, 0.002), (0.045, 0.0, 0.008), (0.045, 0.12, 0.05), (0.020, 0.20, 0.02), (0.026, 0.25, 0.001), (0.024, 0.25, 0.001), (0.018, 0.20, 0.02), (0.042, 0.12, 0.05), (0.042, 0.006, 0.006), (0, 0.006)]),
              stuff.clear("glass", gain=1.3), seg=96)


def lemons(n=5, R=0.10, color="#c9a544", seed=2):
    rnd, m = random.Random(seed), stuff.stone("peel", srgb(color), 0.5, 30.0, 0.05)
    for i in range(n):
        a = 2 * math.pi * i / max(1, n - 1)
        r = 0 if i == n - 1 and n > 3 else R * 0.48
        o = geo.lathe("fruit", [(0.030 * math.cos(rad(t)) ** 0.9 if abs(t) < 90 else 0, (0.038 + 0.004 * abs(math.sin(rad(t))) ** 9) * math.sin(rad(t))) for t in range(-90, 91, 6)], m, seg=48)
        o.location = (r * math.cos(a), r * math.sin(a), 0.050 if r else 0.078)
        o.rotation_euler = (rnd.uniform(1, 2), rnd.uniform(0, 1), rnd.uniform(0, 6))


def flame(power):
    """An emitter without a surface: invisible when it is off."""
    n = mat.N("flame")
    e = n("Emission", Color=(1.0, 0.70, 0.40, 1), Strength=power)
    return n.out(n("AddShader", _0=n("BsdfTransparent").outputs[0], _1=e.outputs[0]).outputs[0])


def candle(h=0.22, r=0.011, holder=0.07, finish=None, lit=2.6, k=2150):
    """A candle in a small turned holder; the flame is the lamp."""
    from . import studio
    br = finish or mat.metal("holder", mat.BRASS, 0.22, brushed=False)
    H = holder
    geo.lathe("holder", geo.fillet([(0, 0), (0.036, 0, 0.002), (0.036, 0.006, 0.003), (0.012, 0.013, 0.012), (0.0075, H * 0.5, 0.01), (0.010, H - 0.016, 0.004),
                                    (0.019, H - 0.012, 0.002), (0.019, H - 0.008, 0.002), (0.0135, H - 0.006, 0.001), (0.0135, H + 0.012, 0.001), (0.011, H + 0.012), (0.011, H), (0, H)]), br, seg=96)
    c = geo.lathe("candle", geo.fillet([(0, H), (r, H), (r, H + h, 0.002), (r * 0.5, H + h - 0.003, 0.004), (0, H + h - 0.004)]), stuff.wax("wax-lit", 0.8 if lit else 0), seg=48)
    c.lightgroup = "lamp" if lit else ""
    geo.tube("wick", [(0, 0, H + h - 0.004), (0.0008, 0, H + h + 0.008)], 0.0008, mat.plain("wick", srgb("#1c1815"), 0.9), res=3)
    if lit:
        fl = geo.lathe("flame", [(0.0062 * math.sin(math.pi * t ** 0.62) * (1 - 0.25 * t), H + h + 0.002 + 0.036 * t) for t in [i / 24 for i in range(25)]], flame(26), seg=24)
        studio.lampgroup(fl)
        fl.visible_shadow = fl.visible_diffuse = False
        studio.bulb((0, 0, H + h + 0.020), lit, 0.012, k)


def art(W=0.5, H=0.66, kind=0, frame="#a97f50", ground="#e6ddcc"):
    """A framed print: bottom edge on z = 0, its back on y = 0."""
    oakm = mat.oak("frame", frame, "#7c5730", axis="Z", rough=0.45)
    t = 0.018
    geo.box("paper", (W, 0.006, H), mat.plain("paper", srgb(ground), 0.85, 0.1), at=(0, -0.008, 0), bevel=0)
    for x in (-1, 1):
        geo.box("fr", (t, 0.026, H + t), oakm, at=(x * W / 2, -0.013, -t / 2), bevel=0.0015)
    for z in (0, H):
        geo.box("fr", (W - t, 0.0255, t - 0.0004), oakm, at=(0, -0.013, z - t / 2), bevel=0.0015)
    y = [-0.0115]

    def shape(fn, c):
        y[0] -= 0.0005
        geo.grid("shape", 48, 24, lambda u, v: (fn(u, v)[0] * W, y[0], fn(u, v)[1] * H), mat.plain("ink" + c, srgb(c), 0.85, 0.1))
    disc = lambda cx, cz, r: lambda u, v: (cx + r * v * math.cos(u * 2 * math.pi), cz + r * v * math.sin(u * 2 * math.pi) * W / H)
    if kind == 0:
        shape(lambda u, v: (-0.36 + 0.72 * u, 0.14 + 0.10 * v + 0.04 * v * math.sin(5 * u)), "#3d4a4c")
        shape(lambda u, v: (-0.36 + 0.72 * u, 0.26 + v * (0.10 + 0.10 * math.sin(math.pi * u) ** 2)), "#7f8d88")
        shape(disc(0.10, 0.66, 0.13), "#c58a4a")
    elif kind == 1:
        for i, c in enumerate(("#8c4a34", "#b98a5a", "#5b6256")):
            shape(disc(-0.10 + 0.10 * i, 0.40 + 0.10 * i, 0.22 - 0.03 * i), c)
    else:
        for i in range(7):
            shape(lambda u, v, i=i: (-0.30 + 0.6 * u, 0.2 + 0.085 * i + 0.012 * v + 0.05 * math.sin(3 * u + i * 0.5)), "#4a443d")


def basket(R=0.17, h=0.30):
    m = stuff.wool("wicker", srgb("#a8854f"), 90, 1.0, 0.3)
    geo.lathe("basket", geo.fillet([(0, 0), (R * 0.85, 0, 0.02), (R, h * 0.6, 0.1), (R * 0.94, h, 0.004), (R * 0.94 - 0.012, h, 0.004), (R * 0.9, h * 0.5), (0, 0.02)]), m, seg=160,
              ripple=lambda a, t: 1 + 0.016 * math.sin(48 * a) * math.sin(t * 90))


def throw(W=0.5, L=1.1, color="#8a4a34"):
    """A folded blanket hanging over an edge: centre of the fold at the origin, falling toward -y."""
    m = stuff.wool("throw", srgb(color), 300, 0.6, 0.12)

    def fn(u, v):
        s = (v - 0.42) * L
        x = (u - 0.5) * W + 0.012 * math.sin(6 * v + 2)
        f = 0.012 * math.sin(9 * u * 2 + 3 * v) * min(1, abs(s) * 4)
        if s < -0.06:
            return (x, -0.06 + f * 0.7 - 0.02 * u, s + 0.06 + 0.03)
        if s > 0.06:
            return (x, 0.06 + f, 0.03 - (s - 0.06))
        a = s / 0.06 * math.pi / 2
        return (x, 0.06 * math.sin(a) + f * 0.5, 0.03 + 0.03 * math.cos(a) - 0.0)
    o = geo.grid("throw", 60, 120, fn, m, 80)
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.008
    return o
