/** The minimum and maximum number of working days. */
interface Days {
  from: number
  to: number
}

/**
 * Working days until a parcel arrives: `handling` to make its goods, `transit` for the carrier, and
 * both together. Pages, the product feed and structured data all show these numbers.
 */
export const countWorkingDays = (transit: Days, prepareDays: number) => ({
  handling: prepareDays,
  transit,
  total: { from: transit.from + prepareDays, to: transit.to + prepareDays },
})
