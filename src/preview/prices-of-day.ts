import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * Open pages request current prices. While a preview shows another day the response is empty, since
 * current prices would replace those of that day.
 */
export const withholdCurrentPrices: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.var.visit.asOf) return next()
  return c.json({ products: [] })
}
