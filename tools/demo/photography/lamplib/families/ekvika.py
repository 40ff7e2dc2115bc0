"""Ekvika: pleated linen on a fluted oak column and marble; on the wall, on an arm of brass."""
import math
from .. import geo, mat, parts, sets, studio
from ..finish import FINISH, rod
from ..mat import srgb

LINEN = "#f6ead6"


def pleated_shade(z0, z1, r0, r1, pleats=76, cloth=LINEN, k=2700, power=1.0, density=16, open_top=False):
    """Builds the shade from z0 up to z1, its two tapes and the bulb inside. Returns objects and the light."""
    amp = 0.0052 * (r0 / 0.186) * 76 / pleats
    s = r0 / 0.186

    def ripple(a, t):
        # rounded knife pleats: asymmetric, and shallower towards the top ring
        ph = (a * pleats / (2 * math.pi)) % 1.0
        tri = 1 - abs((ph / 0.62) * 2 - 1) if ph < 0.62 else abs(((ph - 0.62) / 0.38) * 2 - 1) - 1
        wob = 1 + 0.10 * math.sin(a * 7 + 1.3) + 0.07 * math.sin(a * 17)
        return 1 + math.sin(tri * math.pi / 2) * amp * wob * (0.80 + 0.35 * (1 - t)) / (r0 + (r1 - r0) * t)
    steps = 26
    prof = [(r0 + (r1 - r0) * i / steps - 0.006 * s * math.sin(math.pi * i / steps), z0 + (z1 - z0) * i / steps)
            for i in range(steps + 1)]
    width = math.pi * (r0 + r1)
    glow = tuple(0.95 * power * c * w for c, w in zip(mat.kelvin(k), (1.0, 0.89, 0.74)))
    zb, rb = z0 + (z1 - z0) * 0.67, 0.030 * min(1, s + 0.1)
    linen = mat.fabric("linen", srgb(cloth), width=width, glow=glow, pleats=(pleats, 0.81, z1 - z0),
                       core=((0, 0, zb), 0.062 * s, 1.6 * power, k))
    shade = geo.lathe("shade", prof, linen, seg=pleats * density, ripple=ripple, smooth=75)
    studio.lampgroup(shade)
    tape = mat.fabric("tape", srgb(cloth), width=width, translucency=0.5, warm=(1.0, 0.96, 0.90, 1))
    bands = [parts.turned("band", [(r - 0.004, z), (r + 0.0062 * s, z, 0.0012), (r + 0.0062 * s, z + 0.007, 0.0012),
                                   (r - 0.004, z + 0.007)], tape, seg=192) for r, z in ((r0, z0), (r1, z1 - 0.006))]
    ball = geo.lathe("globe-bulb", [(rb * math.cos(math.radians(t)), zb + rb * math.sin(math.radians(t)))
                                    for t in range(-90, 91, 6)], mat.glow("bulb-glow", 26 * power, k), seg=48)
    studio.lampgroup(ball)
    ball.visible_shadow = False
    return [shade, *bands, ball], studio.bulb((0, 0, zb), 3.4 * power * s * s, rb, k)


def column(top, r, z0, flutes=9):
    def flute(a, t):
        return 1 - 0.060 * (1 - abs(math.sin(a * flutes)) ** 0.75)
    prof = geo.fillet([(0.0, z0), (r, z0, 0.0015), (r, top, 0.0015), (0.0, top)], 6)
    return geo.lathe("column", prof, mat.oak("oak-z", "#b99468", "#8b6640", axis="Z", scale=1.7), seg=432, ripple=flute, smooth=48)


def pleated_table(finish="brass", wood="oak", cloth=LINEN, k=2700, power=1.0, pleats=76, at=(0, 0, 0), foot=0.080,
                  thick=0.030, post=0.030, neck=0.232, shade=(0.252, 0.470, 0.186, 0.108)):
    """The table lamp. `shade` is bottom, top, and the radii there; `at` moves lamp and light."""
    br = FINISH[finish]()
    z0, z1, r0, r1 = shade
    slab = parts.turned("foot", [(0, 0), (foot, 0, 0.0015), (foot, thick, 0.0035), (0.0, thick)], mat.marble("marble"), seg=160, smooth=35)
    ring0 = parts.turned("ring0", [(post, thick - 0.0005), (post * 1.15, thick - 0.0005, 0.001), (post * 1.15, thick + 0.007, 0.001),
                                   (post * 0.66, thick + 0.007)], br, seg=96)
    ring1 = parts.turned("ring1", [(post * 0.4, neck - 0.001), (post * 1.083, neck - 0.001, 0.001), (post * 1.083, neck + 0.004, 0.001),
                                   (0.0085, neck + 0.006, 0.002), (0.0075, neck + 0.068), (0.0135, neck + 0.070, 0.001),
                                   (0.0135, neck + 0.113), (0.0, neck + 0.113)], br, seg=72)
    lamp, light = pleated_shade(z0, z1, r0, r1, pleats, cloth, k, power)
    objs = [slab, ring0, column(neck, post, thick + 0.0055), ring1, *lamp]
    for o in objs + [light]:
        o.location.x += at[0]; o.location.y += at[1]; o.location.z += at[2]
    return objs


def small():
    return pleated_table(pleats=60, foot=0.066, thick=0.026, post=0.021, neck=0.150, shade=(0.166, 0.330, 0.126, 0.076))


def floor():
    # At this height the shade lights little of the floor, so a light is added, as from a brighter bulb.
    pool = studio.area("pool", (0, 0, 1.21), (0, 0, 0), 0.38, 16, k=2700, group="lamp", spread=120)
    pool.data.shape = "DISK"
    pool.visible_glossy = False
    return pleated_table(pleats=84, foot=0.145, thick=0.040, post=0.027, neck=1.195, shade=(1.215, 1.480, 0.2235, 0.132), power=1.0)


def wall():
    """The wall lamp, 220 x 270 x 240 mm; the wall is y = 0."""
    br, bar = FINISH["brass"](), rod("brass")
    plate = parts.along(parts.disc("plate", 0.050, 0, 0.011, br, 0.002), (0, 0, 0.050), (0, -1, 0))
    knob = parts.along(parts.turned("knob", [(0, 0.010), (0.013, 0.010, 0.001), (0.0115, 0.022, 0.003), (0, 0.022)], br), (0, 0, 0.050), (0, -1, 0))
    y = -0.132
    arm = geo.tube("arm", [(0, -0.01, 0.050), (0, y + 0.03, 0.050), (0, y + 0.009, 0.059), (0, y, 0.080), (0, y, 0.20)], 0.0062, bar, res=8)
    cup = parts.turned("cup", [(0.006, 0.083), (0.017, 0.083, 0.0015), (0.017, 0.111, 0.0015), (0.006, 0.111)], br, seg=72, at=(0, y, 0))
    lamp, light = pleated_shade(0.100, 0.270, 0.106, 0.066, 56)
    for o in lamp + [light]:
        o.location.y += y
    return [plate, knob, arm, cup, *lamp]


def lone_shade():
    lamp, _ = pleated_shade(0, 0.225, 0.186, 0.108)
    ring = geo.tube("ring", [(0.104 * math.cos(i * math.pi / 24), 0.104 * math.sin(i * math.pi / 24), 0.222) for i in range(48)],
                    0.0017, rod("steel"), cyclic=True, bezier=False)
    return lamp[:-1] + [ring]


def on_floor(lamp, cord=(0.07, 0.0), near=None, **frame):
    objs = lamp()
    parts.floor_cord(*cord, "#b9a583")
    studio.studio(objs, **frame)
    light_wall(objs[-1])
    if near:
        near()


def light_wall(bulb, watt=3.2):
    """Stands for what leaves the shade's top: the paper behind is too far away to show it."""
    _, hi = geo.bounds([bulb])
    S = 0.92 * hi.z
    o = studio.area("upward", (0, 0.5 * S, hi.z), (0, 2.8 * S, hi.z + 0.42 * S), 0.1 * S, watt * S * S, k=2700, group="lamp", spread=62)
    o.visible_glossy = False


def at_wall(near=None):
    sets.wall(wall(), fill_frame=0.60, yaw=-16)
    if near:
        near()


SHOTS = {
    "pleated-table": lambda: on_floor(pleated_table, fill_frame=0.66, base_at=0.16),
    "ekvika-table-small": lambda: on_floor(small, (0.05, 0), fill_frame=0.62, base_at=0.175),
    "ekvika-floor-oak": lambda: on_floor(floor, (0.12, 0), fill_frame=0.80, base_at=0.10, elev=4.0),
    "ekvika-wall-brass": at_wall,
    "ekvika-spare-shade": lambda: studio.studio(lone_shade(), fill_frame=0.40, base_at=0.28, elev=13),
    "pleated-table-detail": lambda: on_floor(pleated_table, near=lambda: studio.camera(
        (0.030, 0, 0.238), 0.70, 2, 110, yaw=-16, fstop=16, focus=0.60), fill_frame=0.66, base_at=0.16),
    "ekvika-table-small-detail": lambda: on_floor(small, (0.05, 0), near=lambda: studio.camera(
        (0.012, 0, 0.075), 0.50, 10, 110, yaw=18, fstop=16, focus=0.47), fill_frame=0.62, base_at=0.175),
    "ekvika-floor-oak-detail": lambda: on_floor(floor, (0.12, 0), near=lambda: studio.camera(
        (0.04, 0, 1.24), 0.95, 1, 110, yaw=16, fstop=16, focus=0.85), fill_frame=0.80, base_at=0.10),
    "ekvika-wall-brass-detail": lambda: at_wall(near=lambda: studio.camera(
        (0.0, -0.075, 0.088), 0.52, 6, 110, yaw=-34, fstop=16, focus=0.47)),
}
