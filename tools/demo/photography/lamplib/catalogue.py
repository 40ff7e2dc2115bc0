"""The catalogue's lamps and finishes. Rooms import them only from here."""
try:
    from .families.bagvik import arc_floor
    from .families.ekvika import pleated_table
    from .families.murla import mushroom
    from .families.ringholm import globe_pendant
    from .finish import FINISH, rod
except ImportError:     # all families in one file
    from .families import FINISH, arc_floor, globe_pendant, mushroom, pleated_table, rod
