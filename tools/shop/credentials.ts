import * as v from 'valibot'

/** Thrown if the shop rejected a call or did not respond. The message says why. */
export class Refused extends Error {}

export const shopAddress = () => (process.env.SHOP_URL || 'http://127.0.0.1:8787').replace(/\/$/, '')

/** How long to wait for a response, in ms. */
export const timeoutMs = 15_000

/** For how long a desk identity is reused, in ms; the shop accepts it for a minute. */
const identityMs = 45_000

let identity: { of: string; token: string; until: number } | null = null

/**
 * Returns the token that calls to the management interface need: the desk identity of the person or
 * machine whose token is `SHOP_TOKEN`, or else `MANAGEMENT_TOKEN`. A local shop has a fixed
 * management token. Throws `Refused` if there is no token.
 */
export async function loadCredentials(): Promise<string> {
  const own = process.env.SHOP_TOKEN
  if (own) return loadIdentity(own)
  const isLocal = /^http:\/\/(127\.0\.0\.1|localhost)(:|$)/.test(shopAddress())
  const token = process.env.MANAGEMENT_TOKEN || (isLocal ? 'local' : '')
  if (!token) throw new Refused(`Set SHOP_TOKEN to your token for ${shopAddress()}, which owners create at /editing.`)
  return token
}

const answer = v.object({ token: v.string() })

/** Exchanges the token of a person or machine for a desk identity. */
async function loadIdentity(own: string): Promise<string> {
  const of = `${shopAddress()} ${own}`
  if (identity?.of === of && identity.until > Date.now()) return identity.token
  const response = await requestShop('/api/content/identity', {
    method: 'POST',
    headers: { Authorization: `Bearer ${own}` },
  })
  if (response.status === 401) throw new Refused(`${shopAddress()} does not know this SHOP_TOKEN, or it has ended.`)
  if (response.status === 403) throw new Refused('This SHOP_TOKEN has no role at the desk.')
  if (response.status === 404) throw new Refused(`${shopAddress()} has no desk: its secret DESK_KEY is not set.`)
  if (!response.ok) throw new Refused(`The shop rejected the SHOP_TOKEN (status ${response.status}).`)
  const { token } = v.parse(answer, await response.json())
  identity = { of, token, until: Date.now() + identityMs }
  return token
}

/** Sends a request to the shop. Throws `Refused` if the shop does not respond. */
export async function requestShop(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(shopAddress() + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init })
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error
    throw new Refused(`The shop at ${shopAddress()} does not respond: ${reason}. Is it running, and is SHOP_URL right?`)
  }
}
