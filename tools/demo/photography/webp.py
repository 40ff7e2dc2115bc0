#!/usr/bin/python3
"""webp.py PICTURE DIR: writes PICTURE-unlit.png and PICTURE-lit.png as masters (WebP, quality 86) to DIR; the lit one last."""
import os, sys
import OpenImageIO as oiio

for light in ("unlit", "lit"):
    i = oiio.ImageInput.open(f"{sys.argv[1]}-{light}.png")
    spec, px = i.spec(), i.read_image(oiio.UINT8)
    name = f"{os.path.basename(sys.argv[1])}-{light}"
    half = f"{sys.argv[2]}/.{name}.webp"
    out = oiio.ImageOutput.create(half)
    to = oiio.ImageSpec(spec.width, spec.height, 3, oiio.UINT8)
    to.attribute("compression", "webp:86")
    out.open(half, to)
    out.write_image(px)
    out.close()
    os.replace(half, f"{sys.argv[2]}/{name}.webp")
