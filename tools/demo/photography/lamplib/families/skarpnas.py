"""Skarpnäs: a cone on a jointed arm with brass hinges; on a desk (180 x 520 x 610 mm) or a wall (140 x 260 x 480 mm)."""
import math
from mathutils import Vector
from .. import geo, mat, parts, sets, studio
from ..finish import FINISH
from ..mat import srgb


def joint(at, skin_r, brass, width=0.024, facing=(0, -1, 0)):
    """A brass hinge across two bars. Its axis is parallel to `facing`."""
    barrel = parts.turned("joint", [(0, -width / 2), (skin_r, -width / 2, 0.0016), (skin_r, width / 2, 0.0016), (0, width / 2)], brass, seg=72)
    screw = parts.turned("screw", [(0, width / 2), (skin_r * 0.42, width / 2, 0.0004), (skin_r * 0.42, width / 2 + 0.0022, 0.0008),
                                   (0, width / 2 + 0.0022)], brass, seg=40)
    return [parts.along(barrel, at, facing), parts.along(screw, at, facing)]


def cone(at, aim, skin, brass, r=0.062, h=0.155, power=1.0, k=2850, pivot=0.35):
    """A shade of length `h` whose opening has radius `r` and faces `aim`. `pivot`: the share of `h` at which `at` lies."""
    top = r * 0.36
    prof = geo.fillet([(r - 0.0018, 0.004), (r - 0.0012, 0, 0.0006), (r + 0.0006, 0, 0.0006), (r, 0.004, 0.001), (top * 1.35, h * 0.66, 0.012),
                       (top, h * 0.72, 0.006), (top, h * 0.97, 0.004), (0, h * 0.975)], 8)
    inner = geo.fillet([(r - 0.0018, 0.004), (top * 1.27, h * 0.655, 0.012), (0, h * 0.66)], 8)
    shell = geo.lathe("cone", prof, skin, seg=160)
    lining = geo.lathe("lining", inner, mat.plain("inside", srgb("#f1ede5"), 0.45), seg=128)
    vent = parts.turned("vent", [(top * 0.985, h * 0.815), (top * 1.05, h * 0.815, 0.0006), (top * 1.05, h * 0.835, 0.0006), (top * 0.985, h * 0.835)],
                        brass, seg=96)
    rb, zb = r * 0.46, r * 0.34
    bulb = geo.lathe("bulb", [(rb * math.cos(math.radians(t)), zb + rb * 1.1 * math.sin(math.radians(t))) for t in range(-90, 91, 6)],
                     mat.opal("opal-bulb", 7 * power, k), seg=64)
    studio.lampgroup(bulb)
    bulb.visible_shadow = False
    axis = -(Vector(aim) - Vector(at)).normalized()
    base = Vector(at) - axis * (h * pivot)
    s = r / 0.062
    light = studio.bulb(base + axis * zb, 2.6 * power * s * s, rb, k)
    light.visible_glossy = False
    return [parts.along(o, base, axis) for o in (shell, lining, vent, bulb)]


def fork(a, skin, brass, r=0.062):
    """The brass joint on the side of the shade that faces the camera."""
    return joint(a, r * 0.17, brass, 0.018)


def desk(finish="black", end=(-0.359, 0, 0.447)):
    """The desk lamp. `end` is the point at which the arm holds the shade."""
    skin, brass = FINISH[finish](), FINISH["brass"]()
    foot = parts.turned("foot", [(0, 0), (0.090, 0, 0.0015), (0.090, 0.016, 0.005), (0.022, 0.021, 0.004), (0.0, 0.021)], skin, seg=160)
    sock = parts.turned("sock", [(0, 0.020), (0.0135, 0.020, 0.001), (0.0135, 0.040, 0.0015), (0, 0.040)], brass, seg=72)
    p0, p1, p2 = Vector((0, 0, 0.052)), Vector((0.130, 0, 0.332)), Vector(end)
    d = (p1 - p2).normalized()
    bars = [parts.bar("bar", p0, p1, 0.0062, skin), parts.bar("bar", p1 + d * 0.030, p2, 0.0062, skin)]
    hinges = joint(p0, 0.0125, brass) + joint(p1, 0.0150, brass)
    at = p2 + Vector((0.0, -0.004, 0.0))
    # The shade is turned towards the camera, which sees its white inside and the bulb.
    head = cone(at, (end[0] - 0.016, -0.150, end[2] - 0.337), skin, brass, r=0.066, h=0.168, pivot=0.62, power=2.2)
    facing = Vector((0, -0.92, 0.40))
    return [foot, sock, *bars, *hinges, *head, *joint(p2 + facing * 0.036, 0.0115, brass, 0.016, facing)]


def wall(x=0.16, end=(-0.170, -0.240, 0.240), lean=-0.06):
    """The wall lamp; the wall is y = 0. The arm points out and to the left from `x`; `lean` turns the shade aside."""
    skin, brass = FINISH["black"](), FINISH["brass"]()
    plate = parts.along(parts.disc("plate", 0.046, 0, 0.014, skin, 0.003), (x, 0, 0.10), (0, -1, 0))
    boss = parts.along(parts.turned("boss", [(0, 0.013), (0.013, 0.013, 0.001), (0.013, 0.042, 0.001), (0, 0.042)], brass), (x, 0, 0.10), (0, -1, 0))
    hub = parts.turned("hub", [(0, -0.017), (0.014, -0.017, 0.0015), (0.014, 0.017, 0.0015), (0, 0.017)], brass, at=(x, -0.050, 0.10))
    a, b = Vector((x, -0.050, 0.10)), Vector(end)
    arm = parts.bar("arm", a, b, 0.0060, skin)
    head = cone(b, b + Vector((lean, -0.07, -0.42)), skin, brass, r=0.070, h=0.172, pivot=0.62, power=1.5)
    side = (b - a).cross(Vector((0, 0, 1))).normalized() * 0.037
    knuckle = parts.along(parts.turned("joint", [(0, -0.008), (0.0105, -0.008, 0.0016), (0.0105, 0.008, 0.0016), (0, 0.008)], brass, seg=72),
                          b + side * (1 if side.y < 0 else -1), side)
    return [plate, boss, hub, arm, *head, knuckle]


def at_desk(finish, near=False):
    lamp = desk(finish)
    parts.floor_cord(0.07, 0.02, "#1b1a19" if finish == "black" else "#d9d4cb")
    studio.studio(lamp, "#d5d1cb" if finish == "black" else "#938a7e", fill_frame=0.56, base_at=0.22, yaw=-14, wide=0.76)
    if near:
        studio.camera((-0.345, -0.04, 0.392), 0.76, -3, 110, yaw=-20, fstop=16, focus=0.70)


def at_wall(near=False):
    sets.wall(wall(), fill_frame=0.46, centre=0.56, yaw=10, elev=-7)
    if near:
        studio.camera((-0.155, -0.24, 0.205), 0.78, -9, 110, yaw=14, fstop=16, focus=0.72)


SHOTS = {
    "skarpnas-table-black": lambda: at_desk("black"),
    "skarpnas-table-chalk": lambda: at_desk("chalk"),
    "skarpnas-wall-black": at_wall,
    "skarpnas-table-black-detail": lambda: at_desk("black", near=True),
    "skarpnas-table-chalk-detail": lambda: at_desk("chalk", near=True),
    "skarpnas-wall-black-detail": lambda: at_wall(near=True),
}
