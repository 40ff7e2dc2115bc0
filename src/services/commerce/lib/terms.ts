/** The shop's withdrawal period, in days from the parcel's arrival; the law requires 14. */
export const returnDays = 30

/**
 * Where goods leave the shop, and when: what is ordered from the hour on leaves on the next working
 * day. All of them are in stock, none is made to order.
 */
export const dispatch = {
  origin: { country: 'SE', timeZone: 'Europe/Stockholm' },
  cutOffHour: 14,
  prepareDays: 0,
}

/** How long a parcel may be on its way, in days: the carrier does not report its arrival. */
export const transportDays = 7
