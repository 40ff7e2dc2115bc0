import { DurableObject } from 'cloudflare:workers'
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Stores the key from which secrets of mailed links are derived. It is created once, kept out of
 * the database, and never leaves the object: access to the database is not enough to forge a link.
 */
export class LinkKeyObject extends DurableObject<Env> {
  /** 256 bits as hexadecimal digits. */
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
  | 'editor-login'

/** The secret of a link, derived and stored nowhere: the same whenever its mail is written. */
export const linkSecret = (env: Pick<Env, 'LINK_KEY'>, kind: LinkKind, reference: string): Promise<string> =>
  env.LINK_KEY.getByName('key').sign(`${kind} ${reference}`)

/** Whether a link's secret is valid, in constant time. */
export async function isLinkSecret(
  env: Pick<Env, 'LINK_KEY'>,
  kind: LinkKind,
  reference: string,
  secret: string,
): Promise<boolean> {
  const right = new TextEncoder().encode(await linkSecret(env, kind, reference))
  const given = new TextEncoder().encode(secret)
  return given.length === right.length && timingSafeEqual(given, right)
}
