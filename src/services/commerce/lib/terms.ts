/** The shop's withdrawal period, in days from the parcel's arrival; the law requires 14. */
export const returnDays = 30

/** How long a parcel may be on its way, in days: the carrier does not report its arrival. */
export const transportDays = 7
