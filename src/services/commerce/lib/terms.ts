/**
 * How many days after a parcel's arrival a buyer may withdraw. The law (Directive 2011/83/EU)
 * requires at least 14.
 */
export const returnDays = 30

/**
 * Where goods are sent from, and when. Orders before `cutOffHour` (local time) are sent, or begin
 * to be made, on the same working day; later orders on the next.
 */
export const dispatch = {
  origin: { country: 'SE', timeZone: 'Europe/Stockholm' },
  cutOffHour: 14,
}

/** Assumed maximum time of transport, in days, because the carrier does not report the arrival. */
export const transportDays = 7
