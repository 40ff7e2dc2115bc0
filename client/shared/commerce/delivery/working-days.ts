/** Fewest and most working days. */
interface Days {
  from: number
  to: number
}

/**
 * The working days until a parcel arrives that is ordered now: those to make its goods, those of
 * the carrier, and the total. Pages, the product feed and structured data all use these.
 */
export const countWorkingDays = (transit: Days, prepareDays: number) => ({
  handling: prepareDays,
  transit,
  total: { from: transit.from + prepareDays, to: transit.to + prepareDays },
})
