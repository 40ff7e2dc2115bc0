import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createPerson } from '../services/commerce/people.ts'
import { parseReference, swede } from '../services/commerce/shopper.ts'
import { createPageClient } from '../services/content/as-editor.ts'
import type { Shop } from '../support/app.ts'

/**
 * Places a paid order for three lamps: two of one kind and one of another. Returns its number. The
 * number of withdrawals per mailbox is limited, so tests with withdrawals use their own addresses.
 */
export async function placeTestOrder(shop: Shop, email = swede.email): Promise<string> {
  const buyer = createPerson(shop)
  for (const item of ['1002-1', '1002-1', '1001-1']) await buyer.call('POST', `items/${item}`)
  const reference = parseReference(await buyer.pay({ address: { ...swede, email } }))
  await buyer.decide(reference, 'pay')
  const number = String((await buyer.result(reference)).body.order.order)
  // Waits for the capture, which happens after the response and changes the order's version.
  const captured = () =>
    shop.env.COMMERCE_DB.prepare('SELECT settled FROM payments WHERE reference = ?').bind(reference).first('settled')
  await expect.poll(captured).not.toBeNull()
  return number
}

/** Opens the desk's pages and sends its forms, as a browser without scripts does. */
export function createDesk(shop: Shop, cookie: string) {
  const headers = { Cookie: cookie, Origin: shop.url.origin }
  const open = (path: string) => shop.get(path, { headers })
  const get = async (path: string) => {
    const response = await open(path)
    return { status: response.status, html: await response.text(), location: response.headers.get('location') }
  }
  /** Sends the form on a page that makes this change, with the page's version and a key. */
  async function send(path: string, html: string, change: string, fields: string[][], key: string = randomUUID()) {
    const [, version = ''] = /name="version" value="([^"]*)"/.exec(html) ?? []
    const body = new URLSearchParams([
      ['do', change],
      // Only the first value of a field counts, so a test's own key or version has precedence.
      ...fields,
      ['key', key],
      ['version', version.replaceAll('&quot;', '"')],
    ])
    const response = await shop.get(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: String(body),
    })
    return { status: response.status, html: await response.text(), location: response.headers.get('location') }
  }
  /** Sends a form with a text file. */
  async function sendFile(path: string, change: string, text: string) {
    const form = new FormData()
    form.append('do', change)
    form.append('file', new File([text], 'file.csv', { type: 'text/csv' }))
    const encoded = new Response(form)
    const response = await shop.get(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': encoded.headers.get('Content-Type') ?? '' },
      body: await encoded.text(),
    })
    return { status: response.status, html: await response.text(), location: response.headers.get('location') }
  }
  return { open, get, send, sendFile }
}

/** Logs in as a new person with these roles at the desk, or as the owner. */
export async function logInAtDesk(shop: Shop, deskRoles?: string[]) {
  const client = createPageClient(shop)
  const owner = await client.logIn()
  if (!deskRoles) return createDesk(shop, owner)
  const email = `${crypto.randomUUID()}@example.com`
  const added = await client.ask(owner, 'POST', '/editors', { email, name: 'Pia', role: 'none', deskRoles })
  if (added.status >= 400) throw new Error(`${added.status} ${JSON.stringify(added.body)}`)
  return createDesk(shop, await client.logIn(email))
}
