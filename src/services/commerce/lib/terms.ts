/** The shop's withdrawal period, in days from the parcel's arrival; the law requires 14. */
export const returnDays = 30

/**
 * Where goods leave the shop, and when: what is ordered from the hour on leaves on the next working
 * day, or begins to be made then.
 */
export const dispatch = {
  origin: { country: 'SE', timeZone: 'Europe/Stockholm' },
  cutOffHour: 14,
}

/** How long a parcel may be on its way, in days: the carrier does not report its arrival. */
export const transportDays = 7
