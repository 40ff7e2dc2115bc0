/** 256 random bits as 64 hexadecimal digits. */
export const randomSecret = () => crypto.getRandomValues(new Uint8Array(32)).toHex()

/** 64 random bits as 16 hexadecimal digits: an id that need not be secret. */
export const randomKey = () => crypto.getRandomValues(new Uint8Array(8)).toHex()

/**
 * Whether an `Authorization` header has the editors' token. Compares digests, so that the time
 * taken reveals nothing. Always false when no token is configured.
 */
export async function bearsToken(authorization: string | undefined, token: string | undefined) {
  const given = authorization?.match(/^Bearer (.+)$/i)?.[1]
  if (!token || !given) return false
  const [own, other] = await Promise.all([digestSecret(token), digestSecret(given)])
  return own === other
}

/** SHA-256 of a text, in hexadecimal. */
export async function digestSecret(text: string) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
