"""Finishes, by the names that products use. Every call creates a new material."""
from . import mat
from .mat import srgb

def cast_iron(name, color="#211f1e"):
    """Sand-cast and blackened: a pitted skin with a dull sheen."""
    n = mat.N(name)
    co = n("TexCoord").outputs["Object"]
    pit = n("TexNoise", Vector=co, Scale=420.0, Detail=3.0, Roughness=0.6).outputs["Fac"]
    bump = n("Bump", Strength=0.32, Distance=0.0006, Height=pit)
    rough = n("MapRange", Value=pit, To_Min=0.5, To_Max=0.72)
    return n.out(n("BsdfPrincipled", Base_Color=srgb(color), Metallic=0.35, Roughness=rough.outputs[0], Specular=0.4,
                   Normal=bump.outputs[0]).outputs[0])


FINISH = {
    "oxide":     lambda: mat.powder("oxide", srgb("#7b2f1e")),
    "chalk":     lambda: mat.powder("chalk", srgb("#dedad2"), 0.42),
    "moss":      lambda: mat.powder("moss", srgb("#3c4631"), 0.38),
    "black":     lambda: mat.powder("black", srgb("#191817"), 0.38),
    "white":     lambda: mat.powder("white", srgb("#e6e3dd"), 0.40),
    "iron":      lambda: cast_iron("iron"),
    "brass":     lambda: mat.metal("brass", mat.BRASS, 0.23),
    "brass-rod": lambda: mat.metal("brass-rod", mat.BRASS, 0.20, brushed=False),
    "chrome":    lambda: mat.metal("chrome", mat.BLACK_CHROME, 0.10, brushed=False),
    "steel":     lambda: mat.metal("steel", mat.STEEL, 0.26),
    "steel-rod": lambda: mat.metal("steel-rod", mat.STEEL, 0.22, brushed=False),
}


def rod(f):
    """The same metal without brushing, for bars and tubes, which lack the uv of turned parts."""
    return FINISH[f + "-rod"]() if f + "-rod" in FINISH else FINISH[f]()
