"""Things that only one designer's bench has: compass, ledger, shuttle, worked metal and wood."""
import math, random
import bpy
from mathutils import noise
from . import geo, mat, stuff, textile, furniture as fu
from .mat import N, srgb
put, rad = stuff.place, math.radians


def brass(rough=0.22):
    return mat.metal("brass-part", mat.BRASS, rough, brushed=False)


def steel(rough=0.26):
    return mat.metal("steel-part", mat.STEEL, rough, brushed=False)


def hammered(scale=95.0, deep=0.5):
    n = N("hammered")
    co = n("TexCoord").outputs["Object"]
    v = n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=co, Scale=scale, Smoothness=0.35)
    bump = n("Bump", Strength=deep, Distance=0.003, Height=v.outputs["Distance"])
    return n.out(n("BsdfPrincipled", Base_Color=mat.BRASS, Metallic=1.0, Roughness=0.19, Normal=bump.outputs[0]).outputs[0])


def endgrain():
    """Year rings round an off-centre heart, uneven in width and tone, and the fine rays that cross them."""
    n = N("endgrain")
    co = n("TexCoord").outputs["Object"]
    warp = n("TexNoise", Vector=co, Scale=7.0, Detail=3.0).outputs["Color"]
    off = n("VectorMath", {"operation": "SCALE"}, Vector=warp, Scale=0.030).outputs[0]
    at = n("SeparateXYZ", Vector=n("VectorMath", {"operation": "ADD"}, _0=co, _1=off).outputs[0])
    x, y = n.math("ADD", at.outputs[0], 0.012), n.math("ADD", at.outputs[1], -0.032)
    r = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", x, x), n.math("MULTIPLY", y, y)))
    # slow growth in summer leaves a dark line; what is narrower than a pixel would only be smoothed away
    width = n("TexNoise", {"noise_dimensions": "1D"}, W=n.math("MULTIPLY", r, 38.0), Scale=1.0, Detail=1.0).outputs["Fac"]
    wave = n.math("SINE", n.math("ADD", n.math("MULTIPLY", r, 760.0), n.math("MULTIPLY", width, 20.0)))
    years = n.math("SUBTRACT", 0.66, n.math("MULTIPLY", n.math("POWER", n("MapRange", Value=wave, From_Min=-1.0).outputs[0], 3.0), 0.30))
    turn = n.math("ARCTAN2", y, x)
    rays = n("TexNoise", {"noise_dimensions": "2D"}, Vector=n("CombineXYZ", X=n.math("MULTIPLY", turn, 46.0), Y=n.math("MULTIPLY", r, 9.0)).outputs[0], Scale=1.0, Detail=3.0).outputs["Fac"]
    heart = n("MapRange", Value=r, From_Min=0.05, From_Max=0.19).outputs[0]
    h = n.math("ADD", n.math("MULTIPLY", years, 0.72), n.math("ADD", n.math("MULTIPLY", rays, 0.24), n.math("MULTIPLY", heart, 0.14)))
    col = n.ramp(h, (0.34, srgb("#6f5030")), (0.56, srgb("#a78458")), (0.78, srgb("#cdb48c")))
    bump = n("Bump", Strength=0.35, Distance=0.0012, Height=n.math("ADD", years, rays))
    return n.out(n("BsdfPrincipled", Base_Color=col, Roughness=0.72, Specular=0.2, Normal=bump.outputs[0]).outputs[0])


def bark():
    """Bark that is dark in the furrows, and grey and dry on the ridges."""
    n = N("bark")
    co = n("TexCoord").outputs["Object"]
    tall = n("Mapping", Vector=co, Scale=(1.0, 1.0, 0.14)).outputs[0]
    a = n("TexNoise", Vector=tall, Scale=58.0, Detail=6.0, Roughness=0.62).outputs["Fac"]
    f = n("TexNoise", Vector=co, Scale=300.0, Detail=3.0).outputs["Fac"]
    h = n.math("ADD", n.math("MULTIPLY", a, 0.75), n.math("MULTIPLY", f, 0.3))
    col = n.ramp(h, (0.40, srgb("#1d1712")), (0.51, srgb("#5f5143")), (0.64, srgb("#8b7d6e")))
    bump = n("Bump", Strength=0.8, Distance=0.006, Height=h)
    return n.out(n("BsdfPrincipled", Base_Color=col, Roughness=0.95, Specular=0.08, Normal=bump.outputs[0]).outputs[0])


def stump(R, H):
    """A piece of ash on its end: furrowed bark, a sawn top with two dry cracks."""
    def furrows(a, t):
        x, y = math.cos(a), math.sin(a)
        deep = abs(noise.noise((x * 8 + 0.7 * t, y * 8, t * 1.7))) + 0.5 * abs(noise.noise((x * 17, y * 17 + t, t * 3.1)))
        return 1 + 0.016 * math.sin(3 * a) + 0.010 * noise.noise((x * 2, y * 2, 9)) - 0.030 * max(0.0, 0.34 - deep) / 0.34
    edge = [(R - 0.001, H - 0.010), (R - 0.003, H - 0.005), (R - 0.007, H - 0.001), (R - 0.012, H), (R - 0.022, H)]
    geo.lathe("stump", [(R, H * i / 40) for i in range(38)] + edge, bark(), seg=420, ripple=furrows)
    geo.lathe("rings", [(0, H - 0.0006), (R - 0.014, H - 0.0006)], endgrain(), seg=160, ripple=lambda a, t: 1 + 0.016 * math.sin(3 * a))
    dark = mat.plain("crack", srgb("#2a1d12"), 0.95, 0.05)
    for turn, near, far, wide in ((-1.25, 0.015, 0.20, 0.0030), (2.5, 0.03, 0.15, 0.0018), (0.55, 0.02, 0.11, 0.0015)):
        def crack(u, v, turn=turn, near=near, far=far, wide=wide):
            q, w = near + (far - near) * u, wide * math.sin(math.pi * u ** 0.7) * (v - 0.5)
            w += 0.0035 * noise.noise((u * 6, turn, 0))
            return (-0.012 + q * math.cos(turn) - w * math.sin(turn), 0.032 + q * math.sin(turn) + w * math.cos(turn), H + 0.0002)
        geo.grid("crack", 40, 2, crack, dark)


def flute(a, t):
    return 1 - 0.060 * (1 - abs(math.sin(a * 9)) ** 0.75)


def ring_stand(x, y, r):
    geo.lathe("stand", geo.fillet([(r - 0.004, 0), (r + 0.004, 0, 0.001), (r + 0.002, 0.022, 0.001), (r - 0.002, 0.022, 0.001), (r - 0.004, 0)]), fu.wood(), seg=96, at=(x, y, 0))


def compass():
    """The pilot's compass, standing on its sheet in the middle of a circle."""
    br, st = brass(0.20), steel(0.2)
    top = (-0.028, -0.125, 0.190)
    for foot, m in (((-0.098, -0.135, 0.0015), st), ((0.056, -0.115, 0.0015), st)):
        mid = tuple(t + (f - t) * 0.62 for t, f in zip(top, foot))
        stuff.bar("leg", top, mid, 0.0085, 0.006, br, 0.0015)
        geo.tube("point", [mid, foot], 0.0019, m, res=5, bezier=False)
    h = geo.lathe("hinge", geo.fillet([(0, -0.007), (0.012, -0.007, 0.002), (0.012, 0.007, 0.002), (0, 0.007)]), br, seg=64)
    h.location, h.rotation_euler = top, (rad(90), 0, rad(8))
    geo.lathe("grip", geo.fillet([(0, 0.008), (0.0045, 0.008), (0.0045, 0.034, 0.002), (0, 0.036)]), br, seg=48, at=top, ripple=lambda a, t: 1 + 0.03 * math.sin(24 * a))


def ruler():
    st = steel(0.3)
    put(lambda: (geo.box("ruler", (0.40, 0.026, 0.0012), st, at=(0, 0, 0.0022), bevel=0.0003),
                 *(geo.box("tick", (0.0004, 0.010 if i % 5 == 0 else 0.006, 0.0002), mat.plain("tick", srgb("#1d1c1c"), 0.6), at=(-0.195 + 0.005 * i, 0.0075, 0.0035), bevel=0) for i in range(79))), (-0.16, -0.36, 0), 4)


def ledger(z):
    m = mat.plain("cover", srgb("#3c4340"), 0.6)
    ink = "#34373d"

    def book():
        geo.box("cover", (0.44, 0.30, 0.004), m, at=(0, 0, 0), bevel=0.001)
        for s in (-1, 1):
            geo.grid("page", 40, 4, lambda u, v: (s * 0.212 * u, (v - 0.5) * 0.286, 0.0045 + 0.013 * math.sin(math.pi * min(1, u * 1.0)) ** 0.6 * (1 - 0.45 * u)), mat.plain("page", srgb("#ddd5c3"), 0.85, 0.1))
        rise = lambda x: 0.0048 + 0.013 * math.sin(math.pi * min(0.98, abs(x) / 0.212)) ** 0.6 * (1 - 0.45 * min(0.98, abs(x) / 0.212))
        rnd = random.Random(9)
        rule, dark = mat.plain("rule", srgb("#b9c0c4"), 0.9, 0.05), mat.plain("ink", srgb(ink), 0.8, 0.05)
        for s in (-1, 1):
            rules = [[(s * 0.205 * k / 30, 0.118 - 0.0105 * i, rise(0.205 * k / 30)) for k in range(2, 31)] for i in range(24)]
            pens("rule", rules, 0.00016, rule)
            words = []
            for i in range(23 if s < 0 else 15):
                y, x = 0.1085 - 0.0105 * i, -0.196 if s < 0 else 0.026
                end = x + rnd.choice((0.168, 0.160, 0.150, 0.09)) if i % 6 != 5 else x + 0.05
                while x < end and (i % 6 or i == 0):
                    word = written(rnd, rnd.randint(2, 8), x, y)
                    words.append([(p, q, rise(p) + 0.0006) for p, q in word])
                    x = word[-1][0] + 0.0045
            pens("words", words, 0.00030, dark)
    put(book, (-0.10, -0.17, z), 4)


def written(rnd, letters, x, y):
    """A word in slanted handwriting that begins at (x, y): low letters, and some tall or hanging loops."""
    out = []
    for _ in range(letters):
        tall = rnd.choice((0.0026, 0.0024, 0.0027, 0.0025, 0.0052, 0.0056, -0.0030))
        wide = rnd.uniform(0.0020, 0.0030)
        for k in range(8):
            f = k / 8
            h = tall * math.sin(math.pi * f) ** 0.8 if k < 6 else 0.0003
            out.append((x + wide * (f + 0.32 * math.sin(2 * math.pi * f)) + 0.30 * h, y + h + rnd.uniform(-0.0002, 0.0002)))
        x += wide
    return out


def pens(name, lines, r, material):
    """Draws many thin strokes as one curve."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", r, 1
    for line in lines:
        sp = cu.splines.new("POLY")
        sp.points.add(len(line) - 1)
        for point, p in zip(sp.points, line):
            point.co = (*p, 1)
    cu.materials.append(material)
    ob = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def shuttle():
    m = fu.wood(fu.SMOKED)

    def body(u, v):
        t, f = 2 * math.pi * u, v
        x = (f - 0.5) * 0.30
        w = 0.022 * (1 - abs(2 * f - 1) ** 2.6)
        return (x, w * math.cos(t), 0.012 + w * 0.55 * math.sin(t))
    put(lambda: (geo.grid("shuttle", 48, 60, body, m), geo.box("slot", (0.13, 0.022, 0.004), mat.plain("slot", srgb("#1c130b"), 0.9), at=(0, 0, 0.0215), bevel=0.002),
                 put(lambda: geo.lathe("quill", [(0.004 + 0.006 * math.sin(math.pi * t), 0.10 * t) for t in [i / 30 for i in range(31)]], stuff.wool("quill", srgb("#a98f68"), 700), seg=40), (-0.05, 0, 0.026), 0, (0, 90))), (-0.05, -0.16, 0), -12)


def knot():
    """A loose overhand knot in thick cord, lying in front."""
    pts = [(-0.20, -0.34, 0.005), (-0.10, -0.325, 0.005), (-0.02, -0.335, 0.006), (0.035, -0.36, 0.006), (0.05, -0.33, 0.015), (0.015, -0.300, 0.016), (-0.02, -0.325, 0.017), (0.0, -0.365, 0.014),
           (0.04, -0.355, 0.017), (0.07, -0.32, 0.007), (0.13, -0.315, 0.005), (0.22, -0.33, 0.005)]
    textile.laid("knot", textile.smooth([(x + 0.06, y + 0.02, z) for x, y, z in pts]), 0.0050, textile.strands("knot", srgb("#d2c6b0"), 0.0050), seg=20)
