import { Hono } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import { addressLimits } from '#client/shared/commerce/address.ts'
import type { AppEnv } from '../../env.ts'
import { noStore } from '../../shared/edge/cache.ts'
import { createLimit, visitorAddress } from '../../shared/edge/limit.ts'
import { addressProvider, findAddresses } from './find.ts'

/** What a shopper types fast; the provider counts what all of them ask. */
const perVisitor = createLimit(60, 60_000)

const shape = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(addressLimits.address1)),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
})

/**
 * Addresses that complete a typed one, where a provider is configured. By POST, so that logs of
 * addresses have no part of somebody's home. Always a list: an empty one leaves a plain field.
 */
export const addresses = new Hono<AppEnv>()

addresses.post(apiPaths.addresses, async (c, next) => {
  const provider = addressProvider(c.env)
  if (!provider) return next()
  const { success, output } = v.safeParse(shape, await c.req.json().catch(() => null))
  if (!success) return c.json({ addresses: [] }, 400, noStore)
  if (!perVisitor(visitorAddress(c.req.raw))) return c.json({ addresses: [] }, 429, noStore)
  return c.json({ addresses: await findAddresses(provider, output) }, 200, noStore)
})
