import type { EntryChange } from '../entries/change.ts'
import type { ContentBindings, NeighbourServices } from '../env.ts'

/**
 * Notifies the shop of changes: `POST /api/webhooks/content` with `{"changes": […]}`, signed in
 * `Content-Signature: t={seconds},v1={HMAC-SHA256 of "{t}.{body}" with the editors' token,
 * hexadecimal}`. Resolves to false if the shop did not accept the notification; even then, the
 * shop's cached pages expire within a minute.
 */
export async function notifyShop(
  storefront: NeighbourServices['storefront'],
  { CONTENT_TOKEN }: ContentBindings,
  changes: EntryChange[],
): Promise<boolean> {
  if (changes.length === 0 || !CONTENT_TOKEN) return changes.length === 0
  const body = JSON.stringify({ changes })
  const time = Math.floor(Date.now() / 1000)
  try {
    const response = await storefront(
      new Request('http://shop/api/webhooks/content', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Signature': `t=${time},v1=${await sign(`${time}.${body}`, CONTENT_TOKEN)}`,
        },
        body,
        signal: AbortSignal.timeout(5000),
      }),
    )
    if (!response.ok) throw new Error(`The shop responded with ${response.status}.`)
    return true
  } catch (error) {
    console.error(JSON.stringify({ event: 'webhook_failed', error: String(error) }))
    return false
  }
}

async function sign(text: string, secret: string) {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
