import { beforeAll, expect, test } from 'vitest'
import { openStoredData } from '../services/commerce/stored-data.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { logInAtDesk, placeTestOrder } from './order-desk.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const { sql } = openStoredData(() => shop)

const readLines = (html: string) => [
  ...new Set([...html.matchAll(/name="line" value="([^"]+)"/g)].map(([, line]) => line ?? '')),
]

test('an order can be sent in two parcels without scripts', async () => {
  const number = await placeTestOrder(shop)
  const path = `/desk/orders/${number}`
  const desk = await logInAtDesk(shop)
  const { status, html } = await desk.get(path)
  expect(status).toBe(200)
  const [first = '', second = ''] = readLines(html)
  const one = [
    ['trackingId', 'SE1'],
    ['carrier', 'PostNord'],
    ['line', first],
    ['pieces', '1'],
    ['line', second],
    ['pieces', '0'],
  ]
  expect(await desk.send(path, html, 'ship', one)).toMatchObject({ status: 303, location: `${path}?done=1` })
  const partly = await desk.get(`${path}?done=1`)
  expect(partly.html).toContain('Saved.')
  expect(partly.html).toContain('Partly sent')
  const rest = [
    ['trackingId', 'SE2'],
    ['line', first],
    ['pieces', '1'],
    ['line', second],
    ['pieces', '1'],
  ]
  expect((await desk.send(path, partly.html, 'ship', rest)).status).toBe(303)
  const sent = await desk.get(path)
  expect(sent.html).toContain('SE1')
  expect(sent.html).toContain('1 in parcel 1, 1 in parcel 2')
  expect(sent.html).not.toContain('Partly sent')
})

test('an order shows the provider’s payout and fee, with a date in the language of the page', async () => {
  const number = await placeTestOrder(shop)
  await sql(`INSERT INTO payouts VALUES ('desk', 'stripe', 299500, 'SEK', '2026-11-27', '2026-11-27T10:00:00.000Z')`)
  await sql(
    `INSERT INTO payout_entries SELECT 'desk', 'desk', 'payment', 299500, 4520, payment, NULL FROM orders
     WHERE number = ${number}`,
  )
  const desk = await logInAtDesk(shop)
  const english = await desk.get(`/desk/orders/${number}`)
  expect(english.html).toMatch(/Paid out: SEK\s2,995, fee SEK\s45\.20 <span[^>]*>27 Nov 2026</)
  const swedish = await desk.get(`/sv/desk/orders/${number}`)
  expect(swedish.html).toMatch(/Utbetalt: 2\s995\skr, avgift 45,20\skr <span[^>]*>27 nov\. 2026</)
})

test('if two people change an order, the second sees the changed order, and the typed input is kept', async () => {
  const number = await placeTestOrder(shop)
  const path = `/desk/orders/${number}`
  const desk = await logInAtDesk(shop)
  const { html } = await desk.get(path)
  const lines = readLines(html).flatMap(line => [
    ['line', line],
    ['pieces', '1'],
  ])
  expect((await desk.send(path, html, 'ship', [['trackingId', 'FIRST'], ...lines])).status).toBe(303)
  const late = await desk.send(path, html, 'ship', [['trackingId', 'SECOND'], ...lines])
  expect(late.status).toBe(412)
  expect(late.html).toContain('Somebody else has changed this')
  expect(late.html).toContain('value="SECOND"')
  expect(late.html).toContain('FIRST')
  const again = await desk.send(path, late.html, 'ship', [['trackingId', 'SECOND'], ...lines.slice(0, 2)])
  expect(again.status).toBe(303)
})

test('a rejected form keeps its input, and says why beside its button, with the name of the item', async () => {
  const number = await placeTestOrder(shop)
  const path = `/desk/orders/${number}`
  const desk = await logInAtDesk(shop)
  const { html } = await desk.get(path)
  const [first = ''] = readLines(html)
  const refused = await desk.send(path, html, 'ship', [
    ['trackingId', 'X1'],
    ['line', first],
    ['pieces', '9'],
  ])
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('value="X1"')
  expect(refused.html).toContain('Portable, oxide red, One size are left to send')
  const wrong = await desk.send(path, html, 'ship', [
    ['line', first],
    ['pieces', 'x'],
  ])
  expect(wrong.html).toContain('must be whole numbers')
})

test('a packer sees no amount, e-mail address, telephone number or document', async () => {
  const number = await placeTestOrder(shop)
  const desk = await logInAtDesk(shop, ['pack'])
  for (const path of [`/desk/orders/${number}`, '/desk/orders', `/sv/desk/orders/${number}`]) {
    const { status, html } = await desk.get(path)
    expect(status).toBe(200)
    expect(html).toContain(number)
    expect(html).not.toMatch(/asa@example\.com|SEK|7[,\s\u00a0]?985|receipt\.pdf|name="amount"/i)
  }
  expect((await desk.get(`/desk/orders/${number}/receipt.pdf`)).status).toBe(403)
})

test('the list can be searched and filtered, and says what was searched for, in both languages', async () => {
  const number = await placeTestOrder(shop)
  const desk = await logInAtDesk(shop)
  const found = await desk.get(`/desk/orders?find=${number}`)
  expect(found.html).toContain(`/desk/orders/${number}"`)
  expect((await desk.get('/desk/orders?find=zzzz')).html).toContain('No order matches “zzzz”')
  const swedish = (await desk.get('/sv/desk/orders?find=zzzz&done=1')).html
  expect(swedish).toContain('Ingen order stämmer med ”zzzz”')
  // The link to the other language shows the same search.
  expect(swedish).toContain('<a href="/desk/orders?find=zzzz" hrefLang="en-GB"')
  expect((await desk.get('/desk/orders?work=to_send')).html).toContain('aria-current="page"')
  const started = await desk.send('/desk/orders', '', 'start', [['orders', number]])
  expect(started).toMatchObject({ status: 303, location: '/desk/orders?work=all&done=1' })
  const again = await desk.send('/desk/orders', '', 'start', [['orders', number]])
  expect(again.status).toBe(409)
  expect(again.html).toContain('cannot be packed')
  expect(await desk.send('/desk/orders', '', 'pack', [['orders', number]])).toMatchObject({
    location: `/desk/pack?orders=${number}`,
  })
  expect((await desk.send('/desk/orders', '', 'pack', [])).html).toContain('Choose one or more orders')
})

test('the link to a receipt redirects to the PDF document', async () => {
  const number = await placeTestOrder(shop)
  const desk = await logInAtDesk(shop)
  const receipt = await desk.get(`/desk/orders/${number}/receipt.pdf`)
  expect(receipt.status).toBe(303)
  expect(receipt.location).toMatch(/\/order\/\w+\/receipt\.pdf\?/)
})
