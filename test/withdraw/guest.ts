import { expect } from 'vitest'
import { createPerson } from '../services/commerce/people.ts'
import { parseReference, swede } from '../services/commerce/shopper.ts'
import type { Shop } from '../support/app.ts'

let visitors = 0

/** Creates a visitor without scripts at a new network address. */
export function createGuest(shop: Shop, headers: Record<string, string> = {}) {
  visitors += 1
  const address = { 'CF-Connecting-IP': `203.0.113.${visitors}`, ...headers }
  const { get } = shop
  const post = (path: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
    get(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...address, ...more },
      body: new URLSearchParams(fields).toString(),
    })
  const html = async (path: string) => (await get(path, { method: 'GET', headers: address })).text()
  /** Submits the first step and returns the address of the second. */
  async function begin(fields: Record<string, string>, prefix = '') {
    const answer = await post(`${prefix}/withdraw`, fields)
    expect(answer.status).toBe(303)
    return answer.headers.get('location') ?? ''
  }
  return { post, html, begin }
}

/** Buys three of one lamp and one of another. `many` and `one` name the form fields for them. */
export async function placeOrder(shop: Shop, email: string, name = 'Åsa Ek') {
  const buyer = createPerson(shop)
  await buyer.call('POST', 'items/1002-1', { quantity: 3 })
  await buyer.call('POST', 'items/1001-1')
  const reference = parseReference(await buyer.pay({ address: { ...swede, email } }))
  await buyer.decide(reference, 'pay')
  const { order } = (await buyer.result(reference)).body
  const [many, one] = ['1002-1', '1001-1'].map(item => order.items.find(line => line.item === item)?.line)
  const who = { order: order.order, email, name }
  return { order: order.order, reference: order.reference, who, many: `line-${many}`, one: `line-${one}` }
}
