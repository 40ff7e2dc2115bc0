"""Furniture. Every piece stands on z = 0 at the origin and faces -y; `stuff.place` moves it."""
import math, random
import bpy
from . import geo, mat, stuff
from .mat import srgb

OAK = ("#c2996a", "#9a7145")
SMOKED = ("#5d4330", "#3d2a1c")
cos, sin, rad = math.cos, math.sin, math.radians


def wood(tone=OAK, axis="X", rough=0.42):
    return mat.oak("wood-" + axis, *tone, axis=axis, rough=rough)


def leg(x, y, h, r0, r1, m, lean=(0, 0)):
    """A turned leg from the floor to h, thinner below, and `lean` metres out of plumb."""
    o = geo.lathe("leg", geo.fillet([(0, 0), (r0, 0, 0.002), ((r0 + r1) * 0.55, h * 0.55), (r1, h)]), m, seg=40)
    o.location = (x + lean[0], y + lean[1], 0)
    o.rotation_euler = (math.atan2(lean[1], h), -math.atan2(lean[0], h), 0)
    return o


def table(W=2.2, D=0.95, H=0.735, tone=OAK, inset=0.16):
    m, z = wood(tone), wood(tone, "Z")
    top = geo.box("top", (W, D, 0.028), m, at=(0, 0, H - 0.028), bevel=0.007, seg=4)
    for y in (-1, 1):
        geo.box("apron", (W - 2 * inset - 0.05, 0.022, 0.07), m, at=(0, y * (D / 2 - inset * 0.8), H - 0.0985), bevel=0.002)
    for x in (-1, 1):
        geo.box("apron", (0.022, D - inset * 1.6 - 0.05, 0.07), wood(tone, "Y"), at=(x * (W / 2 - inset), 0, H - 0.0985), bevel=0.002)
        for y in (-1, 1):
            leg(x * (W / 2 - inset), y * (D / 2 - inset * 0.8), H - 0.029, 0.016, 0.030, z, (x * 0.02, y * 0.01))
    return top


def round_table(R=0.45, H=0.5, tone=OAK):
    m = wood(tone)
    geo.lathe("top", geo.fillet([(0, H - 0.024), (R - 0.01, H - 0.024, 0.004), (R, H - 0.008, 0.006), (R - 0.002, H, 0.004), (0, H)]), m, seg=160, smooth=35)
    for i in range(3):
        a = rad(90 + 120 * i)
        leg(0.55 * R * cos(a), 0.55 * R * sin(a), H - 0.022, 0.012, 0.020, wood(tone, "Z"), (0.22 * R * cos(a), 0.22 * R * sin(a)))


def chair(tone=OAK, seat="#cbb994"):
    """A dining chair: turned legs, a woven seat, one bent top rail to lean on. 46 cm wide."""
    z, x = wood(tone, "Z"), wood(tone)
    for sx in (-1, 1):
        leg(sx * 0.205, -0.19, 0.445, 0.011, 0.018, z, (sx * 0.015, -0.015))
        leg(sx * 0.190, 0.195, 0.445, 0.011, 0.018, z, (sx * 0.015, 0.05))
        geo.tube("post", [(sx * 0.190, 0.195, 0.43), (sx * 0.197, 0.215, 0.58), (sx * 0.215, 0.222, 0.745)], 0.0135, z)
        geo.tube("rung", [(sx * 0.212, -0.195, 0.20), (sx * 0.199, 0.225, 0.22)], 0.009, wood(tone, "Y"))
    geo.tube("rung", [(-0.205, 0.0, 0.21), (0.205, 0.0, 0.21)], 0.009, x)
    stuff.cushion("seat", (0.475, 0.445, 0.040), stuff.wool("cord", srgb(seat), 260, 0.7, 0.12), (0, 0, 0.443), e=0.22, ez=0.55)
    a = [(0.238 * sin(rad(t)), 0.262 - 0.042 * (1 - cos(rad(t))) / (1 - cos(rad(64))), 0) for t in range(-72, 73, 12)]
    stuff.ribbon("rail", a, 0.020, 0.082, x, at=(0, 0, 0.755), rot=(rad(-6), 0, 0))


def armchair(cloth="#b9ab95", tone=OAK, wool=True):
    """An easy chair: oak frame with flat arms, a deep seat and a leaning back of wool."""
    z, y = wood(tone, "Z"), wood(tone, "Y")
    m = stuff.wool("seat", srgb(cloth), 380) if wool else stuff.linen("seat", srgb(cloth))
    for s in (-1, 1):
        stuff.bar("leg", (s * 0.345, -0.325, 0), (s * 0.345, -0.315, 0.535), 0.040, 0.034, z, 0.006)
        stuff.bar("leg", (s * 0.345, 0.40, 0), (s * 0.345, 0.285, 0.535), 0.040, 0.034, z, 0.006)
        stuff.bar("side", (s * 0.345, -0.32, 0.265), (s * 0.345, 0.345, 0.205), 0.028, 0.055, y, 0.004)
        geo.box("arm", (0.068, 0.80, 0.024), y, at=(s * 0.348, -0.03, 0.534), bevel=0.009, seg=4, rot=(rad(-2.2), 0, 0))
    for yy, zz in ((-0.315, 0.262), (0.335, 0.208)):
        geo.box("cross", (0.665, 0.028, 0.05), wood(tone), at=(0, yy, zz - 0.025), bevel=0.004)
    stuff.cushion("seat", (0.645, 0.72, 0.17), m, (0, -0.03, 0.345), (rad(-6), 0, 0), e=0.30, crumple=0.004, seed=3)
    stuff.cushion("back", (0.635, 0.18, 0.62), m, (0, 0.335, 0.625), (rad(-20), 0, 0), e=0.42, ez=0.34, crumple=0.0)


def sofa(W=2.15, cloth="#a99d89", tone=OAK, seats=2):
    """A low sofa on an oak plinth."""
    m, x = stuff.wool("sofa", srgb(cloth), 170, 0.85, 0.20), wood(tone)
    geo.box("base", (W, 0.86, 0.055), x, at=(0, 0, 0.15), bevel=0.006)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(sx * (W / 2 - 0.12), sy * 0.34, 0.151, 0.016, 0.022, wood(tone, "Z"))
        stuff.cushion("arm", (0.19, 0.88, 0.40), m, (sx * (W / 2 - 0.10), 0, 0.40), e=0.24, ez=0.26, seam="upright")
    w = (W - 0.40) / seats
    for i in range(seats):
        cx = -W / 2 + 0.20 + w * (i + 0.5)
        stuff.cushion("seat", (w - 0.004, 0.74, 0.20), m, (cx, -0.06, 0.300), e=0.20, ez=0.50, crumple=0.006, seed=i + 5, seam="flat")
        stuff.cushion("back", (w - 0.01, 0.22, 0.50), m, (cx, 0.285, 0.600), (rad(-13), 0, 0), e=0.34, ez=0.26, crumple=0.006, seed=i + 9, seam="upright")


def pillow(cloth, size=(0.5, 0.15, 0.5), seed=1):
    """An upright cushion of washed linen, leaning on its lower edge."""
    w, thick, h = size
    return stuff.pillow("pillow", (w, h, thick), stuff.wool("pillow", srgb(cloth), 300, 0.5, 0.12), rot=(rad(90), 0, 0), seed=seed)


def bench(W=1.3, D=0.34, H=0.45, tone=OAK):
    geo.box("seat", (W, D, 0.032), wood(tone), at=(0, 0, H - 0.032), bevel=0.006)
    for x in (-1, 1):
        for y in (-1, 1):
            leg(x * (W / 2 - 0.16), y * (D / 2 - 0.07), H - 0.033, 0.013, 0.020, wood(tone, "Z"), (x * 0.05, y * 0.02))


def stool(R=0.16, H=0.45, tone=OAK):
    geo.lathe("seat", geo.fillet([(0, H - 0.03), (R - 0.008, H - 0.03, 0.006), (R, H - 0.012, 0.01), (R - 0.006, H, 0.006), (0, H - 0.006)]), wood(tone), seg=96)
    for i in range(3):
        a = rad(30 + 120 * i)
        leg(0.6 * R * cos(a), 0.6 * R * sin(a), H - 0.025, 0.011, 0.016, wood(tone, "Z"), (0.3 * R * cos(a), 0.3 * R * sin(a)))


def nightstand(W=0.46, D=0.38, H=0.46, tone=OAK):
    m, t = wood(tone), 0.02
    geo.box("top", (W, D, t), m, at=(0, 0, H - t), bevel=0.004)
    geo.box("bottom", (W, D, t), m, at=(0, 0, H - 0.20), bevel=0.004)
    geo.box("back", (W - 0.05, 0.012, 0.16), m, at=(0, D / 2 - 0.01, H - 0.18), bevel=0)
    for x in (-1, 1):
        geo.box("side", (t, D - 0.004, 0.16), m, at=(x * (W / 2 - t / 2 - 0.002), 0, H - 0.18), bevel=0.001)
        for y in (-1, 1):
            leg(x * (W / 2 - 0.06), y * (D / 2 - 0.06), H - 0.20, 0.011, 0.016, wood(tone, "Z"))


# Colour of the print, and its marks from the bottom: label, bands, author and title.
TITLES = (
    ("#b98f4a", ((0.70, 0.010), (0.74, 0.09), (0.86, 0.010))),
    ("#e4dccb", ((0.62, 0.20),)),
    ("#2c2620", ((0.45, 0.34), (0.10, 0.06))),
    ("#b98f4a", ((0.12, 0.006), (0.88, 0.006), (0.56, 0.22))),
    ("#d8cfbf", ((0.30, 0.44),)),
    ("#2c2620", ((0.66, 0.14), (0.84, 0.05))),
    ("#6b4c40", ()),
)
PAPERS = ("#d8cfbf", "#6b4c40", "#3c4340", "#94836a", "#c7bca8", "#6b7068", "#714a40", "#2c2f36", "#b7a98f", "#e4dccb", "#565d66", "#8a6a58")


def row_of_books(x0, x1, y, z, clear_h, rnd, depth=0.2, gap=0.12):
    """Books from x0 to x1 with their spines at about y: single books, series, small piles, and gaps."""
    x = x0
    while x < x1 - 0.05:
        if rnd.random() < gap:
            x += rnd.uniform(0.03, 0.16)
            continue
        w, h, d = rnd.uniform(0.012, 0.046), clear_h * rnd.uniform(0.58, 0.95), depth * rnd.uniform(0.70, 0.98)
        color, title = rnd.choice(PAPERS), rnd.choice(TITLES)
        kind = rnd.random()
        if kind < 0.04 and x + d < x1:
            pile(x, y, z, clear_h, d, rnd)
            x += d * 0.98 + 0.006
            continue
        for _ in range(rnd.randint(3, 6) if kind > 0.90 else 1):
            if x + w > x1:
                return
            spine(x + w / 2, y + rnd.uniform(0, 0.022), z, w, d, h, color, title)
            x += w


def spine(x, y, z, w, d, h, color, title):
    """An upright book. `title`: the colour and place of the print on its spine, as shares of its height."""
    geo.box("book", (w - 0.0008, d, h), cover(color), at=(x, y + d / 2, z), bevel=min(0.0035, w * 0.16), seg=2)
    ink, marks = title
    for at, share in marks:
        geo.box("title", (w * 0.74, 0.0008, h * share), cover(ink), at=(x, y - 0.0002, z + h * at), bevel=0)


def pile(x, y, z, clear_h, d, rnd):
    """A pile of books with their spines to the front."""
    top = z
    for _ in range(rnd.randint(3, 6)):
        t = rnd.uniform(0.016, 0.036)
        if top + t > z + clear_h * 0.8:
            return
        w = d * rnd.uniform(0.82, 0.98)
        geo.box("book", (w, 0.14, t - 0.0008), cover(rnd.choice(PAPERS)), at=(x + d / 2 + rnd.uniform(-0.006, 0.006), y + 0.07 + rnd.uniform(0, 0.02), top), bevel=0.002, seg=2)
        top += t


def cover(h):
    """Makes every book a little lighter or darker than others of its colour."""
    return bpy.data.materials.get("cover" + h) or stuff.boards("cover" + h, srgb(h), 0.6, 0.16)


def shelf(W=1.0, H=2.0, D=0.28, rows=5, books=0.8, tone=OAK, seed=1, gap=0.12):
    """A bookcase with its back against y = D/2. `books` is the number of filled shelves."""
    rnd, m, z, t = random.Random(seed), wood(tone), wood(tone, "Z"), 0.022
    for s in (-1, 1):
        geo.box("side", (t, D, H), z, at=(s * (W - t) / 2, 0, 0), bevel=0.002)
    geo.box("back", (W - t, 0.008, H - 0.02), z, at=(0, D / 2 - 0.006, 0.01), bevel=0)
    step = (H - 0.08 - t) / rows
    for i in range(rows + 1):
        zz = 0.06 + i * step
        geo.box("board", (W - 2 * t - 0.001, D - 0.006, t), m, at=(0, 0, zz), bevel=0.002)
        if i < rows and rnd.random() < books:
            end = W / 2 - t - (rnd.uniform(0, 0.35) * W if rnd.random() < 0.35 else 0)
            row_of_books(-W / 2 + t + 0.004, end, -D / 2 + 0.03, zz + t, step - t, rnd, D - 0.05, gap)


def rug(W=2.4, D=1.7, color="#b5a88f", stripes=False):
    m = stuff.wool("rug", srgb(color), 160, 0.9, 0.14)
    geo.box("rug", (W, D, 0.012), m, at=(0, 0, 0.0005), bevel=0.005)
    if stripes:
        k = stuff.wool("stripe", srgb("#5c5346"), 160, 0.9, 0.14)
        for s in (-1, 1):
            geo.box("stripe", (0.045, D - 0.012, 0.0012), k, at=(s * (W / 2 - 0.14), 0, 0.0122), bevel=0)
            geo.box("stripe", (0.012, D - 0.012, 0.0012), k, at=(s * (W / 2 - 0.20), 0, 0.0122), bevel=0)


def mirror(R=0.32, finish=None):
    """A round mirror with a thin rim, its back on y = 0."""
    g = geo.lathe("glass", [(0, 0.016), (R - 0.004, 0.016)], mat.metal("silver", (0.9, 0.9, 0.89, 1), 0.012, brushed=False), seg=160)
    r = geo.lathe("rim", geo.fillet([(R - 0.006, 0.0), (R + 0.004, 0.0, 0.001), (R + 0.004, 0.022, 0.002), (R - 0.006, 0.022, 0.002), (R - 0.006, 0.0)], 4),
                  finish or mat.metal("rim", mat.BRASS, 0.25, brushed=False), seg=192)
    for o in (g, r):
        o.rotation_euler = (rad(90), 0, 0)


def bed(W=1.6, L=2.05, sheet="#d9d2c4", cover_="#8d8a76", tone=OAK):
    """A bed with its head at y = 0 and feet toward -y: low oak frame, slatted head, duvet, two pillows."""
    x, z = wood(tone), wood(tone, "Z")
    lin, duv = stuff.linen("sheet", srgb(sheet)), stuff.linen("duvet", srgb(cover_))
    for s in (-1, 1):
        geo.box("rail", (0.03, L, 0.16), wood(tone, "Y"), at=(s * (W / 2 + 0.015), -L / 2, 0.16), bevel=0.005)
        geo.box("post", (0.05, 0.045, 0.98), z, at=(s * (W / 2 + 0.005), 0.0235, 0), bevel=0.008)
        leg(s * (W / 2 - 0.02), -L + 0.06, 0.17, 0.016, 0.022, z)
    geo.box("head", (W - 0.04, 0.03, 0.07), x, at=(0, 0.025, 0.90), bevel=0.006)
    geo.box("head", (W - 0.04, 0.03, 0.05), x, at=(0, 0.025, 0.46), bevel=0.006)
    for i in range(19):
        geo.box("slat", (0.022, 0.014, 0.40), z, at=(-W / 2 + 0.09 + (W - 0.18) * i / 18, 0.025, 0.505), bevel=0.002)
    stuff.cushion("mattress", (W - 0.02, L - 0.03, 0.24), lin, (0, -L / 2, 0.375), e=0.12, ez=0.22)

    def drape(u, v):
        xx, yy = (u - 0.5) * (W + 0.34), -L - 0.10 + v * (L - 0.46)
        over = max(0.0, abs(xx) - W / 2 - 0.01)
        end = max(0.0, -(yy + L + 0.0))
        f = 0.011 * sin(5 * xx + 3 * yy) + 0.008 * sin(11 * xx - 6 * yy + 1) + 0.005 * sin(23 * xx + 13 * yy) + 0.006 * sin(17 * yy - 4 * xx)
        edge = 0.055 * max(0, min(1, (v - 0.93) / 0.05))
        zz = 0.545 + f + edge - 2.0 * max(over, end) - 0.05 * max(0, 1 - min(W / 2 + 0.05 - abs(xx), yy + L + 0.1) / 0.10) ** 2
        return (math.copysign(min(abs(xx), W / 2 + 0.05 + 0.012 * sin(14 * yy)), xx), max(yy, -L - 0.03), max(zz, 0.22))
    d = geo.grid("duvet", 150, 150, drape, duv, 80)
    d.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    for s in (-1, 1):
        stuff.cushion("pillow", (0.66, 0.50, 0.17), lin, (s * 0.385, -0.26, 0.575), (rad(24), 0, rad(2 * s)), e=0.48, ez=0.8, crumple=0.004, seed=2 + s)
        stuff.cushion("pillow", (0.60, 0.44, 0.15), duv, (s * 0.375, -0.40, 0.615), (rad(38), 0, rad(-3 * s)), e=0.48, ez=0.8, crumple=0.004, seed=5 + s)


def door(W=0.86, H=2.06, color="#6c7466", glass=0, knob=True):
    """A panelled door with its casing, its face on y = 0 (set it in front of the wall)."""
    m = stuff.boards("door", srgb(color), 0.42)
    c = stuff.boards("casing", srgb(color), 0.42)
    geo.box("leaf", (W, 0.045, H), m, at=(0, 0.020, 0.006), bevel=0.003)
    for z0, z1 in ((0.18, 0.80), (0.94, H - 0.14)):
        lit = glass and z0 > 0.9
        pm = glass if lit else m
        for s in (-1, 1):
            xx = s * (W / 4 - 0.012)
            p = geo.box("panel", (W / 2 - 0.14, 0.006, z1 - z0), pm, at=(xx, -0.004, z0), bevel=0.002)
            p.lightgroup = "studio" if lit else ""
            geo.box("bead", (W / 2 - 0.10, 0.010, 0.014), m, at=(xx, -0.005, z0 - 0.014), bevel=0.003)
            geo.box("bead", (W / 2 - 0.10, 0.010, 0.014), m, at=(xx, -0.005, z1), bevel=0.003)
            for q in (-1, 1):
                geo.box("bead", (0.014, 0.010, z1 - z0 + 0.026), m, at=(xx + q * (W / 4 - 0.058), -0.0052, z0 - 0.013), bevel=0.003)
    for s in (-1, 1):
        geo.box("casing", (0.09, 0.05, H + 0.09), c, at=(s * (W / 2 + 0.047), -0.004, 0), bevel=0.004)
    geo.box("casing", (W + 0.19, 0.054, 0.10), c, at=(0, -0.005, H + 0.0902 - 0.08), bevel=0.004)
    if knob:
        br = mat.metal("knob", mat.BRASS, 0.24, brushed=False)
        k = geo.lathe("knob", geo.fillet([(0, 0), (0.024, 0, 0.002), (0.024, 0.006, 0.002), (0.008, 0.010, 0.003), (0.008, 0.035, 0.004),
                                          (0.027, 0.045, 0.012), (0.027, 0.062, 0.014), (0, 0.068)]), br, seg=64, at=(W / 2 - 0.065, -0.003, 1.0))
        k.rotation_euler = (rad(90), 0, 0)
