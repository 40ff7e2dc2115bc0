/** How old a delivery may be, in ms, and how far clocks may differ. */
const maxAge = 300_000

/**
 * Whether `sanity-webhook-signature` is Sanity's for this body: `t={ms},v1={HMAC-SHA256 of
 * "{t}.{body}", base64url without padding}`.
 */
export async function isSignedBySanity(header: string, body: string, secret: string, now: number): Promise<boolean> {
  // Thirteen digits: a time in seconds is refused, as is padding.
  const [, time, code] = /^t=(\d{13}),v1=([\w-]{43})$/.exec(header) ?? []
  if (!time || !code || !secret || Math.abs(now - Number(time)) > maxAge) return false
  const encoder = new TextEncoder()
  const use = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), use, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, bytesOf(code), encoder.encode(`${time}.${body}`))
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
