/** Returns `full` in `npm run soak`, which sets `SOAK`, and `short` in `npm test`. */
export const pickAmount = <T>(short: T, full: T): T => (process.env.SOAK ? full : short)
