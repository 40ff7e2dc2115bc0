import { DurableObject } from 'cloudflare:workers'
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Stores the key from which the secrets of mailed links are derived. The key is created once and
 * never leaves this object, so that somebody who can read the database cannot forge a link.
 */
export class LinkKeyObject extends DurableObject<Env> {
  /** Returns an HMAC of 256 bits as hexadecimal digits. */
  sign(text: string): string {
    return createHmac('sha256', this.#key()).update(text).digest('hex')
  }

  #key(): Uint8Array {
    const stored = this.ctx.storage.kv.get<Uint8Array>('key')
    if (stored) return stored
    const key = crypto.getRandomValues(new Uint8Array(32))
    this.ctx.storage.kv.put('key', key)
    return key
  }
}

type LinkKind =
  | 'password-reset'
  | 'newsletter'
  | 'unsubscribe'
  | 'email-change'
  | 'email-stop'
  | 'order'
  | 'packing-slips'
  | 'order-summary'
  | 'editor-login'

/**
 * Derives the secret of a link from the link's kind and reference, so that the secret need not be
 * stored, and is the same each time the mail is composed.
 */
export const signLink = (env: Pick<Env, 'LINK_KEY'>, kind: LinkKind, reference: string): Promise<string> =>
  env.LINK_KEY.getByName('key').sign(`${kind} ${reference}`)

/** Whether a link's secret is valid. Compares in constant time. */
export async function isLinkSecret(
  env: Pick<Env, 'LINK_KEY'>,
  kind: LinkKind,
  reference: string,
  secret: string,
): Promise<boolean> {
  const expectedBytes = new TextEncoder().encode(await signLink(env, kind, reference))
  const secretBytes = new TextEncoder().encode(secret)
  return secretBytes.length === expectedBytes.length && timingSafeEqual(secretBytes, expectedBytes)
}
