/** Maximum age of a delivery, and maximum difference of clocks, in ms. */
const maxAgeMs = 300_000

/**
 * Whether `sanity-webhook-signature` is valid for this body: `t={ms},v1={HMAC-SHA256 of
 * "{t}.{body}", base64url without padding}`.
 */
export async function isSignedBySanity(header: string, body: string, secret: string, now: number): Promise<boolean> {
  // Thirteen digits: refuses times in seconds; also refuses padding.
  const [, time, code] = /^t=(\d{13}),v1=([\w-]{43})$/.exec(header) ?? []
  if (!time || !code || !secret || Math.abs(now - Number(time)) > maxAgeMs) return false
  const encoder = new TextEncoder()
  const use = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), use, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, decodeBase64Url(code), encoder.encode(`${time}.${body}`))
}

const decodeBase64Url = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
