/** `short` in `npm test`, `full` in `npm run soak`, which sets `SOAK`. */
export const pickAmount = <T>(short: T, full: T): T => (process.env.SOAK ? full : short)
