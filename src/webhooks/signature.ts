/** For how long a signature is valid, in seconds. */
const lifetime = 300

/**
 * Whether a signature was created with the secret in the last five minutes. Its format is
 * `t={seconds since 1970},v1={hexadecimal HMAC-SHA256 of "{t}.{text}"}`.
 */
export async function isSignedWebhook(text: string, signature: string | undefined, secret: string): Promise<boolean> {
  const [, time, code] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (!time || !code || Math.abs(Date.now() / 1000 - Number(time)) > lifetime) return false
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify'])
  const bytes = Uint8Array.from(code.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(`${time}.${text}`))
}
