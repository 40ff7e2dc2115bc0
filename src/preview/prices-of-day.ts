import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * Scripts of open pages request current prices. While a preview shows another day, this responds
 * with an empty list, because current prices would replace the prices of that day.
 */
export const withholdCurrentPrices: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.var.visit.asOf) return next()
  return c.json({ products: [] })
}
