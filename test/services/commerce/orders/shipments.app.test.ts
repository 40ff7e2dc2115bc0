import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createPerson, loadMailsTo } from '../people.ts'
import { countValues, parseReference, runTimes } from '../shopper.ts'

const { MANAGEMENT_TOKEN } = operatorTokens
let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const ship = (order: string, parcel: object) =>
  createPerson(shop).call('POST', `management/orders/${order}/shipments`, parcel, {
    Authorization: `Bearer ${MANAGEMENT_TOKEN}`,
  })

/** Places an order from Germany, in English or in the given language. */
async function placeOrder(email: string, language = '') {
  const buyer = createPerson(shop, { 'CF-IPCountry': 'DE' })
  if (language) await buyer.call('PUT', `languages/${language}`)
  await buyer.call('POST', 'items/1002-1')
  const address = { firstName: 'Jo', lastName: 'Oh', address1: 'Weg 1', zipCode: '10115', city: 'Berlin' }
  const reference = parseReference(await buyer.pay({ address: { ...address, email, country: 'DE' } }))
  await buyer.decide(reference, 'pay')
  return (await buyer.result(reference)).body.order
}

const shippedTo = async (email: string) => (await loadMailsTo(shop, email)).filter(({ kind }) => kind === 'shipped')

test('the buyer gets one mail about a parcel, in the language of the order', async () => {
  const order = await placeOrder('jo@example.com')
  const parcel = { carrier: 'PostNord', trackingId: 'SE123', trackingUrl: 'https://track.example/SE123' }
  const answers = await runTimes(5, () => ship(order.order, parcel))
  expect(countValues(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 4 })
  const mails = await shippedTo('jo@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: `Your order ${order.order} with Dager is on its way` })
  expect(mails[0]?.text).toContain('PostNord, number SE123')
  expect(mails[0]?.html).toContain('href="https://track.example/SE123"')
  await expect
    .poll(async () => (await loadMailsTo(shop, 'jo@example.com')).every(({ sent }) => sent), { timeout: 10_000 })
    .toBe(true)

  const plain = await placeOrder('al@example.com')
  expect((await ship(plain.order, {})).status).toBe(201)
  const [mail] = await shippedTo('al@example.com')
  expect(mail?.html).toContain(`href="http://shop.test/order/${plain.reference}"`)
  const swedish = await placeOrder('per@example.com', 'sv')
  expect((await ship(swedish.order, {})).status).toBe(201)
  const [inSwedish] = await shippedTo('per@example.com')
  expect(inSwedish).toMatchObject({ subject: `Din beställning ${swedish.order} hos Dager är på väg` })
  expect(inSwedish?.html).toContain(`href="http://shop.test/sv/order/${swedish.reference}"`)
})

test('a shipment is not stored if its mail cannot be stored', async () => {
  const order = await placeOrder('together@example.com')
  const sql = (text: string) => shop.env.COMMERCE_DB.prepare(text).run()
  await sql(`CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no room'); END`)
  expect((await ship(order.order, {})).status).toBe(500)
  const state = async () =>
    shop.env.COMMERCE_DB.prepare(
      `SELECT status, (SELECT COUNT(*) FROM shipments WHERE order_reference = reference) AS shipments
       FROM orders WHERE number = ?`,
    )
      .bind(order.order)
      .first()
  expect(await state()).toEqual({ status: 'untouched', shipments: 0 })
  await sql('DROP TRIGGER full')
  expect((await ship(order.order, {})).status).toBe(201)
  expect(await state()).toEqual({ status: 'ok', shipments: 1 })
  expect(await shippedTo('together@example.com')).toHaveLength(1)
})

test('the outbox shows every mail, 100 per page', async () => {
  await shop.env.COMMERCE_DB.batch(
    Array.from({ length: 120 }, (_, index) =>
      shop.env.COMMERCE_DB.prepare(
        `INSERT INTO outbox (kind, recipient, about, created, sent) VALUES ('stock', 'many@example.com', ?, '2026-01-01', '2026-01-01')`,
      ).bind(JSON.stringify({ item: index % 2 ? '1001-1' : '1002-1', language: 'en' })),
    ),
  )
  expect(await loadMailsTo(shop, 'many@example.com')).toHaveLength(120)
  const first = await shop.html('/__outbox')
  const older = /__outbox\?before=(\d+)/.exec(first)?.[1]
  expect(first.match(/<li>/g)).toHaveLength(100)
  expect(await shop.html(`/__outbox?before=${older}`)).toContain('Your order')
  expect(await shop.html('/__outbox?before=x')).toBe(first)
})
