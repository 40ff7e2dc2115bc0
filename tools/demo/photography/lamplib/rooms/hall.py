"""The hallway, the guesthouse's staircase and the bookshop's aisle."""
import math, random
from .. import geo, layers, mat, studio, stuff, shell, furniture as fu, things as th, catalogue as F
from ..mat import srgb
from ..textile import folded
from ..room import book
from . import lamps
put = stuff.place
rad = math.radians


def hallway():
    """A bench, a round mirror between two globes, coats on pegs, a door with dusk behind its glass."""
    wm = mat.plaster("wall", srgb("#aeb0a2"), 0.10, 1.6, 0.04)
    shell.wall(-5, 5, 0, 2.8, wm)
    pan = stuff.boards("panel", srgb("#8f9484"), 0.42, 0.02)
    shell.panelling(-1.02, 5, 0.001, 1.10, pan, 0.115)
    geo.box("rail", (6.02, 0.045, 0.028), stuff.boards("rail", srgb("#8f9484"), 0.42, 0.0), at=(1.99, -0.022, 1.1002), bevel=0.004)
    shell.slab(-5, 5, -6, 0.3, stuff.stone("stone", srgb("#8d8578"), 0.42, 3.0, 0.08))
    put(lambda: fu.door(0.92, 2.10, "#5a6155", glass=frosted()), (-1.62, -0.03, 0))
    studio.area("door", (-1.62, -0.12, 1.5), (-0.2, -2.6, 0.2), 0.7, 13, size_y=1.0, k=9500)
    put(lambda: fu.bench(1.35, 0.34, 0.45), (0.72, -0.24, 0))
    put(lambda: fu.mirror(0.30), (0.62, -0.002, 1.62))
    for x in (0.14, 1.10):
        put(lambda: lamps.globe_wall("brass", 0.085, 2.4), (x, -0.001, 1.50))
    geo.box("pegboard", (1.1, 0.022, 0.09), fu.wood(), at=(2.06, -0.012, 1.66), bevel=0.004)
    for i in range(5):
        p = geo.lathe("peg", geo.fillet([(0, 0), (0.010, 0), (0.009, 0.05, 0.01), (0.016, 0.062, 0.006), (0.014, 0.07, 0.006), (0, 0.072)]), fu.wood(fu.OAK, "Z"), seg=48, at=(1.66 + 0.20 * i, -0.022, 1.705))
        p.rotation_euler = (rad(78), 0, 0)
    coat(1.86, "#4a4f4c")
    coat(2.26, "#9b8a6e", 0.9)
    put(lambda: th.basket(0.18, 0.27), (0.42, -0.26, 0))
    put(lambda: folded(0.30, 0.24, 0.06, stuff.wool("blanket", srgb("#6a5348"), 300), 2, 8), (1.12, -0.24, 0.4503), 6)
    boots(1.06, -0.24)
    put(lambda: th.vase("#cfc6b8", 0.20, "#6d7658", 3, 0.12, 0.36, 9, 1), (0.26, -0.22, 0.45))
    studio.area("room", (1.2, -5.6, 2.4), (0.2, -0.4, 0.9), 3.0, 46, k=6800).visible_glossy = False
    shell.behind(wm)
    studio.world(0.05, 0.03, 0.02, (0.85, 0.93, 1.1))
    studio.camera((0.30, -0.2, 1.14), 4.9, 0.0, 68)


def frosted():
    n = mat.N("frosted")
    e = n("Emission", Color=(0.20, 0.29, 0.48, 1), Strength=0.5)
    g = n("BsdfGlossy", Color=(0.5, 0.5, 0.5, 1), Roughness=0.25)
    return n.out(n("MixShader", Fac=0.12, _1=e.outputs[0], _2=g.outputs[0]).outputs[0])


def coat(x, color, L=1.02):
    """A wool coat on a peg, its shoulders at z = 1.64."""
    m = stuff.wool("coat", srgb(color), 500, 0.3, 0.10)

    def fn(u, v):
        a = u * 2 * math.pi
        w = 0.055 + 0.155 * min(1, (v * 3.2) ** 0.7) + 0.035 * v
        d = 0.035 + 0.05 * min(1, v * 3)
        f = 1 + (0.07 * math.sin(5 * a + 1.5 * v) + 0.03 * math.sin(9 * a - 2 * v + 1)) * min(1, v * 2)
        return (x + w * math.cos(a) * f, -0.10 + d * math.sin(a) * f, 1.685 - 0.03 * min(1, abs(math.cos(a)) * 2) - v * L)
    geo.grid("coat", 120, 60, fn, m, 80)
    geo.tube("collar", [(x - 0.06, -0.085, 1.675), (x - 0.035, -0.135, 1.655), (x + 0.035, -0.135, 1.655), (x + 0.06, -0.085, 1.675)], 0.020, m)


def boots(x, y):
    m = mat.plain("rubber", srgb("#3d4a3c"), 0.35, 0.4)
    for i, (dx, r) in enumerate(((0, 6), (0.13, -4))):
        def one():
            geo.lathe("shaft", geo.fillet([(0.046, 0.03), (0.048, 0.10, 0.04), (0.058, 0.30, 0.02), (0.054, 0.30, 0.002), (0.046, 0.12)]), m, seg=64)
            stuff.cushion("foot", (0.095, 0.27, 0.10), m, (0, -0.075, 0.05), e=0.75, ez=0.7)
        put(one, (x + dx, y, 0), r)


def staircase():
    """Oak treads along a wall, six globes at different heights, a table lamp where the stairs begin."""
    wm = mat.plaster("wall", srgb("#b3a48e"), 0.16, 1.6, 0.06)
    hole = (-2.50, -1.66, 1.70, 3.3)
    shell.wall(-6, 6, 0, 5.4, wm, [hole])
    shell.window(*hole, light=30, mullions=1, transom=0.5, aim=(1.6, -2.2, -1.4))
    shell.sky(shell.BLUE, strength=1.0, z0=-1.0)
    shell.side(3.2, -6, 0.3, 5.4, wm)
    shell.floor(-5, 5, -6, 0)
    shell.skirting(-6, -0.55, 0, "#a3947f", 0.12)
    oak, n, run, rise, W = fu.wood(fu.OAK, "Y"), 15, 0.262, 0.178, 1.02
    x0 = -0.55
    riser = mat.plain("riser", srgb("#c9bfae"), 0.5, 0.3)
    for i in range(n):
        x, z = x0 + i * run, (i + 1) * rise
        geo.box("tread", (run + 0.028, W, 0.038), oak, at=(x + run / 2 - 0.012, -W / 2, z - 0.038), bevel=0.006)
        geo.box("riser", (0.018, W - 0.03, rise - 0.039), riser, at=(x + 0.010, -W / 2, z - rise + 0.0005), bevel=0.001)
        geo.box("fill", (run - 0.002, W - 0.035, max(0.02, z - 0.040)), riser, at=(x + run / 2 + 0.012, -W / 2, 0), bevel=0)
    blk = F.rod("black")
    y = -W - 0.012
    for i in range(n):
        x, z = x0 + i * run + 0.10, (i + 1) * rise
        for q in (0, 0.131):
            geo.tube("baluster", [(x + q, y + 0.05, z - 0.01), (x + q, y + 0.05, z + 0.86 + (q / run) * rise)], 0.0065, blk, res=4, bezier=False)
    a, b = (x0 - 0.02, y + 0.05, rise + 0.80), (x0 + n * run, y + 0.05, rise + 0.80 + (n * run + 0.02) / run * rise)
    geo.tube("handrail", [a, b], 0.021, fu.wood(fu.OAK, "X"), bezier=False)
    post = geo.lathe("newel", geo.fillet([(0, 0), (0.032, 0), (0.032, 1.05, 0.004), (0.040, 1.055, 0.004), (0.040, 1.09, 0.012), (0, 1.10)]), fu.wood(fu.OAK, "Z"), seg=64, at=(x0 - 0.05, y + 0.05, 0))
    for x, yy, z in ((0.72, -1.62, 2.18), (0.30, -1.85, 1.78), (1.12, -1.90, 1.90), (0.62, -2.05, 2.62), (1.34, -1.60, 2.58), (0.98, -1.75, 2.98)):
        put(layers.of("pendants", lambda: F.globe_pendant("brass", power=0.95, D=0.24, drop=3.4)), (x, yy, z), 37 * x * 10)
    put(lambda: fu.nightstand(0.78, 0.34, 0.78), (-1.28, -0.24, 0))
    put(layers.of("table", lambda: F.pleated_table("brass", power=1.4, k=2850)), (-1.16, -0.25, 0.78))
    book(-1.50, -0.24, 0.78, 0.22, 0.16, 0.028, "#7a4a3a", 0.1)
    studio.area("room", (-1.0, -6.6, 3.2), (0.4, -0.6, 1.3), 3.6, 70, k=6500)
    studio.world(0.05, 0.03, 0.02, (0.8, 0.9, 1.15))
    studio.camera((-0.02, -1.0, 1.60), 5.6, 0.0, 57)


def noon():
    layers.daylight((-2.50, -1.66, 1.70, 3.30), (1.2, -0.62, -1.6), 200, 30, 300, sky=(-9.0, 18.0, -1.0, 8.0))


def foot():
    """Where the staircase begins, closer."""
    staircase()
    studio.camera((-1.34, -0.5, 1.04), 3.4, 0.0, 66)


def bookshop():
    """An aisle between full shelves, linear pendants along it, a reading table at its darker end."""
    wm = mat.plaster("wall", srgb("#8a8577"), 0.12, 1.6, 0.05)
    shell.wall(-3, 3, 0.6, 3.4, wm)
    shell.slab(-4, 4, -8, 1, stuff.stone("floor", srgb("#86796a"), 0.30, 2.0, 0.06))
    geo.box("ceiling", (8, 9, 0.05), mat.plain("ceiling", srgb("#b9b2a4"), 0.9, 0.1), at=(0, -3.6, 3.10), bevel=0)
    for i in range(5):
        y = -5.1 + i * 1.05
        for s in (-1, 1):
            put(lambda: fu.shelf(1.04, 2.5, 0.30, 7, 1.0, fu.SMOKED, 11 + i * 2 + (s > 0), 0.04), (s * 1.30, y, 0), s * 90 * -1)
    for k, x in enumerate((-0.53, 0.53)):
        put(lambda: fu.shelf(1.04, 2.5, 0.30, 7, 1.0, fu.SMOKED, 31 + k, 0.05), (x, 0.42, 0))
    for y in (-4.5, -3.05, -1.6):
        for x in (-0.46, 0.46):
            put(lambda: lamps.linear("brass", 1.2, 1.2, 2900, 0.42), (x, y, 2.12), 90)
    put(lambda: lamps.drum("#efe4d0", 0.22, 0.20, 1.4, power=0.40), (0.0, -0.35, 2.10))
    put(lambda: fu.table(1.15, 0.56, 0.76, fu.SMOKED, 0.08), (0.05, -1.25, 0), 90)
    z, rnd = 0.76, random.Random(4)
    for i, (x, y) in enumerate(((-0.08, -1.55), (0.14, -1.58), (0.0, -1.2), (0.18, -1.25), (0.05, -0.92))):
        zz = z
        for j in range((5, 3, 4, 6, 2)[i]):
            zz = book(x + rnd.uniform(-.006, .006), y, zz, 0.15, 0.21, rnd.uniform(0.014, 0.03), rnd.choice(fu.PAPERS), rnd.uniform(-0.08, 0.08))
    put(lambda: fu.stool(0.16, 0.45, fu.SMOKED), (0.72, -2.7, 0))
    studio.area("shop-window", (0.3, -8.2, 2.2), (0, -2, 1.0), 3.2, 260, size_y=2.2, k=6400)
    studio.world(0.05, 0.03, 0.02, (0.8, 0.9, 1.15))
    studio.camera((-0.30, -1.4, 1.48), 5.2, 0.0, 46, yaw=5)
