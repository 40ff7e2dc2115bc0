import { digest } from './ids.ts'

/** The service's own secrets and switches that a deployment may leave out. */
export interface Secrets {
  /**
   * Who sends it is a server of the shop: it may choose market and price list. Without it none may.
   */
  COMMERCE_SECRET?: string
  /** The operator's token. Without it there is no management interface. */
  MANAGEMENT_TOKEN?: string
  /** Signs webhooks. Without it there are none. */
  WEBHOOK_SECRET?: string
}

/**
 * Whether a bearer token is the secret; false without one. Digests are compared, so that the time
 * taken reveals nothing.
 */
export async function isBearer(secret: string | undefined, given: string | null | undefined): Promise<boolean> {
  if (!secret || !given) return false
  const [own, other] = await Promise.all([digest(secret), digest(given.replace(/^Bearer\s+/i, ''))])
  return own === other
}
