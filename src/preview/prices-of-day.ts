import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * Pages ask for the prices of by now when they are open. While a preview shows another day there
 * are none: they would replace those of that day.
 */
export const pricesOfDay: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.var.visit.asOf) return next()
  return c.json({ products: [] })
}
