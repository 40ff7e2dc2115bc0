"""One file per family. A family builds its lamps in metres and lists its shots by picture base name."""
from . import accessories, bagvik, ekvika, frostnas, glim, grindo, langhed, murla, ringholm, skarpnas, tjarna, treskar, vavsta

ALL = (murla, ekvika, ringholm, bagvik, skarpnas, vavsta, langhed, tjarna, grindo, treskar, frostnas, glim, accessories)
