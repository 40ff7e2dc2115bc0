import { digest } from './ids.ts'

/** Secrets and switches of the service that a deployment may leave out. */
export interface Secrets {
  /** The shared secret of servers, which may choose market and price list. Without it none may. */
  COMMERCE_SECRET?: string
  /** The operator's token. Without it the management interface is off. */
  MANAGEMENT_TOKEN?: string
  /** Signs webhooks. Without it none are sent. */
  WEBHOOK_SECRET?: string
}

/**
 * Whether a bearer token equals the secret; false without one. Compares digests, so that the time
 * taken reveals nothing.
 */
export async function isBearer(secret: string | undefined, given: string | null | undefined): Promise<boolean> {
  if (!secret || !given) return false
  const [own, other] = await Promise.all([digest(secret), digest(given.replace(/^Bearer\s+/i, ''))])
  return own === other
}
