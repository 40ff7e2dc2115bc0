import { beforeAll, expect, test } from 'vitest'
import { readSheet } from '../../../data-sheet/read-pdf.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { openCounter } from '../packing/buy.ts'
import { astrid, createPerson, loadMailsTo, logInAs } from '../people.ts'
import { runTimes, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

let shop: Shop
const { sql, one } = openStoredData(() => shop)
const { manage, readOrder, buy } = openCounter(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
})

const { email: _, ...place } = swede
const moved = { ...place, firstName: 'Örjan', address1: 'Nygatan 7', zipCode: '413 01', city: 'Göteborg' }

test('operators see a note in the history, and buyers see it nowhere', async () => {
  const buyer = createPerson(shop, { 'CF-IPCountry': 'SE' })
  await logInAs(buyer, astrid)
  await buyer.call('POST', 'items/1002-1')
  const payment = await buyer.authorised()
  const { order } = (await buyer.result(payment)).body
  const secret = 'Kunden ringde: hemligt'
  expect(await operate(shop, 'note', order.order, '--text', secret)).toMatchObject({ status: 0 })
  expect((await operate(shop, 'order', order.order)).text).toContain(secret)
  expect((await manage('POST', `orders/${order.order}/cancellation`, {})).status).toBe(201)
  // A note can be added in any state, and repeating the call does not add it again.
  const key = { 'Idempotency-Key': 'again' }
  const twoLines = { text: 'Rad 1\nRad 2' }
  for (const status of [201, 201])
    expect((await manage('POST', `orders/${order.order}/notes`, twoLines, key)).status).toBe(status)
  expect((await manage('POST', `orders/${order.order}/notes`, { text: 'Rad 3' }, key)).status).toBe(409)
  const notes = (await readOrder(order.order)).history.filter(({ change }) => change === 'note')
  expect(notes.map(({ details }) => details.text)).toEqual([secret, 'Rad 1\nRad 2'])
  for (const text of ['', 'x'.repeat(2001), 'a\u0007', 1])
    expect((await manage('POST', `orders/${order.order}/notes`, { text })).status, String(text)).toBe(406)
  expect((await manage('POST', 'orders/0/notes', { text: 'x' })).status).toBe(404)

  const seen = [
    await (await shop.get(`/order/${order.reference}`)).text(),
    JSON.stringify((await buyer.call('GET', `order-status/${order.reference}`)).body),
    JSON.stringify((await buyer.call('POST', 'orders', {})).body),
    JSON.stringify((await buyer.call('GET', 'customer/data')).body),
    ...(await loadMailsTo(shop, astrid.email)).map(({ text, html }) => text + html),
  ].join('')
  expect(seen).toContain(order.order)
  expect(seen).not.toContain('hemligt')
  expect((await buyer.call('GET', 'customer/data')).body.data.leftOut).toContain('notes of operators')
  // A note does not extend the time for which an old order is shown in full.
  await sql(`UPDATE orders SET created = '2020-01-01T00:00:00.000Z' WHERE number = ${order.order}`)
  await sql(`UPDATE order_changes SET changed = '2020-01-01T00:00:00.000Z'
    WHERE change <> 'note' AND order_reference = '${order.reference}'`)
  expect((await createPerson(shop).call('GET', `order-status/${order.reference}`)).body.order).toHaveProperty(
    'narrowed',
  )
})

test('a corrected address is used wherever goods or mails are sent, but not on the receipt', async () => {
  const { number, reference } = await buy({ address: { email: 'moved@example.com' } })
  const path = `orders/${number}/delivery-address`
  const receiptBefore = (await readSheet(shop, `/order/${reference}/receipt.pdf`)).text
  const paid = (await readOrder(number)).sums
  expect(
    await operate(
      shop,
      ...['address', number, '--first-name', 'Örjan', '--last-name', 'Ek', '--street', 'Nygatan 7'],
      ...['--zip', '413 01', '--city', 'Göteborg'],
    ),
  ).toMatchObject({ status: 0, text: `Order ${number} goes to Nygatan 7, 413 01 Göteborg.\n` })
  const corrected = await readOrder(number)
  expect(corrected).toMatchObject({ shippingAddress: { address1: 'Nygatan 7', country: 'SE', firstName: 'Örjan' } })
  expect(corrected.address.address1).toBe(swede.address1)
  expect(corrected.sums).toEqual(paid)
  expect(await one(`SELECT snapshot LIKE '%Nygatan%' FROM orders WHERE number = ${number}`)).toBe(0)
  expect(await (await shop.get(`/order/${reference}`)).text()).toContain('Nygatan 7')
  expect((await operate(shop, 'orders', '--search', 'nygatan')).text).toContain(number)
  expect((await operate(shop, 'orders', '--csv')).text).toContain('Nygatan 7')
  expect((await operate(shop, 'labels', number)).text).toContain('Nygatan 7')
  expect((await readSheet(shop, `/order/${reference}/receipt.pdf`)).text).toBe(receiptBefore)
  const data = JSON.stringify((await manage('POST', 'personal-data', { email: 'moved@example.com' })).body)
  expect(data).toContain('Nygatan 7')
  // A second correction replaces all fields of the first.
  expect((await manage('PUT', path, { ...place, address2: 'c/o Ek', company: 'Ek AB' })).status).toBe(201)
  expect((await manage('PUT', path, moved)).status).toBe(201)
  expect((await readOrder(number)).shippingAddress).toMatchObject({ address2: '', company: '', city: 'Göteborg' })

  expect((await manage('POST', `orders/${number}/shipments`, {})).status).toBe(201)
  const mails = async () => (await loadMailsTo(shop, 'moved@example.com')).filter(({ kind }) => kind === 'shipped')
  await expect.poll(async () => (await mails()).length).toBe(1)
  expect((await mails())[0]?.text).toContain('Nygatan 7')
  expect((await manage('PUT', path, place)).body.errors).toEqual({ order: 'has been sent' })
})

test('an address with another country, other tax or delivery, or an invalid ZIP code is refused', async () => {
  const { number } = await buy({
    country: 'FI',
    address: { zipCode: '00100', city: 'Helsinki', email: 'aland@example.com' },
  })
  const path = `orders/${number}/delivery-address`
  const inFinland = { ...place, country: 'FI', zipCode: '00120', city: 'Helsinki' }
  for (const [change, status, field] of [
    [{ country: 'SE' }, 409, 'country'],
    // Åland is outside the VAT area.
    [{ zipCode: '22100' }, 409, 'zipCode'],
    [{ zipCode: '1' }, 406, 'zipCode'],
    [{ city: '' }, 406, 'city'],
    [{ phoneNumber: 'x' }, 406, 'phoneNumber'],
    [{ unknown: 'x' }, 406, 'unknown'],
  ] as const) {
    const refused = await manage('PUT', path, { ...inFinland, ...change })
    expect([refused.status, Object.keys(refused.body.errors)], JSON.stringify(change)).toEqual([status, [field]])
  }
  expect((await readOrder(number)).shippingAddress.zipCode).toBe('00100')
  expect((await manage('PUT', path, inFinland)).status).toBe(201)
  expect((await manage('POST', `orders/${number}/cancellation`, {})).status).toBe(201)
  expect((await manage('PUT', path, inFinland)).status).toBe(409)

  const american = await buy({
    country: 'US',
    address: { zipCode: '10001', city: 'New York', state: 'NY', email: 'state@example.com' },
  })
  const inUsa = { ...place, country: 'US', zipCode: '78701', city: 'Austin', state: 'Nowhere' }
  const ofAmerican = `orders/${american.number}/delivery-address`
  expect((await manage('PUT', ofAmerican, inUsa)).body.errors).toEqual({ state: 'required' })
  expect((await manage('PUT', ofAmerican, { ...inUsa, state: 'TX' })).status).toBe(201)
})

test('later mails go to the corrected e-mail address, and the order can be found by it', async () => {
  const { number, reference } = await buy({ address: { email: 'wrnog@example.com' } })
  expect(await operate(shop, 'email', number, 'right@example.com')).toMatchObject({ status: 0 })
  expect((await manage('PUT', `orders/${number}/email`, { email: 'none' })).status).toBe(406)
  expect((await readOrder(number)).address.email).toBe('right@example.com')
  expect((await operate(shop, 'orders', '--search', 'right@example.com')).text).toContain(number)
  expect((await manage('POST', `orders/${number}/shipments`, {})).status).toBe(201)
  const mailsTo = async (address: string) => (await loadMailsTo(shop, address)).map(({ kind }) => kind)
  await expect.poll(() => mailsTo('right@example.com')).toEqual(['shipped'])
  expect(await mailsTo('wrnog@example.com')).toEqual(['order'])
  expect((await manage('PUT', `orders/${number}/email`, { email: 'late@example.com' })).status).toBe(409)
  // Only the corrected address proves whose order it is.
  const visitor = createPerson(shop)
  for (const [email, isMatched] of [
    ['right@example.com', true],
    ['wrnog@example.com', false],
  ] as const) {
    const { withdrawal } = (await visitor.call('POST', 'withdrawals', { order: number, email, name: 'Åsa' })).body
    expect(withdrawal.matched, email).toBe(isMatched)
  }
  const ordersOf = async (email: string) =>
    JSON.stringify((await manage('POST', 'personal-data', { email })).body.data.orders).includes(reference)
  expect([await ordersOf('right@example.com'), await ordersOf('wrnog@example.com')]).toEqual([true, false])
})

test('the mails about an order can be sent again, at most five a day, even in parallel', async () => {
  const email = 'again@example.com'
  const { number, reference } = await buy({ address: { email } })
  await expect.poll(async () => (await readOrder(number)).mails[0]?.sent).toBeTruthy()
  expect((await readOrder(number)).mails).toMatchObject([{ kind: 'confirmation', recipient: email }])
  expect((await manage('POST', `orders/${number}/mails`, { kind: 'shipped' })).body.errors).toEqual({
    kind: 'the order has no such mail',
  })
  expect((await manage('POST', `orders/${number}/mails`, { kind: 'spam' })).status).toBe(406)
  expect(await operate(shop, 'resend', number, 'link')).toMatchObject({ status: 0 })
  const answers = await runTimes(8, () => manage('POST', `orders/${number}/mails`, { kind: 'confirmation' }))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(4)
  expect(statuses.filter(status => status !== 201).every(status => status === 429 || status === 503)).toBe(true)
  expect(await manage('POST', `orders/${number}/mails`, { kind: 'confirmation' })).toMatchObject({ status: 429 })
  await expect.poll(async () => (await loadMailsTo(shop, email)).filter(({ sent }) => sent).length).toBe(6)
  const subjects = (await loadMailsTo(shop, email)).map(({ kind }) => kind).sort()
  expect(subjects).toEqual(['order', 'order', 'order', 'order', 'order', 'order_link'])
  // A day later, mails can be sent again.
  await sql(`UPDATE order_changes SET changed = '2020-01-01T00:00:00.000Z' WHERE order_reference = '${reference}'`)
  expect(await manage('POST', `orders/${number}/mails`, { kind: 'confirmation' })).toMatchObject({ status: 201 })
})
