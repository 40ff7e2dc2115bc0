"""What only one designer has on the bench: the compass, the ledger, the shuttle, worked metal and wood."""
import math, random
from . import geo, mat, stuff, furniture as fu
from .mat import N, srgb
put, rad = stuff.place, math.radians


def brass(rough=0.22):
    return mat.metal("brass-part", mat.BRASS, rough, brushed=False)


def steel(rough=0.26):
    return mat.metal("steel-part", mat.STEEL, rough, brushed=False)


def hammered(scale=95.0, deep=0.5):
    n = N("hammered")
    co = n("TexCoord").outputs["Object"]
    v = n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=co, Scale=scale, Smoothness=0.35)
    bump = n("Bump", Strength=deep, Distance=0.003, Height=v.outputs["Distance"])
    return n.out(n("BsdfPrincipled", Base_Color=mat.BRASS, Metallic=1.0, Roughness=0.19, Normal=bump.outputs[0]).outputs[0])


def endgrain():
    n = N("endgrain")
    co = n("TexCoord").outputs["Object"]
    w = n("TexWave", {"wave_type": "RINGS", "rings_direction": "Z"}, Vector=co, Scale=26.0, Distortion=1.6, Detail=3.0, Detail_Scale=1.2).outputs["Fac"]
    f = n("TexNoise", Vector=co, Scale=260.0, Detail=3.0).outputs["Fac"]
    h = n.math("ADD", n.math("MULTIPLY", w, 0.6), n.math("MULTIPLY", f, 0.4))
    col = n.ramp(h, (0.2, srgb("#8f734f")), (0.8, srgb("#c3a67c")))
    bump = n("Bump", Strength=0.25, Distance=0.001, Height=f)
    return n.out(n("BsdfPrincipled", Base_Color=col, Roughness=0.7, Specular=0.2, Normal=bump.outputs[0]).outputs[0])


def flute(a, t):
    return 1 - 0.060 * (1 - abs(math.sin(a * 9)) ** 0.75)


def ring_stand(x, y, r):
    geo.lathe("stand", geo.fillet([(r - 0.004, 0), (r + 0.004, 0, 0.001), (r + 0.002, 0.022, 0.001), (r - 0.002, 0.022, 0.001), (r - 0.004, 0)]), fu.wood(), seg=96, at=(x, y, 0))


def compass():
    """The pilot's compass, standing on its sheet in the middle of a circle."""
    br, st = brass(0.20), steel(0.2)
    top = (-0.028, -0.125, 0.190)
    for foot, m in (((-0.098, -0.135, 0.0015), st), ((0.056, -0.115, 0.0015), st)):
        mid = tuple(t + (f - t) * 0.62 for t, f in zip(top, foot))
        stuff.bar("leg", top, mid, 0.0085, 0.006, br, 0.0015)
        geo.tube("point", [mid, foot], 0.0019, m, res=5, bezier=False)
    h = geo.lathe("hinge", geo.fillet([(0, -0.007), (0.012, -0.007, 0.002), (0.012, 0.007, 0.002), (0, 0.007)]), br, seg=64)
    h.location, h.rotation_euler = top, (rad(90), 0, rad(8))
    geo.lathe("grip", geo.fillet([(0, 0.008), (0.0045, 0.008), (0.0045, 0.034, 0.002), (0, 0.036)]), br, seg=48, at=top, ripple=lambda a, t: 1 + 0.03 * math.sin(24 * a))


def ruler():
    st = steel(0.3)
    put(lambda: (geo.box("ruler", (0.40, 0.026, 0.0012), st, at=(0, 0, 0.0022), bevel=0.0003),
                 *(geo.box("tick", (0.0004, 0.010 if i % 5 == 0 else 0.006, 0.0002), mat.plain("tick", srgb("#1d1c1c"), 0.6), at=(-0.195 + 0.005 * i, 0.0075, 0.0035), bevel=0) for i in range(79))), (-0.16, -0.36, 0), 4)


def ledger(z):
    m = mat.plain("cover", srgb("#3c4340"), 0.6)
    ink = "#34373d"

    def book():
        geo.box("cover", (0.44, 0.30, 0.004), m, at=(0, 0, 0), bevel=0.001)
        for s in (-1, 1):
            geo.grid("page", 40, 4, lambda u, v: (s * 0.212 * u, (v - 0.5) * 0.286, 0.0045 + 0.013 * math.sin(math.pi * min(1, u * 1.0)) ** 0.6 * (1 - 0.45 * u)), mat.plain("page", srgb("#ddd5c3"), 0.85, 0.1))
        rnd = random.Random(9)
        for s, n in ((-1, 11), (1, 11)):
            for i in range(n):
                y = 0.112 - 0.021 * i
                L = rnd.uniform(0.05, 0.13) * (1 if s < 0 or rnd.random() < 0.8 else 0)
                if L:
                    zz = lambda u: 0.0052 + 0.013 * math.sin(math.pi * u) ** 0.6 * (1 - 0.45 * u)
                    x0 = 0.19 if s < 0 else 0.03
                    pts = [(s * x0 + (L * k / 12), y + 0.0016 * math.sin(k * 2.3 + i), zz(min(0.98, abs(s * x0 + L * k / 12) / 0.212))) for k in range(13)]
                    geo.tube("word", pts, 0.0007, mat.plain("ink", srgb(ink), 0.8), res=2)
    put(book, (-0.10, -0.17, z), 4)


def shuttle():
    m = fu.wood(fu.SMOKED)

    def body(u, v):
        t, f = 2 * math.pi * u, v
        x = (f - 0.5) * 0.30
        w = 0.022 * (1 - abs(2 * f - 1) ** 2.6)
        return (x, w * math.cos(t), 0.012 + w * 0.55 * math.sin(t))
    put(lambda: (geo.grid("shuttle", 48, 60, body, m), geo.box("slot", (0.13, 0.022, 0.004), mat.plain("slot", srgb("#1c130b"), 0.9), at=(0, 0, 0.0215), bevel=0.002),
                 put(lambda: geo.lathe("quill", [(0.004 + 0.006 * math.sin(math.pi * t), 0.10 * t) for t in [i / 30 for i in range(31)]], stuff.wool("quill", srgb("#a98f68"), 700), seg=40), (-0.05, 0, 0.026), 0, (0, 90))), (-0.05, -0.16, 0), -12)


def knot():
    """A loose overhand knot in thick cord, lying in front."""
    pts = [(-0.20, -0.34, 0.005), (-0.10, -0.325, 0.005), (-0.02, -0.335, 0.006), (0.035, -0.36, 0.006), (0.05, -0.33, 0.015), (0.015, -0.300, 0.016), (-0.02, -0.325, 0.017), (0.0, -0.365, 0.014),
           (0.04, -0.355, 0.017), (0.07, -0.32, 0.007), (0.13, -0.315, 0.005), (0.22, -0.33, 0.005)]
    geo.tube("knot", [(x + 0.06, y + 0.02, z) for x, y, z in pts], 0.0050, mat.cord("cord-knot", srgb("#d2c6b0")), res=8)
