/**
 * Maximum difference between the time in a signature and the current time, in seconds. It is the
 * value that Stripe recommends.
 */
const maximumAge = 5 * 60

/**
 * Signs a message as Stripe does. Returns `t=<seconds since 1970>,v1=<signature>`, where the
 * signature is the HMAC-SHA-256 of `<seconds>.<body>` in hexadecimal digits.
 */
export async function signMessage(secret: string, body: string, now = Date.now()): Promise<string> {
  const seconds = Math.floor(now / 1000)
  const bytes = await crypto.subtle.sign('HMAC', await importKey(secret, 'sign'), messageBytes(seconds, body))
  return `t=${seconds},v1=${new Uint8Array(bytes).toHex()}`
}

/**
 * Whether the body was signed with this secret within the last 5 minutes. A header may have several
 * signatures (`v1`), because Stripe signs with both secrets while a secret is being replaced.
 */
export async function isSigned(secret: string, header: string | null, body: string): Promise<boolean> {
  const parts = (header ?? '').split(',').map(part => part.trim().split('='))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isInteger(time) || Math.abs(Date.now() / 1000 - time) > maximumAge) return false
  const key = await importKey(secret, 'verify')
  for (const [name, hex = ''] of parts) {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(hex)) continue
    if (await crypto.subtle.verify('HMAC', key, Uint8Array.fromHex(hex), messageBytes(time, body))) return true
  }
  return false
}

const messageBytes = (seconds: number, body: string) => new TextEncoder().encode(`${seconds}.${body}`)

const importKey = (secret: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
