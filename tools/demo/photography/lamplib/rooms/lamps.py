"""Simpler versions of the catalogue's lamps for rooms: the same shape and light, without details that only close-ups show."""
import math
from .. import geo, mat, studio, stuff
from ..catalogue import FINISH, rod
from ..mat import srgb
rad = math.radians


def cordline(z0, z1, color="#1f1d1b", r=0.0026, x=0.0, y=0.0):
    geo.tube("cord", [(x, y, z0), (x, y, z1)], r, mat.cord("cord", srgb(color)), res=6, bezier=False)


def canopy(z, finish="black"):
    geo.lathe("canopy", geo.fillet([(0, z), (0.05, z), (0.05, z - 0.022, 0.004), (0.01, z - 0.026, 0.004), (0, z - 0.026)]), FINISH[finish](), seg=64)


def drum(cloth="#efe4d0", R=0.30, h=0.24, drop=1.2, k=2700, power=1.0, glow=0.55):
    """Wide linen drum, lower edge at z = 0, open above and below."""
    kk = mat.kelvin(k)
    tint = (1.0, 0.86, 0.70)
    shade = geo.lathe("drum", [(R, h * i / 12) for i in range(13)],
                      mat.fabric("drum", srgb(cloth), width=2 * math.pi * R, translucency=0.42, glow=tuple(glow * power * c * w * max(0.15, s) for c, w, s in zip(kk, tint, srgb(cloth)))), seg=128)
    studio.lampgroup(shade)
    for z in (0, h - 0.008):
        geo.lathe("tape", geo.fillet([(R - 0.002, z), (R + 0.002, z, 0.0008), (R + 0.002, z + 0.008, 0.0008), (R - 0.002, z + 0.008)]), mat.fabric("tape", srgb(cloth), width=2, translucency=0.2), seg=128)
    dif = geo.lathe("diffuser", [(0, 0.018), (R - 0.006, 0.018)], mat.opal("diffuser", 0.85 * power, k, edge=0.8), seg=96)
    studio.lampgroup(dif)
    dif.visible_shadow = False
    for i in range(3):
        a = rad(30 + 120 * i)
        geo.tube("spoke", [(0, 0, h - 0.01), (R * math.cos(a), R * math.sin(a), h - 0.006)], 0.002, FINISH["white"](), res=3)
    cordline(h - 0.012, h + drop, "#cfc4b0" if cloth > "#7" else "#1f1d1b")
    l = studio.area("down", (0, 0, 0.012), (0, 0, -1), R * 1.6, 7.5 * power, k=k, group="lamp", spread=150)
    l.visible_glossy = False
    studio.bulb((0, 0, h * 0.55), 5.0 * power, 0.05, k)


def linear(finish="brass", L=1.2, drop=1.0, k=2700, power=1.0):
    """Slim beam that lights downward, on two thin wires; lower face at z = 0."""
    geo.box("beam", (L, 0.028, 0.056), rod(finish), at=(0, 0, 0.004), bevel=0.003)
    e = geo.box("line", (L - 0.02, 0.018, 0.005), mat.glow("line", 9 * power, k), at=(0, 0, 0.0), bevel=0.001)
    studio.lampgroup(e)
    e.visible_shadow = e.visible_diffuse = False
    for s in (-1, 1):
        cordline(0.06, 0.06 + drop, "#171615", 0.0014, s * L * 0.40)
    l = studio.area("line", (0, 0, -0.004), (0, 0, -1), L - 0.02, 16 * power, size_y=0.02, k=k, group="lamp", spread=165)
    l.visible_glossy = False


def disc(R=0.19, k=2700, power=1.0):
    """Shallow opal disc under a ceiling at z = 0."""
    geo.lathe("ring", geo.fillet([(0, 0), (R, 0, 0.002), (R, -0.030, 0.003), (R - 0.012, -0.034, 0.002), (R - 0.014, -0.02)]), mat.powder("chalk", srgb("#dedad2"), 0.42), seg=128)
    pr = [(r, -0.024 - z) for r, z in geo.superellipse(R - 0.012, 0.050, 2.5, 0, 90, 32)]
    pr[-1] = (0, pr[-1][1])
    g = geo.lathe("opal", pr, mat.opal("opal-disc", 2.6 * power, k, edge=0.7), seg=128)
    studio.lampgroup(g)
    g.visible_shadow = False
    studio.bulb((0, 0, -0.10), 9 * power, 0.09, k).visible_glossy = False


def globe(R=0.11, k=2700, power=1.0, watt=2.2, bright=1.5):
    g = [(R * math.cos(rad(t)), R * math.sin(rad(t))) for t in range(-90, 91, 3)]
    g[0], g[-1] = (0, -R), (0, R)
    o = geo.lathe("globe", g, mat.opal("opal-globe", bright * power, k * 1.05, edge=0.24), seg=128)
    studio.lampgroup(o)
    o.visible_shadow = False
    studio.bulb((0, 0, 0), watt * power, R * 0.98, k).visible_glossy = False
    return o


def globe_wall(finish="brass", R=0.085, power=1.0, k=2700):
    """Globe on an upright bracket; wall plate on y = 0 at z = 0, globe above it."""
    br, rd = FINISH[finish](), rod(finish)
    p = geo.lathe("plate", geo.fillet([(0, 0), (0.048, 0, 0.001), (0.048, 0.010, 0.003), (0, 0.012)]), rd, seg=96)
    p.rotation_euler = (rad(90), 0, 0)
    geo.tube("arm", [(0, -0.008, 0), (0, -0.06, 0.0), (0, -0.098, 0.012), (0, -0.11, 0.05)], 0.0065, rd)
    stuff.place(lambda: geo.lathe("cup", geo.fillet([(0, 0.045), (0.010, 0.045, 0.002), (0.012, 0.058, 0.004), (0.042, 0.072, 0.006), (0.042, 0.080, 0.001), (0.03, 0.080)]), br, seg=96), (0, -0.11, 0))
    stuff.place(lambda: globe(R, k, power, 1.3), (0, -0.11, 0.072 + R * 0.94))


def pleated_wall(finish="brass", cloth="#f6f0e6", k=2700, power=1.0):
    """Pleated linen shade on a short arm; wall plate on y = 0, arm at z = 0."""
    br, rd = FINISH[finish](), rod(finish)
    p = geo.lathe("plate", geo.fillet([(0, 0), (0.050, 0, 0.001), (0.050, 0.010, 0.003), (0, 0.012)]), rd, seg=96)
    p.rotation_euler = (rad(90), 0, 0)
    geo.tube("arm", [(0, -0.008, 0), (0, -0.10, 0.0), (0, -0.138, 0.012), (0, -0.15, 0.06)], 0.0065, rd)
    stuff.place(lambda: pleated_shade(0.138, 0.078, 0.165, cloth, k, power), (0, -0.15, 0.035))


def pleated_shade(r0, r1, h, cloth="#f6f0e6", k=2700, power=1.0, pleats=64):
    """Shade with its lower ring at z = 0 and its bulb inside."""
    def ripple(a, t):
        return 1 + 0.0042 * math.sin(a * pleats) / (r0 + (r1 - r0) * t)
    glow = tuple(0.95 * power * c * w for c, w in zip(mat.kelvin(k), (1.0, 0.89, 0.74)))
    prof = [(r0 + (r1 - r0) * i / 20 - 0.005 * math.sin(math.pi * i / 20), h * i / 20) for i in range(21)]
    s = geo.lathe("shade", prof, mat.fabric("linen", srgb(cloth), width=2 * math.pi * r0, glow=glow), seg=pleats * 12, ripple=ripple, smooth=75)
    studio.lampgroup(s)
    for r, z in ((r0, 0), (r1, h - 0.006)):
        geo.lathe("band", geo.fillet([(r - 0.003, z), (r + 0.005, z, 0.001), (r + 0.005, z + 0.006, 0.001), (r - 0.003, z + 0.006)]), mat.fabric("tape", srgb(cloth), width=0.9, translucency=0.36), seg=160)
    b = geo.lathe("bulb", [(0.026 * math.cos(rad(t)), h * 0.5 + 0.026 * math.sin(rad(t))) for t in range(-90, 91, 6)], mat.glow("bulb-glow", 22 * power, k), seg=48)
    studio.lampgroup(b)
    b.visible_shadow = False
    studio.bulb((0, 0, h * 0.5), 3.4 * power, 0.026, k)


def pleated_floor(k=2700, power=1.0):
    geo.lathe("foot", geo.fillet([(0, 0), (0.135, 0, 0.002), (0.135, 0.034, 0.004), (0, 0.034)], 6), mat.marble("marble"), seg=128, smooth=35)
    geo.lathe("stem", geo.fillet([(0, 0.033), (0.020, 0.033, 0.001), (0.020, 1.24, 0.001), (0, 1.24)]), mat.oak("oak-z", "#b99468", "#8b6640", axis="Z"), seg=64, smooth=40)
    for z in (0.033, 1.235):
        geo.lathe("ring", geo.fillet([(0, z), (0.023, z, 0.001), (0.023, z + 0.008, 0.001), (0, z + 0.008)]), FINISH["brass"](), seg=64)
    stuff.place(lambda: pleated_shade(0.21, 0.115, 0.26, k=k, power=1.15 * power, pleats=80), (0, 0, 1.245))


def lantern(k=2400, power=1.0, finish="black", s=1.0):
    """The lantern without its bracket: foot at z = 0, a glass cylinder in a cage, a low roof. 27 cm high times `s`."""
    m, rd = FINISH[finish](), FINISH[finish]()
    L = lambda n, p, mm=m: geo.lathe(n, geo.fillet([(q[0] * s, q[1] * s, *(c * s for c in q[2:])) for q in p], 6), mm, seg=128)
    L("foot", [(0, 0), (0.085, 0, 0.002), (0.085, 0.020, 0.003), (0.075, 0.024, 0.002), (0.075, 0.034, 0.002), (0, 0.034)])
    L("roof", [(0.070, 0.196), (0.104, 0.194, 0.001), (0.106, 0.199, 0.001), (0.030, 0.240, 0.004), (0.024, 0.250, 0.002), (0.016, 0.262, 0.006), (0, 0.264)])
    L("under", [(0, 0.1945), (0.100, 0.1945)], mat.plain("under", srgb("#dcd6ca"), 0.6))
    for i in range(6):
        a = rad(15 + 60 * i)
        geo.tube("bar", [(0.076 * s * math.cos(a), 0.076 * s * math.sin(a), 0.03 * s), (0.076 * s * math.cos(a), 0.076 * s * math.sin(a), 0.197 * s)], 0.0032 * s, rd, res=4)
    g = L("glass", [(0.064, 0.034), (0.064, 0.195)], stuff.clear("lantern-glass"))
    g.visible_shadow = False
    h = L("holder", [(0, 0.034), (0.015, 0.034), (0.015, 0.070, 0.002), (0, 0.072)], FINISH["brass-rod"]())
    b = geo.lathe("bulb", [(0.023 * s * max(0, math.cos(rad(t))) ** 0.8, (0.105 + 0.038 * math.sin(rad(t))) * s) for t in range(-90, 91, 6)],
                  mat.opal("bulb", 10 * power, k, core=((0, 0, 0.105 * s), 0.02 * s, 2.0)), seg=48)
    studio.lampgroup(b)
    b.visible_shadow = b.visible_diffuse = False
    studio.bulb((0, 0, 0.105 * s), 7.0 * power, 0.026 * s, k)
    return h


def lantern_wall(power=1.0):
    """Lantern on a bracket: wall plate on y = 0 at z = 0."""
    m = FINISH["black"]()
    p = geo.lathe("plate", geo.fillet([(0, 0), (0.055, 0, 0.001), (0.055, 0.012, 0.003), (0, 0.014)]), m, seg=96)
    p.rotation_euler = (rad(90), 0, 0)
    geo.tube("arm", [(0, -0.01, 0), (0, -0.09, 0.0), (0, -0.145, 0.02), (0, -0.15, 0.075)], 0.010, m)
    stuff.place(lambda: lantern(power=power, s=1.15), (0, -0.15, 0.07))


def bollard(power=1.0, H=0.62):
    m = FINISH["black"]()
    geo.lathe("post", geo.fillet([(0, 0), (0.075, 0, 0.002), (0.075, 0.012, 0.003), (0.034, 0.016, 0.004), (0.034, H - 0.03, 0.006), (0.060, H, 0.004), (0, H)]), m, seg=96)
    stuff.place(lambda: lantern(power=power, s=0.80), (0, 0, H - 0.002))


def task(finish="black", k=2700, power=1.0, reach=0.30, head=(-52, 0)):
    """Desk lamp: round foot, two arms with brass joints, a cone that points down and left."""
    m, rd, br = FINISH[finish](), rod(finish), FINISH["brass-rod"]()
    geo.lathe("foot", geo.fillet([(0, 0), (0.095, 0, 0.002), (0.095, 0.016, 0.005), (0, 0.019)]), m, seg=128)
    a, b, c = (0.03, 0, 0.03), (0.10, 0, 0.36), (0.10 - reach, 0, 0.50)
    geo.tube("arm", [a, b], 0.0062, rd, bezier=False)
    geo.tube("arm", [b, c], 0.0062, rd, bezier=False)
    for q in (a, b, c):
        j = geo.lathe("joint", geo.fillet([(0, -0.014), (0.013, -0.014, 0.002), (0.013, 0.014, 0.002), (0, 0.014)]), br, seg=48)
        j.rotation_euler, j.location = (rad(90), 0, 0), q

    def cone():
        geo.lathe("cone", geo.fillet([(0.079, -0.150), (0.081, -0.150, 0.0005), (0.034, -0.010, 0.012), (0.022, 0.030, 0.004), (0, 0.034)]), m, seg=128)
        geo.lathe("inside", [(0.078, -0.149), (0.031, -0.012), (0, -0.008)], mat.plain("inside", srgb("#f4f0e8"), 0.45), seg=96)
        g = geo.lathe("bulb", [(0.026 * math.cos(rad(t)), -0.085 + 0.026 * math.sin(rad(t))) for t in range(-90, 91, 6)], mat.glow("bulb", 16 * power, k), seg=48)
        studio.lampgroup(g)
        g.visible_shadow = g.visible_diffuse = False
        studio.bulb((0, 0, -0.085), 9 * power, 0.026, k)
    stuff.place(cone, c, 0, (0, 24))
