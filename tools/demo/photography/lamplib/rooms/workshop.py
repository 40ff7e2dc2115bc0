"""The repair workshop: a bench beside a window, a lamp in parts, tools on the wall."""
import math
from .. import bench as b, geo, mat, studio, stuff, shell, furniture as fu, things as th, catalogue as F
from ..mat import srgb
from . import lamps
put = stuff.place
rad = math.radians


def _mushroom_parts(z):
    """The eight parts of Murla, sorted as they are taken off."""
    skin, br = mat.powder("moss", srgb("#4b563e"), 0.38), F.FINISH["brass"]()
    white = mat.plain("inside", srgb("#f4f1ea"), 0.5)
    pr = geo.superellipse(0.100, 0.098, 2.25, 0, 90, 56)
    pr[-1] = (0, pr[-1][1])
    put(lambda: (geo.lathe("dome", pr, skin, seg=224, smooth=60), geo.lathe("in", [(r * 0.965, q * 0.95) for r, q in pr], white, seg=128)), (-0.62, -0.16, z))
    bw = geo.superellipse(0.060, 0.040, 2.6, 0, 90, 32)
    bw[-1] = (0.0125, bw[-1][1])
    geo.lathe("bowl", bw, mat.opal("opal-part", 0.0), seg=128, at=(-0.40, -0.20, z))
    geo.lathe("collar", geo.fillet([(0.0085, 0), (0.0135, 0, 0.0012), (0.0135, 0.014, 0.0012), (0.0085, 0.014, 0.001), (0.0085, 0)]), br, seg=96, at=(-0.285, -0.25, z))
    geo.lathe("knob", geo.fillet([(0.0, 0.0115), (0.0058, 0.0115, 0.0042), (0.0050, 0.003, 0.002), (0.0072, 0), (0, 0)]), br, seg=72, at=(-0.245, -0.225, z))
    put(lambda: put(lambda: geo.lathe("cell", geo.fillet([(0, 0), (0.0105, 0, 0.001), (0.0105, 0.066, 0.001), (0.004, 0.066, 0.001), (0.004, 0.068), (0, 0.068)]), mat.plain("cell", srgb("#39473f"), 0.35, 0.4), seg=64), (0, 0, 0.0105), 0, (0, 90)), (-0.30, -0.13, z), 25)
    foot = geo.fillet([(0, 0.0), (0.058, 0.0, 0.0015), (0.058, 0.013, 0.005), (0.020, 0.0205, 0.020), (0.0095, 0.034, 0.020), (0.0085, 0.187), (0, 0.187)], 10)
    put(lambda: geo.lathe("foot", foot, skin, seg=160, smooth=50), (-0.47, 0.02, z))
    for i, (x, y) in enumerate(((-0.20, -0.16), (-0.17, -0.19), (-0.19, -0.24))):
        put(lambda: b.screw(F.rod("brass")), (x, y, z), 40 * i)


def _screwdriver():
    st = mat.metal("blade", mat.STEEL, 0.22, brushed=False)

    def one():
        geo.lathe("handle", geo.fillet([(0, 0), (0.012, 0, 0.005), (0.0165, 0.03, 0.02), (0.013, 0.085, 0.02), (0.008, 0.10, 0.004), (0, 0.10)]), fu.wood(("#6b5140", "#4a3628"), "Z"), seg=64)
        geo.lathe("blade", geo.fillet([(0, 0.099), (0.0034, 0.099), (0.0034, 0.205), (0.0026, 0.212), (0, 0.212)]), st, seg=32)
    put(lambda: put(one, (0, 0, 0.0166), 0, (0, 90)))


def _pliers():
    st = mat.metal("pliers", (0.34, 0.34, 0.33, 1), 0.3, brushed=False)
    h = mat.plain("grip", srgb("#5f4a40"), 0.5, 0.3)
    for s in (-1, 1):
        geo.tube("jaw", [(s * 0.003, 0, 0), (s * 0.012, 0, -0.012), (s * 0.006, 0, -0.045), (s * 0.001, 0, -0.062)], 0.006, st)
        geo.tube("grip", [(-s * 0.003, 0, 0), (-s * 0.018, 0, 0.03), (-s * 0.024, 0, 0.075), (-s * 0.018, 0, 0.125)], 0.0068, h)


def parts():
    """The lamp in its eight parts, closer."""
    bench_scene()
    studio.camera((0.02, -0.22, 1.045), 2.1, 17, 78, fstop=4, focus=2.05)


def bench_scene():
    wm = mat.plaster("wall", srgb("#b4ad9f"), 0.16, 2.2, 0.05)
    hole = (-1.95, -0.75, 1.25, 2.6)
    shell.wall(-4, 4, 0, 2.9, wm, [hole])
    shell.window(*hole, mullions=2, transom=0.5, light=18, aim=(0.9, -1.6, 0.6))
    shell.sky(shell.BLUE, strength=1.0)
    m = fu.wood(("#b3926a", "#8b6c45"), "X", 0.5)
    for i in range(5):
        geo.box("plank", (3.0, 0.138, 0.055), m, at=(0.05 * (i % 2), -0.09 - 0.14 * i, 0.845), bevel=0.003)
    for x in (-1.3, 1.3):
        geo.box("leg", (0.09, 0.55, 0.84), fu.wood(fu.OAK, "Z"), at=(x, -0.38, 0.003), bevel=0.006)
    z = 0.9003
    board = stuff.boards("board", srgb("#79816f"), 0.6, 0.0)
    geo.box("toolboard", (1.55, 0.02, 0.72), board, at=(0.62, -0.012, 1.42), bevel=0.004)
    st = mat.metal("steel", mat.STEEL, 0.26, brushed=False)
    for i in range(5):
        put(lambda: put(_screwdriver, (0, 0, 0), 0, (0, 90)), (0.02 + 0.085 * i, -0.036, 1.98 - 0.012 * i), 0)
        geo.box("clip", (0.045, 0.03, 0.012), fu.wood(), at=(0.02 + 0.085 * i, -0.036, 1.905 - 0.012 * i), bevel=0.002)
    for i in range(2):
        put(_pliers, (0.58 + 0.14 * i, -0.032, 1.86))
        k = geo.tube("nail", [(0.58 + 0.14 * i, -0.02, 1.866), (0.58 + 0.14 * i, -0.05, 1.866)], 0.002, st, bezier=False)
    put(lambda: put(b.hammer, (0, 0, 0), 0, (0, -90)), (0.92, -0.045, 1.66), 90)
    for i, (c, R) in enumerate((("#1f1d1b", 0.075), ("#b5a384", 0.07), ("#63473d", 0.068))):
        put(lambda: b.coil(R, 0.0034, 5, 3, c, i, tail=False), (0.12 + 0.22 * i, -0.026, 1.58), 0, (90, 0))
        geo.tube("peg", [(0.12 + 0.22 * i, -0.02, 1.58 + R - 0.012), (0.12 + 0.22 * i, -0.075, 1.585 + R - 0.012)], 0.006, fu.wood(), bezier=False)
    geo.box("shelf", (0.55, 0.14, 0.02), fu.wood(), at=(1.08, -0.09, 1.50), bevel=0.003)
    for i, c in enumerate(("#c9bca3", "#54524e", "#a98f68")):
        put(lambda: b.spool(c, 0.10, 0.034), (0.92 + 0.10 * i, -0.09, 1.5203))
    put(lambda: th.cup("#6d564a", 0.038, 0.08), (1.27, -0.10, 1.5203))
    put(lambda: lamps.task("black", power=1.2, reach=0.34), (0.36, -0.24, z))
    put(lambda: _mushroom_parts(z), (0.42, -0.12, 0))
    put(_screwdriver, (0.34, -0.50, z), 152)
    geo.box("mat", (0.92, 0.40, 0.003), stuff.wool("felt", srgb("#5f655c"), 700, 0.4, 0.08), at=(-0.02, -0.28, z - 0.0025), bevel=0.001)
    put(lambda: (geo.lathe("foot", geo.fillet([(0, 0), (0.08, 0, 0.0015), (0.08, 0.03, 0.0035), (0, 0.03)], 6), mat.marble("marble"), seg=160), geo.lathe("column", geo.fillet([(0, 0.03), (0.030, 0.03), (0.030, 0.232, 0.0015), (0, 0.232)]), mat.oak("oak-z", "#b99468", "#8b6640", axis="Z"), seg=96)), (0.92, -0.26, z))
    put(lambda: lamps.pleated_shade(0.186, 0.108, 0.20, power=0.0), (-0.82, -0.26, z + 0.004))
    put(lambda: th.cup("#cbbfa9", 0.038, 0.078), (0.66, -0.50, z))
    studio.area("room", (1.2, -4.6, 2.6), (0.2, 0, 1.0), 2.6, 34, k=6500)
    studio.world(0.06, 0.04, 0.03, (0.85, 0.93, 1.1))
    studio.camera((0.05, -0.2, 1.36), 3.2, 4.0, 72)
