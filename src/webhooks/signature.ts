/** How old a webhook may be, and how far ahead the sender's clock, in ms. */
const tolerance = 5 * 60 * 1000

const pattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** Whether a body was signed with the secret a moment ago: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, compared in constant time. */
export async function isSigned(body: string, header: string, secret: string, now: number): Promise<boolean> {
  const [, time = '', signature = ''] = pattern.exec(header) ?? []
  if (!signature || Math.abs(now - Number(time) * 1000) > tolerance) return false
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, Uint8Array.fromHex(signature), encoder.encode(`${time}.${body}`))
}
