import { digest } from './ids.ts'

/** Secrets of the service. A deployment may lack any of them. */
export interface Secrets {
  /**
   * The secret shared with trusted servers, which may choose market and price list. If it is unset,
   * no caller may.
   */
  COMMERCE_SECRET?: string
  /** The operator's token. If it is unset, nobody can use the management interface. */
  MANAGEMENT_TOKEN?: string
  /**
   * The key with which the content service signs the identities of people who work at the desk (the
   * shop's management pages). If it is unset, only callers with `MANAGEMENT_TOKEN` may manage the
   * shop.
   */
  DESK_KEY?: string
  /** The key that signs webhooks. If it is unset, none are sent. */
  WEBHOOK_SECRET?: string
}

/**
 * Whether a token, with or without `Bearer` before it, equals the secret; false if either is
 * missing. Compares digests, so that the duration reveals nothing about the secret.
 */
export async function isBearer(secret: string | undefined, token: string | null | undefined): Promise<boolean> {
  if (!secret || !token) return false
  const [expectedDigest, tokenDigest] = await Promise.all([digest(secret), digest(token.replace(/^Bearer\s+/i, ''))])
  return expectedDigest === tokenDigest
}
