"""Things on the designers' benches: paper, tools, cord, shavings. Everything stands on z = 0."""
import math, random
from . import geo, mat, studio, stuff, furniture as fu
from .mat import srgb
rad = math.radians
put = stuff.place


def top(tone=fu.OAK, wall="#a79c8b", back=0.62, planks=5):
    """A thick worktop from y = -0.6 to back, and the wall behind it."""
    m = fu.wood(tone, "X", 0.5)
    w = (back + 0.62) / planks
    for i in range(planks):
        geo.box("plank", (2.6, w - 0.0016, 0.05), m, at=(0.07 * (i % 3), -0.6 + w * (i + 0.5), -0.05), bevel=0.002)
    geo.box("under", (2.5, back + 0.6, 0.04), mat.plain("under", srgb("#1d150d"), 0.9, 0.05), at=(0, (back - 0.6) / 2, -0.096), bevel=0)
    geo.box("wall", (6, 0.1, 3), mat.plaster("wall", srgb(wall), 0.16, 2.4, 0.06), at=(0, back + 0.07, -1), bevel=0)


def light(task=(0.62, -0.10, 0.85), watt=7.0, k=2700, window=26, aim=(0, 0, 0)):
    """Adds a window on the left and, for the evening, a work lamp just outside the picture."""
    studio.area("window", (-1.5, -0.35, 1.25), (0.05, 0, 0.05), 0.9, window, size_y=1.3, k=7200)
    studio.area("fill", (1.6, -1.6, 1.2), (0, 0, 0.05), 1.6, 5, k=6500)
    studio.world(0.16, 0.09, 0.05, (0.95, 0.98, 1.06))
    if watt:
        l = studio.area("task", task, aim, 0.11, watt, k=k, group="lamp", spread=120)
        l.data.shape = "DISK"
        l.visible_glossy = True


def sheet(W=0.42, D=0.30, color="#d9d2c2", z=0.0006, curl=0.006):
    m = mat.plain("sheet", srgb(color), 0.85, 0.12)
    return geo.grid("sheet", 24, 24, lambda u, v: ((u - 0.5) * W, (v - 0.5) * D, z + curl * (2 * abs(u - 0.5)) ** 6 * (2 * abs(v - 0.5)) ** 6), m)


def line(pts, z=0.0013, w=0.0007, color="#2b2a2c"):
    """A drawn stroke on a sheet."""
    return geo.tube("line", [(x, y, z) for x, y in pts], w, mat.plain("ink" + color, srgb(color), 0.8, 0.1), res=2, bezier=False)


def arc(cx, cy, r, a0=0, a1=360, n=90, **kw):
    return line([(cx + r * math.cos(rad(a0 + (a1 - a0) * i / n)), cy + r * math.sin(rad(a0 + (a1 - a0) * i / n))) for i in range(n + 1)], **kw)


def pencil(color="#3c4340", L=0.175):
    def one():
        geo.lathe("shaft", [(0, 0), (0.0036, 0), (0.0036, L - 0.022)], mat.plain("paint", srgb(color), 0.35, 0.4), seg=6, smooth=10)
        geo.lathe("cone", [(0.0036, L - 0.022), (0.0012, L - 0.005)], mat.plain("cedar", srgb("#b98a5c"), 0.7, 0.2), seg=24)
        geo.lathe("lead", [(0.0012, L - 0.005), (0, L)], mat.plain("lead", srgb("#222122"), 0.4), seg=16)
    put(lambda: put(one, (0, 0, 0.0036), 0, (0, 90)))


def rod_tool(handle, steel, L=0.13, b=0.12, w=0.018):
    """A chisel lying on the bench, pointing along +x: turned handle, ferrule, flat blade."""
    def one():
        geo.lathe("handle", geo.fillet([(0, 0), (0.012, 0.0, 0.006), (0.015, 0.03, 0.03), (0.010, 0.09, 0.03), (0.013, L, 0.006), (0.0, L)]), fu.wood(handle, "Z"), seg=64)
        geo.lathe("ferrule", geo.fillet([(0.0, L - 0.001), (0.0125, L - 0.001, 0.001), (0.0105, L + 0.016, 0.001), (0, L + 0.016)]), mat.metal("ferrule", mat.BRASS, 0.24, brushed=False), seg=64)
        geo.box("neck", (0.008, 0.008, 0.04), steel, at=(0, 0, L + 0.014), bevel=0.002)
        geo.box("blade", (0.0042, w, b), steel, at=(0, 0, L + 0.045), bevel=0.0012)
    put(lambda: put(one, (0, 0, 0.0135), 0, (0, 90)))


def hammer():
    """A planishing hammer lying along +x: long ash shaft, polished head."""
    st = mat.metal("head", mat.STEEL, 0.16, brushed=False)

    def one():
        geo.lathe("shaft", geo.fillet([(0, 0), (0.013, 0.0, 0.006), (0.0145, 0.10, 0.05), (0.009, 0.20, 0.05), (0.0095, 0.30, 0.002), (0, 0.30)]), fu.wood(("#d0b48a", "#ac8a5c"), "Z"), seg=64)
    put(lambda: put(one, (0, 0, 0.0165), 0, (0, 90)))
    h = geo.lathe("head", geo.fillet([(0, -0.055), (0.0155, -0.055, 0.002), (0.0165, -0.040, 0.004), (0.009, -0.022, 0.008), (0.0135, -0.014, 0.006), (0.0135, 0.014, 0.006),
                                      (0.009, 0.022, 0.008), (0.014, 0.046, 0.004), (0.012, 0.055, 0.006), (0, 0.058)]), st, seg=96)
    h.rotation_euler, h.location = (rad(90), 0, 0), (0.286, 0, 0.0168)


def spoon(metal, L=0.17):
    geo.tube("stem", [(0, 0, 0.004), (L * 0.35, 0, 0.0105), (L * 0.66, 0, 0.0075)], 0.0026, metal, res=6)

    def bowl(u, v):
        t, r = 2 * math.pi * u, v
        x, y = L * 0.80 + 0.031 * r * math.cos(t), 0.019 * r * math.sin(t) * (1 - 0.12 * math.cos(t))
        return (x, y, 0.0015 + 0.009 * r ** 2.2)
    o = geo.grid("bowl", 64, 20, bowl, metal)
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.0012


def coil(R=0.07, r=0.003, turns=7, layers=3, color="#1f1d1b", seed=1, tail=True):
    """A hank of cord: turns side by side, a few layers, a loose end."""
    rnd, pts = random.Random(seed), []
    n = 48
    for i in range(turns * layers * n):
        lay, k = divmod(i, turns * n)
        f = (k / (turns * n)) if lay % 2 == 0 else 1 - k / (turns * n)
        q = R - turns * r * 1.05 + f * turns * r * 2.1 + 0.0007 * math.sin(i * 0.37 + seed)
        a = 2 * math.pi * i / n
        pts.append((q * math.cos(a), q * math.sin(a), r + lay * r * 1.8 + 0.0005 * math.sin(a * 3 + lay)))
    if tail:
        x, y, z = pts[-1]
        for j in range(1, 25):
            t = j / 24
            pts.append((x + 0.03 * t + 0.012 * math.sin(t * 5), y - 0.17 * t, max(r, z * (1 - t * 2.2))))
    geo.tube("coil", pts, r, mat.cord("cord" + color, srgb(color)), res=5, bezier=False)


def shaving(R=0.012, turns=2.2, w=0.016, seed=1, color="#c9a677"):
    m = mat.plain("shaving", srgb(color), 0.6, 0.2)
    rnd = random.Random(seed)
    lean = rnd.uniform(0.3, 1.0)

    def fn(u, v):
        a = 2 * math.pi * turns * u
        r = R * (0.45 + 0.55 * u)
        return (lean * 0.03 * u + w * (v - 0.5), r * math.cos(a), R + r * math.sin(a))
    geo.grid("shaving", int(60 * turns), 4, fn, m, 80)


def screw(brass, L=0.022):
    def one():
        geo.lathe("screw", geo.fillet([(0, L), (0.0042, L, 0.0008), (0.0042, L - 0.0022), (0.0019, L - 0.004), (0.0017, 0.002), (0, 0)]), brass, seg=32)
    put(lambda: put(one, (0, 0, 0.004), 0, (0, 86)))


def spool(color, h=0.075, R=0.027):
    wd = fu.wood(fu.OAK, "Z")
    for z in (0, h - 0.008):
        geo.lathe("end", geo.fillet([(0.006, z), (R, z, 0.002), (R, z + 0.008, 0.002), (0.006, z + 0.008)]), wd, seg=64)
    th = stuff.wool("thread" + color, srgb(color), 700, 0.5, 0.10)
    geo.lathe("thread", [(R * (0.78 + 0.10 * math.sin(math.pi * t)) + 0.0005 * math.sin(t * 200), 0.008 + (h - 0.016) * t) for t in [i / 80 for i in range(81)]], th, seg=64)
    geo.lathe("core", [(0.006, 0), (0.006, h)], mat.plain("hole", srgb("#20160d"), 0.9), seg=24)


def crate(W=0.46, D=0.30, H=0.15):
    m = stuff.boards("crate", srgb("#a99272"), 0.75, 0.12, "X")
    t = 0.012
    for s in (-1, 1):
        for i in range(2):
            geo.box("slat", (W, t, H * 0.42), m, at=(0, s * (D / 2 - t / 2), 0.006 + i * H * 0.5), bevel=0.0015)
            geo.box("end", (t, D - 2 * t - 0.001, H * 0.42), m, at=(s * (W / 2 - t), 0, 0.006 + i * H * 0.5), bevel=0.0015)
        for q in (-1, 1):
            geo.box("corner", (0.022, 0.022, H + 0.004), m, at=(s * (W / 2 - 0.024), q * (D / 2 - 0.0235), 0.002), bevel=0.002)
    for i in range(5):
        geo.box("floor", (W - 0.03, (D - 0.03) / 5 - 0.004, 0.008), m, at=(0, -D / 2 + 0.015 + (D - 0.03) / 5 * (i + 0.5), 0.0005), bevel=0.001)
