"""Vävsta: a plain cylinder of linen. The pendant is 450 x 220 mm, the shade alone 300 x 200 mm."""
import math
from .. import geo, mat, parts, sets, studio
from ..finish import FINISH, rod
from ..mat import srgb

# Colour, emission, translucency, the bulb's light through the cloth, and how much the threads' thickness shows.
# The tone curve adds saturation, so the grey is slightly blue.
CLOTH = {"linen": ("#f6ebdb", 1.0, 0.28, 0.5, 0.28), "charcoal": ("#626569", 0.045, 0.12, 0.28, 0.5), "madder": ("#87503d", 0.22, 0.50, 0.35, 0.40)}


def drum(cloth, R, H, z=0.0, k=2700, power=1.0):
    """Builds cloth that is rolled around a ring at both edges. Dyed cloth emits light of its own colour, and less of it."""
    color, through, thin, bright, weave = CLOTH[cloth]
    dye = mat.srgb(color)
    top = max(dye[:3])
    glow = tuple(1.0 * power * through * c * d / top for c, d in zip(mat.kelvin(k), dye))
    width = 2 * math.pi * R
    core = lambda share: ((0, 0, z + H * 0.5), R * 0.5, bright * power * share, k * 0.93)
    cloth_mat = mat.fabric("linen", dye, width=width, glow=glow, thread=0.0014, translucency=thin, core=core(1.0), weave=weave)
    wall = geo.lathe("drum", [(R, z + H * i / 8) for i in range(9)], cloth_mat, seg=256)
    studio.lampgroup(wall)
    edge = mat.fabric("tape", dye, width=width, thread=0.0014, translucency=0.2, core=core(0.45), weave=weave)
    band, ring = 0.009, 0.0017
    rims = []
    for end, way in ((z, 1), (z + H, -1)):
        roll = [(R - ring * math.cos(a), end + way * ring * (1 - math.sin(a))) for a in (i * math.pi / 10 for i in range(11))]
        rim = geo.lathe("rim", [(R - 0.0006, end + way * band), *roll, (R + 0.0008, end + way * (band - 0.001)), (R + 0.0001, end + way * band)], edge, seg=256)
        studio.lampgroup(rim)
        rims.append(rim)
    return [wall, *rims]


def pendant(cloth, k=2700):
    R, H = 0.225, 0.220
    dim = CLOTH[cloth][1]
    drum_ = drum(cloth, R, H, k=k)
    plate = geo.lathe("diffuser", geo.fillet([(0, 0.010), (R - 0.005, 0.010, 0.001), (R - 0.005, 0.013, 0.001), (0, 0.013)], 4),
                      mat.opal("opal-acrylic", 0.75, k, rough=0.3, edge=0.7, core=((0, 0, 0.06), R * 0.55, 2.8)), seg=160)
    studio.lampgroup(plate)
    steel, white = rod("steel"), FINISH["white"]()
    spokes = [parts.bar("spoke", (0, 0, 0.205), (R * math.cos(a), R * math.sin(a), 0.214), 0.0016, steel)
              for a in (math.radians(90 + 120 * i) for i in range(3))]
    holder = parts.turned("holder", [(0, 0.20), (0.021, 0.20, 0.002), (0.021, 0.250, 0.004), (0.006, 0.262, 0.003), (0.0045, 0.282), (0, 0.282)], white, seg=96)
    parts.hung_cord(0.280, 1.4, "#e4e0d8", r=0.0031)
    studio.bulb((0, 0, 0.115), 5.5 * (1 if dim == 1 else 1.5), 0.045, k)
    low = studio.area("down", (0, 0, 0.004), (0, 0, -1), 0.40, 3.0, k=k, group="lamp", spread=170)
    low.data.shape = "DISK"
    low.visible_glossy = False
    return drum_ + [plate, holder], spokes


def alone(cloth):
    """The shade on a table, with a bulb in it."""
    R, H = 0.150, 0.200
    drum_ = drum(cloth, R, H, power=0.9)
    steel = rod("steel")
    ring = geo.tube("ring", [(0.022 * math.cos(i * math.pi / 16), 0.022 * math.sin(i * math.pi / 16), H - 0.030) for i in range(32)],
                    0.0016, steel, cyclic=True, bezier=False)
    spokes = [parts.bar("spoke", (0.022 * math.cos(a), 0.022 * math.sin(a), H - 0.030), ((R - 0.002) * math.cos(a), (R - 0.002) * math.sin(a), H - 0.006), 0.0016, steel)
              for a in (math.radians(70 + 120 * i) for i in range(3))]
    studio.bulb((0, 0, 0.085), 2.6, 0.030, 2700).visible_glossy = False
    return [*drum_, ring, *spokes]


def hung(cloth, near=""):
    objs, _ = pendant(cloth)
    sets.air(objs, fill_frame=0.60, centre=0.47, elev=-5.0, wide=0.72)
    if near == "above":
        studio.camera((0.045, 0, 0.165), 1.15, 26, 110, yaw=-20, fstop=16, focus=1.08)
    elif near == "below":
        studio.camera((-0.06, 0, 0.075), 1.15, -24, 110, yaw=-18, fstop=16, focus=1.02)


def standing(cloth):
    studio.studio(alone(cloth), fill_frame=0.40, base_at=0.27, elev=13)


SHOTS = {
    "vavsta-pendant-linen": lambda: hung("linen"),
    "vavsta-pendant-charcoal": lambda: hung("charcoal"),
    "vavsta-shade-linen": lambda: standing("linen"),
    "vavsta-shade-madder": lambda: standing("madder"),
    "vavsta-pendant-linen-detail": lambda: hung("linen", "above"),
    "vavsta-pendant-charcoal-detail": lambda: hung("charcoal", "below"),
}
