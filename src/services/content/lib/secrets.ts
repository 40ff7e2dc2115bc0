/** 256 random bits as 64 hexadecimal digits. */
export const randomSecret = () => crypto.getRandomValues(new Uint8Array(32)).toHex()

/** 64 random bits as 16 hexadecimal digits: an id that need not be secret. */
export const randomKey = () => crypto.getRandomValues(new Uint8Array(8)).toHex()

/**
 * Whether an `Authorization` header holds the editors' token. Compares digests, so that the
 * response time reveals nothing. Always false when no token is configured.
 */
export async function hasEditorsToken(authorization: string | undefined, token: string | undefined) {
  const received = authorization?.match(/^Bearer (.+)$/i)?.[1]
  if (!token || !received) return false
  const [expectedDigest, receivedDigest] = await Promise.all([digestSecret(token), digestSecret(received)])
  return expectedDigest === receivedDigest
}

/** SHA-256 of a text, in hexadecimal. */
export async function digestSecret(text: string) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
