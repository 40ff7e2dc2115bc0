/**
 * How long the shop's terms let a buyer change their mind, in days from the parcel's arrival; the
 * law asks for 14.
 */
export const returnDays = 30

/** How long a parcel may be on its way, in days: the carrier does not report its arrival. */
export const transportDays = 7
