/**
 * How many days after a parcel's arrival a buyer may withdraw. The law (Directive 2011/83/EU)
 * requires at least 14.
 */
export const returnDays = 30

/**
 * Where goods are sent from, and when. Orders placed before `cutOffHour` (local time) are sent, or
 * go into production, on the same working day; later orders on the next.
 */
export const dispatch = {
  origin: { country: 'SE', timeZone: 'Europe/Stockholm' },
  cutOffHour: 14,
}

/** Maximum transport time in days. It is assumed, because carriers do not report the arrival. */
export const transportDays = 7
