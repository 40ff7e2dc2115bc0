import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../support/app.ts'
import { logInAtDesk, placeTestOrder } from './order-desk.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const murla = '9520000100216'
const brass = '9520000100117'

/** Reads the fields `scanned` and `order` of a page, which the next scan sends back. */
const readKept = (html: string) =>
  [...html.matchAll(/name="(scanned|order)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
const unique = (fields: string[][]) => [...new Map(fields.map(field => [field.join(), field])).values()]

test('a packer picks, scans and sends several orders, without a script', async () => {
  const numbers = [await placeTestOrder(shop), await placeTestOrder(shop)]
  const desk = await logInAtDesk(shop, 'packer@example.com', ['pack'])
  const path = `/desk/pack?orders=${numbers.join()}`
  expect((await desk.get('/desk/pack')).html).toContain('/desk/orders?work=to_send')
  let { html } = await desk.get(path)
  expect(html).toContain(`Order ${numbers[0]}`)
  // The pick list adds up the pieces of all orders.
  expect(html).toMatch(new RegExp(`<td class="is-number">4</td>.*${murla}`))
  expect(html).not.toMatch(/SEK|asa@example\.com/)
  const scan = async (code: string) => {
    const answer = await desk.send(path, html, 'scan', [['code', code], ...unique(readKept(html))])
    html = answer.html
    return answer
  }
  for (const code of [murla, '123', brass, brass, murla]) {
    const answer = await scan(code)
    expect(answer.status, code).toBe(200)
    if (code === '123') expect(html).toContain('123 is not in this order')
  }
  expect(html).not.toContain('all pieces of this kind')
  expect(html).toContain('2 / 2')
  await scan(brass)
  expect(html).toMatch(/role="alert">[^<]*all pieces of this kind are scanned already/)
  const send = (tracking: string) =>
    desk.send(path, html, 'send', [['tracking', tracking], ['carrier', 'PostNord'], ...unique(readKept(html))])
  const sent = await send('X1')
  expect(sent.status).toBe(303)
  html = (await desk.get(sent.location ?? '')).html
  expect(html).toContain(`The parcel of order ${numbers[0]} is recorded`)
  expect(html).toContain(`Order ${numbers[1]}`)
  expect(html).toContain('value="PostNord"')
  expect(html).toContain(`Order ${numbers[0]} is sent.`)

  // A part of the second order, found by its slip, and then the rest.
  const found = await scan(numbers[1] ?? '')
  expect(found.status).toBe(303)
  html = (await desk.get(found.location ?? '')).html
  expect((await send('none')).html).toContain('scan a piece first')
  html = (await desk.get(found.location ?? '')).html
  await scan(murla)
  const part = await send('X2')
  html = (await desk.get(part.location ?? '')).html
  expect(html).toContain('0 / 1')
  for (const code of [murla, brass]) await scan(code)
  expect((await send('X3')).status).toBe(303)
  // A carrier's file: first checked, then recorded.
  const third = await placeTestOrder(shop)
  const csv = (order: string) => `order,tracking\n${order},X4`
  const empty = (await desk.get('/desk/pack')).html
  expect((await desk.send('/desk/pack', empty, 'file', [['csv', csv('1')]])).status).toBe(409)
  expect((await desk.send('/desk/pack', empty, 'file', [['csv', csv(third)]])).html).toContain('not recorded yet')
  const recorded = await desk.send('/desk/pack', empty, 'file', [
    ['csv', csv(third)],
    ['apply', '1'],
  ])
  expect(recorded.html).toContain(`${third} · X4 · all that is left`)
  const owner = await logInAtDesk(shop)
  expect((await owner.get(`/desk/orders/${third}`)).html).toContain('X4')
  const order = (await owner.get(`/desk/orders/${numbers[1]}`)).html
  for (const tracking of ['X2', 'X3']) expect(order).toContain(tracking)
  expect((await desk.get(`/sv/desk/pack?orders=${numbers.join()}`)).html).toContain('Inget är kvar att skicka')
})
