/**
 * The shop's withdrawal period, in days from the parcel's arrival. The law (Directive 2011/83/EU)
 * requires 14.
 */
export const returnDays = 30

/**
 * Where and when goods leave the shop. Orders placed at `cutOffHour` (local time) or later are
 * sent, or begin to be made, on the next working day.
 */
export const dispatch = {
  origin: { country: 'SE', timeZone: 'Europe/Stockholm' },
  cutOffHour: 14,
}

/** Assumed maximum transport time, in days, since the carrier does not report the arrival. */
export const transportDays = 7
