"""Grindö: clear glass in a black cage under a low roof. Wall 170 x 320 x 210 mm, bollard 170 x 800 mm, portable 180 x 370 mm."""
import math
from .. import geo, mat, parts, sets, studio
from ..finish import FINISH, rod
from . import glim


def lantern(r, h, z=0.0, y=0.0, bars=6, filament_power=4.0, lamp=True, turn=0.26):
    """Builds tray, cage, glass cylinder and roof, from z up to z + h. `r` is the roof's radius."""
    skin, bar = FINISH["black"](), rod("black")
    rb, roof = r * 0.86, h * 0.225
    tray = parts.turned("tray", [(0, 0), (rb, 0, 0.002), (rb * 1.03, h * 0.03, 0.002), (rb * 1.03, h * 0.075, 0.002), (rb * 0.93, h * 0.085, 0.001), (0, h * 0.085)], skin, seg=160)
    z0, z1 = h * 0.08, h - roof
    posts = [parts.bar("post", (rb * 0.96 * math.cos(a), rb * 0.96 * math.sin(a), z0), (rb * 0.96 * math.cos(a), rb * 0.96 * math.sin(a), z1 + 0.003), r * 0.040, bar)
             for a in (turn + 2 * math.pi * i / bars for i in range(bars))]
    hoop = parts.turned("hoop", [(rb * 0.93, z1 - h * 0.045), (rb * 0.995, z1 - h * 0.045, 0.0008), (rb * 0.995, z1 - h * 0.02, 0.0008), (rb * 0.93, z1 - h * 0.02)], skin, seg=160)
    glass = geo.lathe("clear-cylinder", [(rb * 0.84, z0), (rb * 0.84, z1)], mat.clear("clear"), seg=144)
    glass.visible_shadow = False
    top = geo.lathe("roof", geo.fillet([(0, z1 + 0.004), (r * 0.95, z1 + 0.003), (r * 0.985, z1 - 0.004, 0.001), (r, z1 - 0.004, 0.001), (r, z1 + h * 0.018, 0.003),
                                        (r * 0.24, h - roof * 0.34, 0.012), (r * 0.22, h - roof * 0.16, 0.003), (r * 0.10, h - roof * 0.10, 0.004), (r * 0.09, h - 0.004, 0.004), (0, h)], 8),
                    skin, seg=160)
    holder = parts.turned("holder", [(0, z0), (0.0205, z0, 0.001), (0.0185, z0 + 0.030, 0.002), (0.0150, z0 + 0.030)], FINISH["white"](), seg=96)
    objs = [tray, *posts, hoop, glass, top, holder]
    for o in objs:
        o.location.z += z
        o.location.y += y
    if lamp:
        objs += glim.clear_bulb(z + z0 + 0.012, (0, y), filament_power)
    return objs


def wall():
    """The wall lantern on an arm from a round plate; the wall is y = 0."""
    skin, bar = FINISH["black"](), rod("black")
    y = -0.125
    plate = parts.along(parts.disc("plate", 0.052, 0, 0.014, skin, 0.003), (0, 0, 0.052), (0, -1, 0))
    boss = parts.along(parts.turned("boss", [(0, 0.013), (0.020, 0.013, 0.001), (0.017, 0.030, 0.003), (0, 0.030)], skin), (0, 0, 0.052), (0, -1, 0))
    arm = geo.tube("arm", [(0, -0.012, 0.052), (0, y + 0.030, 0.052), (0, y + 0.008, 0.060), (0, y, 0.080), (0, y, 0.097)], 0.0085, bar, res=8)
    seat = parts.turned("seat", [(0, 0.082), (0.013, 0.082, 0.002), (0.030, 0.096, 0.004), (0.030, 0.0985), (0, 0.0985)], skin, seg=96, at=(0, y, 0))
    return [plate, boss, arm, seat, *lantern(0.085, 0.222, 0.098, y)]


def bollard():
    skin = FINISH["black"]()
    foot = parts.turned("foot", [(0, 0), (0.070, 0, 0.001), (0.070, 0.010, 0.003), (0.036, 0.014, 0.004), (0, 0.014)], skin, seg=128)
    post = parts.turned("post", [(0.030, 0.012), (0.030, 0.530, 0.006), (0.036, 0.548, 0.008), (0.066, 0.566, 0.004), (0.066, 0.573), (0, 0.573)], skin, seg=128)
    return [foot, post, *lantern(0.085, 0.228, 0.572, filament_power=28.0)]


def portable():
    """The portable lantern on three small feet, with an oak grip: 180 mm wide, 370 mm high with the handle."""
    bar, brass = rod("black"), FINISH["brass"]()
    body = lantern(0.090, 0.252, 0.008)
    feet = [parts.turned("foot", [(0, 0), (0.010, 0, 0.002), (0.011, 0.010)], FINISH["black"](), seg=48,
                         at=(0.058 * math.cos(a), 0.058 * math.sin(a), 0)) for a in (0.5, 2.594, 4.689)]
    z, w = 0.190, 0.0850
    pts = [(w * math.cos(t), 0, z + 0.170 * math.sin(t) ** 0.9) for t in (math.pi * i / 48 for i in range(49))]
    handle = geo.tube("handle", pts, 0.0034, bar, res=8, bezier=False)
    grip = parts.along(parts.turned("grip", [(0, -0.034), (0.0085, -0.034, 0.002), (0.0100, 0, 0.03), (0.0085, 0.034, 0.002), (0, 0.034)],
                                    mat.oak("oak-z", "#b99468", "#8b6640", axis="Z", scale=2.5), seg=96), (0, 0, z + 0.170), (1, 0, 0))
    pins = [parts.along(parts.turned("pin", [(0, -0.003), (0.0065, -0.003, 0.001), (0.0065, 0.005, 0.0015), (0, 0.005)], brass, seg=64), (s * w, 0, z), (s, 0, 0)) for s in (-1, 1)]
    return [*body, *feet, handle, grip, *pins]


def at_wall(near=False):
    sets.wall(wall(), fill_frame=0.60, centre=0.52, yaw=-17, elev=2)
    if near:
        studio.camera((0, -0.125, 0.195), 0.60, 1, 110, yaw=-24, fstop=16, focus=0.54)


def on_floor(build, near=None, **frame):
    studio.studio(build(), "#cbc5bd", **frame)
    if near:
        near()


SHOTS = {
    "grindo-wall-black": at_wall,
    "grindo-bollard-black": lambda: on_floor(bollard, fill_frame=0.74, base_at=0.13, elev=4),
    "grindo-portable-black": lambda: on_floor(portable, fill_frame=0.62, base_at=0.17, elev=7),
    "grindo-wall-black-detail": lambda: at_wall(near=True),
    "grindo-bollard-black-detail": lambda: on_floor(bollard, lambda: studio.camera(
        (0.012, 0, 0.690), 0.78, 3, 110, yaw=12, fstop=16, focus=0.70), fill_frame=0.74, base_at=0.13),
    "grindo-portable-black-detail": lambda: on_floor(portable, lambda: studio.camera(
        (0.008, 0, 0.232), 0.96, 5, 110, yaw=20, fstop=14, focus=0.90), fill_frame=0.62, base_at=0.17),
}
