"""Materials for rooms (the lamps' materials are in mat.py), and builders that geo.py lacks."""
import math
import bpy
from mathutils import Vector
from . import geo
from .mat import N, srgb


def wool(name, color, scale=420.0, strength=0.5, contrast=0.16):
    """Bouclé or felted wool: small loops as relief, a little darker between them."""
    n = N(name)
    co = n("TexCoord").outputs["Object"]
    a = n("TexNoise", Vector=co, Scale=scale, Detail=2.0, Roughness=0.5).outputs["Fac"]
    b = n("TexNoise", Vector=co, Scale=scale * 0.12, Detail=3.0).outputs["Fac"]
    h = n.math("ADD", n.math("MULTIPLY", a, 0.7), n.math("MULTIPLY", b, 0.3))
    lo = tuple(c * (1 - contrast) for c in color[:3]) + (1,)
    hi = tuple(min(1, c * (1 + contrast)) for c in color[:3]) + (1,)
    col = n.ramp(n("MapRange", Value=h, From_Min=0.35, From_Max=0.65).outputs[0], (0.0, lo), (1.0, hi))
    bump = n("Bump", Strength=strength, Distance=0.002, Height=a)
    return n.out(n("BsdfPrincipled", Base_Color=col, Roughness=0.95, Specular=0.08, Sheen=0.25, Normal=bump.outputs[0]).outputs[0])


def linen(name, color):
    """Washed linen: fine thread, broad uneven tone."""
    return wool(name, color, 900.0, 0.22, 0.07)


def clear(name, tint=(0.97, 0.985, 0.98, 1), gain=1.0):
    """Thin clear glass without refraction: transparent, with reflections, and without a hard shadow."""
    n = N(name)
    # Reflections depend on the angle alone: the Fresnel node would cause total reflection and make the glass black.
    f = n("LayerWeight", Blend=0.5).outputs["Facing"]
    fr = n.math("ADD", 0.035, n.math("MULTIPLY", n.math("POWER", f, 4.0), 0.55 * gain))
    t = n("BsdfTransparent", Color=tint)
    g = n("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=0.02)
    return n.out(n("MixShader", Fac=fr, _1=t.outputs[0], _2=g.outputs[0]).outputs[0])


def wax(name="wax", glow=0.0):
    n = N(name)
    b = n("BsdfPrincipled", Base_Color=srgb("#efe7d6"), Roughness=0.5, Specular=0.35)
    if not glow:
        return n.out(b.outputs[0])
    z = n("SeparateXYZ", Vector=n("UVMap").outputs[0]).outputs[1]
    up = n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, Value=z, From_Min=0.10, From_Max=0.26, To_Min=0.0, To_Max=glow)
    e = n("Emission", Color=(1.0, 0.62, 0.30, 1), Strength=up.outputs[0])
    return n.out(n("AddShader", _0=b.outputs[0], _1=e.outputs[0]).outputs[0])


def boards(name, color, rough=0.5, grain=0.05, axis="Z"):
    """Painted wood: the fibres only as a faint relief, every board a shade of its own."""
    n = N(name)
    co = n("TexCoord").outputs["Object"]
    st = {"X": (1.2, 60, 60), "Y": (60, 1.2, 60), "Z": (60, 60, 1.2)}[axis]
    f = n("TexNoise", Vector=n("Mapping", Vector=co, Scale=st).outputs[0], Scale=3.0, Detail=5.0).outputs["Fac"]
    tone = n("MapRange", Value=n("ObjectInfo").outputs["Random"], To_Min=1 - grain, To_Max=1 + grain)
    col = n("HueSaturation", Value=tone.outputs[0], Color=color).outputs[0]
    bump = n("Bump", Strength=0.25, Distance=0.0008, Height=f)
    return n.out(n("BsdfPrincipled", Base_Color=col, Roughness=rough, Specular=0.3, Normal=bump.outputs[0]).outputs[0])


def glaze(name, color, rough=0.12, vary=0.10):
    """Hand-glazed tile or stoneware: each object a little lighter or darker, the surface a little wavy."""
    n = N(name)
    co = n("TexCoord").outputs["Object"]
    w = n("TexNoise", Vector=co, Scale=22.0, Detail=2.0).outputs["Fac"]
    tone = n("MapRange", Value=n("ObjectInfo").outputs["Random"], To_Min=1 - vary, To_Max=1 + vary)
    col = n("HueSaturation", Value=tone.outputs[0], Color=color).outputs[0]
    bump = n("Bump", Strength=0.12, Distance=0.004, Height=w)
    return n.out(n("BsdfPrincipled", Base_Color=col, Roughness=rough, Specular=0.5, Normal=bump.outputs[0]).outputs[0])


def stone(name, color, rough=0.75, scale=6.0, depth=0.12):
    n = N(name)
    co = n("TexCoord").outputs["Object"]
    a = n("TexNoise", Vector=co, Scale=scale, Detail=8.0, Roughness=0.62).outputs["Fac"]
    f = n("TexNoise", Vector=co, Scale=scale * 60, Detail=3.0).outputs["Fac"]
    lo, hi = (tuple(min(1, c * k) for c in color[:3]) + (1,) for k in (1 - depth * 2, 1 + depth))
    col = n.ramp(a, (0.3, lo), (0.7, hi))
    bump = n("Bump", Strength=0.2, Distance=0.002, Height=n.math("ADD", a, n.math("MULTIPLY", f, 0.3)))
    return n.out(n("BsdfPrincipled", Base_Color=col, Roughness=rough, Specular=0.3, Normal=bump.outputs[0]).outputs[0])


def cushion(name, size, m, at=(0, 0, 0), rot=(0, 0, 0), e=0.36, ez=0.62, crumple=0.0, seed=1, seam=None):
    """A stuffed cushion: superellipsoid, at is its centre; crumple adds soft dents (metres).
    `seam` is piping around its middle: "flat" for a seat, "upright" for a back."""
    a, b, c = (s / 2 for s in size)
    p = lambda v, k: math.copysign(abs(v) ** k, v)

    def fn(u, v):
        t, f = (u - 0.5) * 2 * math.pi, (v - 0.5) * math.pi
        ct, st, cf, sf = math.cos(t), math.sin(t), math.cos(f), math.sin(f)
        x, y, z = a * p(cf, e) * p(ct, e), b * p(cf, e) * p(st, e), c * p(sf, ez)
        k = crumple * math.sin(9 * x / a + seed) * math.sin(7 * y / b + seed * 2.1) + crumple * 0.7 * math.sin(17 * x / a + 5 * y / b + seed)
        return (x, y, z + k * (1 if sf > 0 else -1) * max(0, 1 - (x / a) ** 4) * max(0, 1 - (y / b) ** 4))
    o = geo.grid(name, 160, 80, fn, m, 80)
    o.location, o.rotation_euler = at, rot
    if seam:
        turn = [2 * math.pi * i / 240 for i in range(240)]
        if seam == "flat":
            line = [(a * p(math.cos(t), e) * 1.002, b * p(math.sin(t), e) * 1.002, 0) for t in turn]
        else:
            line = [(a * p(math.cos(t), e) * 1.002, 0, c * p(math.sin(t), ez) * 1.002) for t in turn]
        piping = geo.tube("seam", line, 0.0045, m, res=4, cyclic=True, bezier=False)
        piping.location, piping.rotation_euler = at, rot
    return o


def pillow(name, size, m, rot=(0, 0, 0), crumple=0.004, seed=1):
    """A loose cushion with a sewn edge: thickest in the middle, its edges drawn in and its corners pointed."""
    a, b, c = (s / 2 for s in size)

    def face(side):
        def fn(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            drawn = 1 - 0.075 * (1 - y * y) * abs(x) ** 3, 1 - 0.075 * (1 - x * x) * abs(y) ** 3
            full = ((1 - x * x) * (1 - y * y)) ** 0.42
            dent = crumple * (math.sin(5 * x + 3 * y + seed) * math.sin(4 * y - 2 * x + 2.3 * seed) + 0.6 * math.sin(11 * x - 7 * y + seed))
            # Folds run from the corners, where the filling ends.
            fold = 0.10 * c * math.sin(9 * (abs(x) - abs(y)) + seed) * (x * y) ** 2
            return (a * x * drawn[0], b * y * drawn[1], side * (c * full + (dent + fold) * full + 0.0015))
        return geo.grid(name, 120, 120, fn, m, 80)
    outline = [(-1 + k / 20, -1) for k in range(40)] + [(1, -1 + k / 20) for k in range(40)] + [(1 - k / 20, 1) for k in range(40)] + [(-1, 1 - k / 20) for k in range(40)]
    edge = [(a * x * (1 - 0.075 * (1 - y * y) * abs(x) ** 3), b * y * (1 - 0.075 * (1 - x * x) * abs(y) ** 3), 0) for x, y in outline]
    parts = [face(1), face(-1), geo.tube("seam", edge, 0.0035, m, res=4, cyclic=True, bezier=False)]
    for o in parts:
        o.rotation_euler = rot
    return parts


def ribbon(name, pts, thick, height, m, at=(0, 0, 0), rot=(0, 0, 0)):
    """A bent lath through pts in the xy plane: thick across, height along z, edges rounded."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.twist_mode = "3D", "Z_UP"
    cu.bevel_depth, cu.bevel_resolution = thick / 2, 6
    cu.extrude = max(0.0, height / 2 - thick / 2)
    cu.use_fill_caps, cu.resolution_u = True, 24
    sp = cu.splines.new("BEZIER")
    sp.bezier_points.add(len(pts) - 1)
    for b, q in zip(sp.bezier_points, pts):
        b.co = q
        b.handle_left_type = b.handle_right_type = "AUTO"
    tmp = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(tmp)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(tmp.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(tmp)
    o = geo._finish(me, name, m, 50)
    o.location, o.rotation_euler = at, rot
    return o


def bar(name, a, b, w, d, m, bevel=0.003):
    """A straight rail of section w x d from a to b."""
    a, b = Vector(a), Vector(b)
    o = geo.box(name, (w, d, (b - a).length), m, bevel=bevel)
    o.location = a
    o.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    return o


def place(build, at=(0, 0, 0), rot=0.0, tilt=(0, 0), scale=1.0):
    """Calls build() and moves everything that it creates, including lights, turned by `rot` degrees about z."""
    before = set(bpy.data.objects)
    out = build()
    root = bpy.data.objects.new("place", None)
    bpy.context.scene.collection.objects.link(root)
    for o in set(bpy.data.objects) - before - {root}:
        if o.parent is None:
            o.parent = root
    root.location, root.scale = at, (scale,) * 3
    root.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(rot))
    return out
