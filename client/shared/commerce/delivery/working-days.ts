/** Fewest and most working days. */
interface Days {
  from: number
  to: number
}

/**
 * The working days until a parcel comes that is ordered now: those until its goods are made, those
 * that the carrier needs, and both together. Pages, product feed and structured data say the same.
 */
export const workingDays = (transit: Days, prepareDays: number) => ({
  handling: prepareDays,
  transit,
  total: { from: transit.from + prepareDays, to: transit.to + prepareDays },
})
