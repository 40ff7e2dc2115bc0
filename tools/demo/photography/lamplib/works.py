"""The designers' work as still lifes, 4:5: each designer's bench with unfinished pieces, without people."""
import math, random
from . import bench as b, geo, mat, studio, stuff, textile, furniture as fu, catalogue as F
from .mat import srgb
from .pieces import brass, compass, flute, hammered, knot, ledger, ring_stand, ruler, shuttle, steel, stump
from .rooms import lamps
put, rad = stuff.place, math.radians


def ylva():
    """A silversmith's ash stump: the first dome, half planished, hammer, spoons."""
    b.top(("#8a7860", "#655540"), "#998d7c")
    R, H = 0.235, 0.20
    stump(R, H)
    pr = geo.superellipse(0.100, 0.098, 2.25, 0, 90, 56)
    pr[-1] = (0, pr[-1][1])
    dome = geo.lathe("dome", pr, hammered(), seg=224, smooth=70, at=(0.0, 0.075, H))
    dome.modifiers.new("t", "SOLIDIFY").thickness = 0.0014
    put(b.hammer, (-0.19, -0.155, H), 10)
    for i, (x, y, a, m) in enumerate(((-0.25, -0.34, 62, brass()), (-0.19, -0.36, 70, steel(0.18)), (-0.13, -0.375, 78, brass()))):
        put(lambda: b.spoon(m), (x, y, 0), a)
    put(lambda: F.mushroom("white", power=1.6), (0.220, 0.20, 0))
    sheet = mat.metal("sheet", mat.BRASS, 0.3, brushed=False)
    geo.lathe("blank", geo.fillet([(0, 0), (0.10, 0, 0.0004), (0.10, 0.0012, 0.0004), (0, 0.0012)]), sheet, seg=128, at=(0.20, -0.27, 0.0004))
    b.light(watt=4.0, task=(0.55, -0.35, 1.0))
    studio.camera((0.015, -0.04, 0.125), 1.75, 29, 78, fstop=7, focus=1.70)


def anselm():
    """Ekvika's column, unfinished: fluted oak, marble feet that were tried, chisels, shavings."""
    b.top(("#a98d66", "#846844"))
    oak = mat.oak("oak-z", "#b99468", "#8b6640", axis="Z", scale=1.7)

    def column(h=0.197):
        geo.lathe("column", geo.fillet([(0, 0), (0.030, 0, 0.0015), (0.030, h, 0.0015), (0, h)], 6), oak, seg=432, ripple=flute, smooth=48)

    def foot(r=0.08, h=0.030, m=None):
        geo.lathe("foot", geo.fillet([(0, 0), (r, 0, 0.0015), (r, h, 0.0035), (0, h)], 6), m or mat.marble("marble"), seg=160, smooth=35)
    put(foot, (0.06, 0.14, 0))
    put(column, (0.06, 0.14, 0.030))
    put(lambda: lamps.pleated_shade(0.150, 0.088, 0.178, power=0.9), (0.06, 0.14, 0.252))
    geo.lathe("stem", geo.fillet([(0.0, 0.225), (0.031, 0.226, 0.001), (0.031, 0.232, 0.001), (0.008, 0.234), (0.007, 0.32), (0, 0.32)]), brass(), seg=64, at=(0.06, 0.14, 0))
    put(lambda: put(lambda: column(0.232), (0, 0, 0.0298), 0, (0, 90)), (-0.25, -0.09, 0), -14)
    for x, y, r, h, m in ((0.25, -0.02, 0.062, 0.022, fu.wood(fu.SMOKED)), (0.25, -0.02, 0.050, 0.018, None), (0.254, -0.024, 0.040, 0.030, brass())):
        z = {0.022: 0, 0.018: 0.022, 0.030: 0.040}[h]
        put(lambda: foot(r, h, m), (x, y, z))
    put(lambda: b.rod_tool(("#c2996a", "#9a7145"), steel()), (-0.06, -0.27, 0), 22)
    put(lambda: b.rod_tool(("#8a5a3a", "#5d3a22"), steel(), 0.12, 0.10, 0.010), (0.02, -0.35, 0), 12)
    rnd = random.Random(6)
    for i in range(13):
        put(lambda: b.shaving(rnd.uniform(0.007, 0.014), rnd.uniform(1.2, 2.6), rnd.uniform(0.010, 0.018), i), (rnd.uniform(-0.38, 0.12), rnd.uniform(-0.30, -0.13), 0), rnd.uniform(0, 360))
    put(lambda: b.pencil("#6b4c40"), (0.18, -0.20, 0), 118)
    b.light(watt=3.0, task=(0.5, -0.4, 1.0))
    studio.camera((0.0, -0.03, 0.150), 1.74, 25, 72, fstop=7, focus=1.70)


def majken():
    """Drawn with a compass: sheets of circles, a hoop, globes before they are made opal."""
    b.top(("#9c8a70", "#786750"), "#8f9a9a")
    put(lambda: (b.sheet(0.50, 0.38), b.arc(-0.03, 0.0, 0.13), b.arc(-0.03, 0.0, 0.16, color="#8a5a30"), b.arc(-0.03, 0.0, 0.045), b.line([(-0.22, 0), (0.20, 0)], w=0.0004), b.line([(-0.03, -0.17), (-0.03, 0.17)], w=0.0004),
                 b.arc(0.15, 0.10, 0.05, w=0.0005), b.arc(0.15, -0.10, 0.03, w=0.0005)), (-0.07, -0.13, 0), 9)
    compass()
    put(lambda: lamps.globe(0.105, power=0.9, watt=1.2), (0.17, 0.19, 0.114))
    ring_stand(0.17, 0.19, 0.050)
    dead = lambda: geo.lathe("blank", [(0.075 * math.cos(rad(t)) if abs(t) < 90 else 0, 0.075 * math.sin(rad(t))) for t in range(-90, 91, 3)], mat.opal("blank", 0.0), seg=128)
    put(dead, (-0.10, 0.24, 0.083))
    ring_stand(-0.10, 0.24, 0.036)
    hr = 0.145
    sec = geo.fillet([(hr - 0.0016, -0.0055), (hr + 0.0016, -0.0055, 0.0006), (hr + 0.0016, 0.0055, 0.0006), (hr - 0.0016, 0.0055, 0.0006), (hr - 0.0016, -0.0055)], 4)
    h = geo.lathe("hoop", sec, brass(), seg=256)
    h.location, h.rotation_euler = (0.235, -0.13, 0.0062), (rad(0.6), 0, 0)
    put(lambda: b.pencil("#2f3a44"), (-0.30, -0.30, 0), 24)
    b.light(watt=1.6, task=(0.55, -0.4, 1.0))
    studio.camera((0.015, -0.02, 0.055), 1.74, 34, 78, fstop=7, focus=1.72)


def ossian():
    """Bågvik as a wire model at a quarter scale, its drawing with the forces, weights."""
    b.top(("#86735c", "#63523d"), "#a59c8e")
    put(lambda: (b.sheet(0.58, 0.42), b.line([(-0.20, -0.15), (-0.20, 0.02)], w=0.0009), b.arc(-0.04, 0.02, 0.16, 180, 12, w=0.0009),
                 b.line([(-0.24, -0.15), (0.22, -0.15)], w=0.0004), *(b.line([(x, 0.16), (x, 0.11), (x - 0.008, 0.122), (x, 0.11), (x + 0.008, 0.122)], w=0.0005, color="#8a3d2c") for x in (-0.10, -0.04, 0.02, 0.08)),
                 *(b.line([(0.16, -0.02 - 0.018 * i), (0.16 + 0.07 - 0.012 * (i % 3), -0.02 - 0.018 * i)], w=0.0005) for i in range(5))), (-0.04, -0.15, 0), -7)
    put(lambda: F.arc_floor("black", power=0.11), (0.02, 0.19, 0), 0, scale=0.285)
    br = brass()
    x = 0.135
    for i, r in enumerate((0.030, 0.024, 0.019, 0.0145, 0.011)):
        put(lambda: geo.lathe("weight", geo.fillet([(0, 0), (r, 0, 0.001), (r, r * 1.5, 0.001), (r * 0.35, r * 1.62, 0.002), (r * 0.30, r * 1.9, 0.001), (r * 0.5, r * 2.1, 0.002), (r * 0.5, r * 2.4, 0.002), (0, r * 2.5)]), br, seg=96), (x, 0.04 - 0.028 * i, 0))
        x += r * 0.9 + 0.016
    ruler()
    put(lambda: b.pencil("#8a3d2c"), (0.10, -0.33, 0), 160)
    b.light(watt=2.2, task=(0.6, -0.3, 0.95))
    studio.camera((0.0, -0.04, 0.120), 1.76, 27, 73, fstop=7, focus=1.72)


def hedvig():
    """Skarpnäs taken apart and laid out: every part once, the ledger open beside it."""
    b.top(("#86735c", "#63523d"), "#a59c8e", back=0.9)
    geo.box("felt", (0.98, 0.96, 0.003), stuff.wool("felt", srgb("#77756f"), 700, 0.4, 0.08), at=(0.02, 0.10, 0.0003), bevel=0.001)
    z = 0.0035
    bk, br = F.FINISH["black"](), brass()
    rd = F.rod("black")
    geo.lathe("foot", geo.fillet([(0, z), (0.095, z, 0.002), (0.095, z + 0.016, 0.005), (0, z + 0.019)]), bk, seg=160, at=(-0.24, 0.375, 0))
    for i, y in enumerate((0.42, 0.36)):
        geo.tube("arm", [(-0.10, y, z + 0.0062), (0.24, y, z + 0.0062)], 0.0062, rd, bezier=False)
    geo.lathe("cone", geo.fillet([(0.079, z), (0.081, z, 0.0005), (0.034, z + 0.140, 0.012), (0.022, z + 0.180, 0.004), (0, z + 0.184)]), bk, seg=160, at=(-0.24, 0.07, 0))
    for i in range(3):
        put(lambda: geo.lathe("joint", geo.fillet([(0, 0), (0.013, 0, 0.002), (0.013, 0.028, 0.002), (0.004, 0.028), (0.004, 0.020), (0, 0.020)]), br, seg=64), (-0.07 + 0.055 * i, 0.215, z))
    for i in range(6):
        put(lambda: b.screw(br), (-0.075 + 0.03 * i, 0.15, z), 90)
    for i in range(3):
        put(lambda: geo.lathe("washer", geo.fillet([(0.004, 0), (0.008, 0, 0.0003), (0.008, 0.0014, 0.0003), (0.004, 0.0014, 0.0003), (0.004, 0)]), br, seg=48), (-0.07 + 0.028 * i, 0.095, z))
    bulb = [(0.0245 * math.cos(rad(t)), 0.064 + 0.0245 * math.sin(rad(t))) for t in range(-58, 91, 4)]
    bulb[-1] = (0, bulb[-1][1])
    put(lambda: put(lambda: (geo.lathe("bulb", [(0.0125, 0.030)] + bulb, mat.opal("bulb", 0.0), seg=96),
                             geo.lathe("cap", geo.fillet([(0, 0), (0.006, 0.002), (0.0125, 0.006, 0.002), (0.0130, 0.030)]), steel(), seg=96, ripple=lambda a, t: 1)), (0, 0, 0.026), 0, (0, 90)), (0.06, 0.08, z), 14)
    put(lambda: b.coil(0.055, 0.0028, 5, 2, "#1f1d1b", tail=False), (0.27, 0.17, z))
    ledger(z)
    put(lambda: b.pencil("#94836a"), (0.12, -0.25, z), 65)
    b.light(watt=9.0, task=(0.66, 0.42, 0.62), aim=(0.0, 0.05, 0))
    studio.camera((-0.015, 0.085, 0.0), 1.98, 58, 76)


def petra():
    """Cloth held up to the light: folded linens, thread, a shuttle, and a drum with the newest weave."""
    b.top(("#b09671", "#8c724e"), "#b0a593")
    put(lambda: lamps.drum("#e6d8c0", 0.155, 0.17, 0.2, power=0.36, glow=1.3), (0.13, 0.22, 0.055))
    geo.lathe("block", geo.fillet([(0, 0), (0.06, 0, 0.002), (0.06, 0.054, 0.003), (0, 0.054)]), fu.wood(), seg=96, at=(0.13, 0.22, 0))
    z = 0
    for i, (c, h) in enumerate((("#54524e", 0.026), ("#c9bca3", 0.024), ("#6a473e", 0.026), ("#e0d6c2", 0.022), ("#a98f68", 0.024))):
        put(lambda: textile.folded(0.27, 0.19, h, stuff.linen("cloth" + c, srgb(c)), i + 1), (-0.165, 0.06, z), (2, -1.5, 1, -3, 2)[i])
        z += h
    for i, (x, y, c) in enumerate(((0.13, -0.10, "#6a473e"), (0.215, -0.06, "#c9bca3"), (0.30, -0.09, "#54524e"))):
        put(lambda: b.spool(c), (x, y, 0))
    put(lambda: put(lambda: b.spool("#e0d6c2"), (0, 0, 0.027), 0, (0, 90)), (0.17, -0.22, 0), 32)
    shuttle()
    swatches = ("#e0d6c2", "#c9bca3", "#a98f68", "#6a473e", "#54524e")
    for i, c in enumerate(swatches):
        put(lambda: geo.box("swatch", (0.085, 0.12, 0.0012), stuff.linen("sw" + c, srgb(c)), at=(0, 0.05, 0.0005 + 0.0014 * i), bevel=0.0004), (-0.10, -0.34, 0.0), 34 - 17 * i)
    b.light(watt=2.4, task=(0.6, -0.3, 0.95))
    studio.camera((0.0, -0.03, 0.080), 1.76, 32, 71, fstop=7, focus=1.72)


def iver():
    """From the boatyard: the lantern on its fish crate, oak for the grips, rope."""
    b.top(("#7d766c", "#5c564d"), "#87909a")
    put(b.crate, (0.03, 0.16, 0), 4)
    geo.box("lid", (0.47, 0.31, 0.010), stuff.boards("lid", srgb("#a99272"), 0.75, 0.1, "X"), at=(0.03, 0.16, 0.156), bevel=0.002, rot=(0, 0, rad(4)))

    def lantern():
        lamps.lantern(power=0.30, s=1.0)
        geo.tube("bail", [(0.104 * math.cos(rad(t)), 0, 0.20 + 0.15 * math.sin(rad(t)) ** 0.8 if 0 < t < 180 else 0.20) for t in range(0, 181, 6)], 0.003, F.rod("black"), bezier=False)
        put(lambda: put(lambda: geo.lathe("grip", geo.fillet([(0.0032, -0.045), (0.009, -0.045, 0.004), (0.0115, 0, 0.08), (0.009, 0.045, 0.004), (0.0032, 0.045)]), fu.wood(fu.OAK, "Z"), seg=48), (0, 0, 0), 0, (0, 90)), (0, 0, 0.35))
    put(lantern, (0.09, 0.15, 0.166), 24)
    for i, (x, y, a) in enumerate(((-0.30, -0.13, 18), (-0.25, -0.17, 10), (-0.20, -0.22, 24))):
        put(lambda: put(lambda: geo.lathe("grip", geo.fillet([(0.0034, -0.045), (0.009, -0.045, 0.004), (0.0115, 0, 0.08), (0.009, 0.045, 0.004), (0.0034, 0.045)]), fu.wood(fu.OAK, "Z"), seg=48), (0, 0, 0.0114), 0, (0, 90)), (x, y, 0), a)
    geo.box("billet", (0.22, 0.034, 0.030), fu.wood(), at=(-0.27, 0.0, 0), bevel=0.0012, rot=(0, 0, rad(-8)))
    put(lambda: textile.hank(0.078, 0.0056, 9, "#b39c72", 3, 0.015, braided=False), (0.225, -0.15, 0))
    put(lambda: b.rod_tool(("#8a5a3a", "#5d3a22"), steel()), (-0.12, -0.33, 0), 8)
    rnd = random.Random(3)
    for i in range(8):
        put(lambda: b.shaving(rnd.uniform(0.007, 0.013), rnd.uniform(1.2, 2.4), 0.014, i), (rnd.uniform(-0.36, 0.02), rnd.uniform(-0.30, -0.05), 0), rnd.uniform(0, 360))
    b.light(watt=1.6, task=(0.6, -0.4, 0.95))
    studio.camera((0.0, -0.03, 0.175), 1.86, 23, 70, fstop=7, focus=1.82)


def runa():
    """Hanks of cord, bobbins, and one bulb on the newest length."""
    b.top(("#8f7a5f", "#6a573f"), "#8d8478")
    for i, (x, y, z, R, c, turns) in enumerate(((-0.205, 0.10, 0, 0.105, "#2b2825", 15), (-0.215, 0.105, 0.030, 0.088, "#b5a384", 12), (-0.09, -0.17, 0, 0.078, "#6b4a3e", 11), (0.205, -0.09, 0, 0.080, "#d2c6b0", 11))):
        put(lambda: textile.hank(R, 0.0036, turns, c, i + 1, 0.013, tied="#d9cdb8" if i != 3 else "#8a3a26", tail=0.15 if z == 0 and i != 2 else 0), (x, y, z), (20, 0, -50, 40)[i])
    br = brass()
    put(lambda: (geo.lathe("holder", geo.fillet([(0, 0.0), (0.020, 0, 0.002), (0.020, 0.050, 0.003), (0.008, 0.058, 0.003), (0.006, 0.072), (0, 0.072)]), br, seg=96),
                 put(lambda: lamps.globe(0.047, power=1.1, watt=1.3, bright=2.4), (0, 0, -0.040))), (0.13, 0.15, 0.215))
    pts = [(0.13, 0.15, 0.285), (0.13, 0.15, 0.36), (0.13, 0.15, 0.9)]
    geo.tube("cord", pts, 0.0036, mat.cord("cord-new", srgb("#22201e")), bezier=False)
    for x, y, c in ((0.02, 0.26, "#63473d"), (0.26, 0.24, "#22201e"), (-0.03, 0.10, "#b5a384")):
        put(lambda: b.spool(c, 0.11, 0.034), (x, y, 0))
    knot()
    b.light(watt=2.2, task=(0.6, -0.4, 0.95))
    studio.camera((0.0, -0.04, 0.105), 1.80, 28, 74, fstop=7, focus=1.75)


WORKS = {"work-torsmark": ylva, "work-rydbo": anselm, "work-sundelid": majken, "work-vallfors": ossian,
         "work-norrhult": hedvig, "work-almskog": petra, "work-haugmoen": iver, "work-askeby": runa}
