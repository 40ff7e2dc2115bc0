import { Hono } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import { addressLimits } from '#client/shared/commerce/address.ts'
import type { AppEnv } from '../../env.ts'
import { noStore } from '../../shared/edge/cache.ts'
import { createLimit, visitorAddress } from '../../shared/edge/limit.ts'
import { createAddressProvider, findAddresses } from './find.ts'

/** Each visitor may send 60 requests a minute, which is enough for fast typing. */
const perVisitor = createLimit(60, 60_000)

const shape = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(addressLimits.address1)),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
})

/**
 * Suggests addresses while a shopper types, if a provider is configured. The method is POST, so
 * that access logs do not contain home addresses. Error responses have an empty list, so that the
 * field works without suggestions.
 */
export const addressCompletionRoutes = new Hono<AppEnv>()

addressCompletionRoutes.post(apiPaths.addresses, async (c, next) => {
  const provider = createAddressProvider(c.env)
  if (!provider) return next()
  const { success, output } = v.safeParse(shape, await c.req.json().catch(() => null))
  if (!success) return c.json({ addresses: [] }, 400, noStore)
  if (!perVisitor(visitorAddress(c.req.raw))) return c.json({ addresses: [] }, 429, noStore)
  return c.json({ addresses: await findAddresses(provider, output) }, 200, noStore)
})
