/** Maximum age of a signed message, and clock difference of its sender: 5 minutes, like Stripe. */
const maximumAge = 5 * 60

/**
 * Signs a message like Stripe: `t=<seconds>,v1=<HMAC-SHA-256 of "t.body" in hexadecimal digits>`.
 */
export async function signatureOf(secret: string, body: string, now = Date.now()): Promise<string> {
  const seconds = Math.floor(now / 1000)
  const bytes = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), signed(seconds, body))
  return `t=${seconds},v1=${new Uint8Array(bytes).toHex()}`
}

/**
 * Whether the bytes were signed with this secret recently. Several `v1` are allowed while a secret
 * is rotated.
 */
export async function isSigned(secret: string, header: string | null, body: string): Promise<boolean> {
  const parts = (header ?? '').split(',').map(part => part.trim().split('='))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isInteger(time) || Math.abs(Date.now() / 1000 - time) > maximumAge) return false
  const key = await keyOf(secret, 'verify')
  for (const [name, hex = ''] of parts) {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(hex)) continue
    if (await crypto.subtle.verify('HMAC', key, Uint8Array.fromHex(hex), signed(time, body))) return true
  }
  return false
}

const signed = (seconds: number, body: string) => new TextEncoder().encode(`${seconds}.${body}`)

const keyOf = (secret: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
