"""Ringholm: an opal globe, hung in a thin hoop, held to the ceiling by a cup or carried by a wall arm."""
import math
from .. import geo, mat, parts, sets, studio
from ..finish import FINISH, rod


def glass(R, power=1.0, k=2700):
    """Opal glass for a globe of radius `R`, brightest near its bulb."""
    return mat.opal("opal-globe", 0.62 * power, k * 1.02, edge=0.19, core=((0, 0, 0), R * 0.50, 5.5))


def globe_pendant(finish="brass", k=2700, power=1.0, D=0.26, drop=1.1, cord_hex="#2a2724", at=(0, 0, 0), turn=24):
    """Builds globe, cap, hoop and pin around `at`, and the cord. The hoop is upright, turned by `turn` degrees."""
    R, s = D / 2, D / 0.26
    rodm, br = rod(finish), FINISH[finish]()
    ball = parts.globe("globe", R * 0.985, glass(R, power, k), top=0.955 / 0.985)
    top = R * 0.93
    cap = geo.lathe("cap", geo.fillet([(R * 0.375, top - 0.006 * s), (R * 0.375, top + 0.004 * s, 0.0015),
                                       (0.030 * s, top + 0.013 * s, 0.006), (0.0225 * s, top + 0.019 * s, 0.003),
                                       (0.0225 * s, top + 0.062 * s, 0.003), (0.0080, top + 0.067 * s, 0.003),
                                       (0.0062, top + 0.085 * s, 0.001), (0.0, top + 0.085 * s)], 8), br, seg=144, smooth=38)
    hr, bw, bt = R + 0.030 * s, 0.0055 * s, 0.0016 * s
    sec = geo.fillet([(hr - bt, -bw), (hr + bt, -bw, 0.0006), (hr + bt, bw, 0.0006), (hr - bt, bw, 0.0006), (hr - bt, -bw)], 4)
    hoop = geo.lathe("hoop", sec, rodm, seg=256, smooth=40)
    hoop.rotation_euler = (math.radians(90), 0, math.radians(turn))
    pin = geo.lathe("pin", geo.fillet([(0.0, -R - 0.036 * s), (0.0055 * s, -R - 0.036 * s, 0.0025), (0.0055 * s, -R - 0.018 * s, 0.001),
                                       (0.0105 * s, -R - 0.004 * s, 0.002), (0.0, -R + 0.002)]), br, seg=64)
    cord = parts.hung_cord(top + 0.08 * s, drop, cord_hex, r=0.0029 if s > 0.8 else 0.0024)
    light = studio.inside((0, 0, 0), 3.8 * power * s * s, R * 0.98, k)
    for o in (ball, cap, hoop, pin, cord, light):
        o.location.x += at[0]; o.location.y += at[1]; o.location.z += at[2]
    return [ball, cap, hoop, pin], [cord]


# The position of each globe of a cluster, and the angle of its hoop in degrees.
DROPS = ((-0.155, 0.02, 0.64, 20), (0.155, -0.05, 0.40, -34), (-0.045, 0.10, 0.06, 48))


def cluster(drops=DROPS):
    """A cluster of three small globes within 560 x 900 mm; the ceiling cup is above the picture."""
    return [ob for x, y, z, turn in drops for ob in globe_pendant(D=0.200, at=(x, y, z), turn=turn, drop=2.0)[0]]


def holder(r, z, material):
    """Spun brass cup, its rim at `z`, for a globe whose neck has the radius `r`."""
    return parts.turned("holder", [(0, z - 0.040), (0.012, z - 0.040, 0.002), (r * 0.80, z - 0.022, 0.010), (r, z - 0.006, 0.003),
                                   (r, z + 0.004, 0.001), (r - 0.0015, z + 0.004)], material, seg=144)


def lit_globe(D, y=0.0, z=0.0, power=1.0, k=2700, **cut):
    R = D / 2
    ball = parts.globe("globe", R, glass(R, power, k), **cut)
    ball.location = (0, y, z)
    studio.inside((0, y, z), 3.6 * power * (D / 0.26) ** 2, R * 0.98, k)
    return ball


def ceiling():
    """The ceiling lamp, 260 x 330 mm; the ceiling is z = 0."""
    br = FINISH["brass"]()
    r = 0.066
    cup = parts.turned("cup", [(r - 0.002, -0.092), (r, -0.092, 0.0008), (r, -0.0005, 0.001), (0, -0.0005)], br, seg=160)
    bead = parts.turned("bead", [(r - 0.001, -0.096), (r + 0.003, -0.096, 0.0014), (r + 0.003, -0.088, 0.0014), (r - 0.001, -0.088)], br, seg=160)
    return [cup, bead, lit_globe(0.260, z=-0.200, top=0.86)]


def bathroom():
    """The bathroom lamp, 160 x 230 x 190 mm; the wall is y = 0."""
    br, bar = FINISH["brass"](), rod("brass")
    y = -0.110
    plate = parts.along(parts.disc("plate", 0.042, 0, 0.012, br, 0.002), (0, 0, 0.042), (0, -1, 0))
    boss = parts.along(parts.turned("boss", [(0, 0.011), (0.015, 0.011, 0.001), (0.013, 0.026, 0.003), (0, 0.026)], br), (0, 0, 0.042), (0, -1, 0))
    arm = geo.tube("arm", [(0, -0.012, 0.042), (0, y + 0.026, 0.042), (0, y + 0.007, 0.048), (0, y, 0.062), (0, y, 0.075)], 0.0062, bar, res=8)
    cup = holder(0.042, 0.092, br)
    cup.location.y = y
    return [plate, boss, arm, cup, lit_globe(0.160, y, 0.150, bottom=-0.86, top=1.0)]


def lone_globe():
    """The spare glass with its opening upward, on its flattened bottom."""
    R = 0.130
    glass = mat.opal("opal-globe", 0.42, 2700, edge=0.35, core=((0, 0, R * 0.9), R * 0.52, 5.0))
    a0, a1 = math.asin(-0.985), math.asin(0.93)
    ball = [(R * math.cos(a0 + (a1 - a0) * i / 72), R * 0.985 + R * math.sin(a0 + (a1 - a0) * i / 72)) for i in range(73)]
    r, z = ball[-1]
    prof = [(0, 0)] + ball + geo.fillet([(r, z), (r, z + 0.014, 0.002), (r - 0.0045, z + 0.014, 0.002), (r - 0.0045, z - 0.004)], 6)
    ob = geo.lathe("globe", prof, glass, seg=192)
    studio.lampgroup(ob)
    return [ob]


def pendant(finish, near=False):
    objs, _ = globe_pendant(finish)
    studio.studio(objs, fill_frame=0.50, elev=1.0, center=0.075, floor=-1.15, key=1.25, paper="#c3bcb3")
    if near:
        studio.camera((0.015, 0, 0.128), 0.72, 4, 110, yaw=-14, fstop=18, focus=0.64)


def three(near=False):
    sets.air(cluster(), fill_frame=0.68, centre=0.44, elev=0.5)
    if near:
        studio.camera((-0.035, 0.1, 0.125), 0.74, 2, 110, yaw=10, fstop=16, focus=0.66)


def at_ceiling(near=False):
    sets.ceiling(ceiling(), fill_frame=0.50, top=0.20, elev=-7)
    if near:
        studio.camera((0.02, 0, -0.085), 0.66, -8, 110, yaw=-14, fstop=18, focus=0.59)


def at_wall(near=False):
    sets.wall(bathroom(), fill_frame=0.54, centre=0.52, yaw=-17)
    if near:
        studio.camera((0.0, -0.085, 0.075), 0.47, 5, 110, yaw=-36, fstop=16, focus=0.43)


SHOTS = {
    "globe-pendant": lambda: pendant("brass"),
    "ringholm-pendant-chrome": lambda: pendant("chrome"),
    "ringholm-cluster-brass": three,
    "ringholm-ceiling-brass": at_ceiling,
    "ringholm-bathroom-brass": at_wall,
    "ringholm-spare-globe": lambda: studio.studio(lone_globe(), sets.AIR, fill_frame=0.46, base_at=0.25, elev=9),
    "globe-pendant-detail": lambda: pendant("brass", near=True),
    "ringholm-pendant-chrome-detail": lambda: pendant("chrome", near=True),
    "ringholm-cluster-brass-detail": lambda: three(near=True),
    "ringholm-ceiling-brass-detail": lambda: at_ceiling(near=True),
    "ringholm-bathroom-brass-detail": lambda: at_wall(near=True),
}
