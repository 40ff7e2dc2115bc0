import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../app.ts'
import { referenceOf, shopperOf, tally, times } from './shopper.ts'

/*
 * The payment interface, with the embedded test provider on the other side: every action, every outcome, and notifications of all
 * the kinds that should not count.
 */

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  await sql(`UPDATE stock SET quantity = 100 WHERE item = '${item}'`)
})
afterAll(() => shop.close())

const item = '1006-1'

test('every action of the wire: form, script, widget, nothing to pay, refused', async () => {
  const { call, pay, result } = shopperOf(shop)
  const listed = (await call('POST', `items/${item}`)).body.paymentMethods
  expect(listed.map(({ paymentMethod }: { paymentMethod: string }) => paymentMethod)).toEqual(['test'])

  const form = (await pay({ paymentMethod: 'test-form' })).body
  expect(form).toMatchObject({ action: 'form', formType: 'test-form', formHtml: expect.stringContaining('<form') })
  const [, page = ''] = /action="http:\/\/shop\.test([^"]+)"/.exec(form.formHtml) ?? []
  expect(await (await shop.get(page, { method: 'POST' })).text()).toContain('value="wrong-amount"')

  const script = (await pay({ paymentMethod: 'test-javascript' })).body
  expect(script).toMatchObject({ action: 'javascript', code: `location.assign("${script.formFields.url}")` })

  const widget = await pay({ paymentMethod: 'test-widget', paymentInitiateOnly: true, address: { country: 'SE' } })
  expect(widget.body).toMatchObject({ action: 'form', formType: 'test-widget' })
  expect((await call('GET', 'selection')).body.selection.paymentMethod).toBe('test-javascript')
  const specific = { paymentMethodSpecificFields: { outcome: 'pay' } }
  const answer = await pay({ paymentMethod: 'test-widget', ...specific })
  expect(answer.body).toMatchObject({ action: 'javascript', formFields: { outcome: 'pay' } })

  const refused = await pay({ paymentMethod: 'test', additionalFields: { testOutcome: 'refuse' } })
  expect(refused).toMatchObject({
    status: 406,
    body: { errors: { paymentMethod: 'failed' }, messages: ['Testbetalningen avvisades.'] },
  })
  expect(await held()).toBe(0)
  const silent = await pay({ additionalFields: { testOutcome: 'unreachable' } })
  expect(silent).toMatchObject({ status: 406, body: { messages: [expect.stringContaining('svarar inte')] } })

  // The form's provider sends its shopper back by POST.
  const posted = (await pay({ paymentMethod: 'test-form' })).body
  const [, to = ''] = /action="http:\/\/shop\.test([^"]+)"/.exec(posted.formHtml) ?? []
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const back = await shop.get(to, { method: 'POST', headers, body: 'outcome=pay' })
  expect([back.status, back.headers.get('location')]).toEqual([307, expect.stringContaining('=test-form&payment=')])
  expect((await result(to.split('/').at(-1) ?? '')).body.order.paymentMethod).toBe('test-form')

  await sql(`INSERT INTO vouchers (voucher, description, kind, value) VALUES ('GRATIS', '100 %', 'percent', 100)`)
  await call('POST', `items/${item}`)
  await call('POST', 'vouchers', { voucher: 'gratis' })
  await call('PUT', 'shipping-methods/home-65')
  await sql(`UPDATE shipping_methods SET price = 0 WHERE shipping_method = 'home-65'`)
  const free = await pay({ paymentMethod: 'test' })
  expect(free).toMatchObject({
    status: 201,
    body: { action: 'success', order: { totals: { grandTotalPriceAsNumber: 0 } } },
  })
  expect((await call('GET', 'receipt')).body.order.order).toBe(free.body.order.order)
  await sql(`UPDATE shipping_methods SET price = 7900 WHERE shipping_method = 'home-65'`)
})

test('an outcome that nobody knows is asked for until it is known, and charged once', async () => {
  const { call, pay, decide, result } = shopperOf(shop)
  await call('POST', `items/${item}`)
  const late = referenceOf(await pay())
  expect((await decide(late, 'late')).searchParams.get('payment')).toBe(late)
  expect(await result(late)).toMatchObject({ status: 503, body: { errors: { paymentMethod: 'pending' } } })
  // The shopper sends it again: it is the same payment, and the page is over.
  expect(referenceOf(await pay())).toBe(late)
  expect(await status(late)).toBe('pending')
  await sql(`UPDATE test_payments SET known = '2026-01-01' WHERE reference = '${late}'`)
  await age(late)
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  const { order } = (await call('GET', 'receipt')).body
  expect((await result(late)).body.order.order).toBe(order.order)
  expect(await one(`SELECT COUNT(captured) FROM test_payments WHERE reference = '${late}'`)).toBe(1)

  // Never an answer: after a day it is given up, at the provider too.
  await call('POST', `items/${item}`)
  const hangs = referenceOf(await pay())
  await decide(hangs, 'hang')
  expect((await result(hangs)).status).toBe(503)
  await age(hangs)
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await status(hangs)).toBe('voided')
  expect(await one(`SELECT COUNT(voided) FROM test_payments WHERE reference = '${hangs}'`)).toBe(1)
  expect((await result(hangs)).status).toBe(412)
  expect(await held()).toBe(0)
})

test('notifications: twice, repeated, late, forged, altered, of nothing, after the end, of another amount', async () => {
  const { call, pay, decide, result } = shopperOf(shop)
  await call('POST', `items/${item}`)
  const reference = referenceOf(await pay())
  const notify = (body: string, signature: string | null) =>
    shop.get('/api/checkout/payment-notifications/test', {
      method: 'POST',
      headers: signature === null ? {} : { 'Payment-Signature': signature },
      body,
    })
  const told = JSON.stringify({ payment: reference })
  const sign = (body: string, secret = 'whsec_test', now = Date.now()) => {
    const time = Math.floor(now / 1000)
    return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
  }
  const sixMinutes = 6 * 60 * 1000

  // Somebody pays, and nobody hears of it: whatever is not signed, or was long ago, does not make us ask.
  await sql(
    `INSERT INTO test_payments SELECT reference, 'pay', amount, currency, '2026-01-01', NULL, NULL FROM payments WHERE reference = '${reference}'`,
  )
  const refused = [
    await notify(told, null),
    await notify(told, 't=x,v1=y'),
    await notify(told, sign(told, 'whsec_other')),
    await notify(told.replace('payment', 'Payment'), sign(told)),
    await notify(told, sign(told, 'whsec_test', Date.now() - sixMinutes)),
    await notify(told, sign(told, 'whsec_test', Date.now() + sixMinutes)),
  ]
  expect(tally(refused.map(({ status }) => status))).toEqual({ 400: 6 })
  expect(await status(reference)).toBe('pending')
  const unknown = JSON.stringify({ payment: '0'.repeat(32) })
  expect((await notify(unknown, sign(unknown))).status).toBe(200)
  const nothing = '{"payment":{"$ne":1}}'
  expect((await notify(nothing, sign(nothing))).status).toBe(200)
  expect((await shop.get('/api/checkout/payment-notifications/stripe', { method: 'POST', body: told })).status).toBe(
    404,
  )

  const signature = sign(told)
  const all = await times(50, () => notify(told, signature))
  expect(tally(all.map(({ status }) => status))).toEqual({ 200: 50 })
  expect(await status(reference)).toBe('authorised')
  expect((await result(reference)).status).toBe(201)
  expect((await notify(told, sign(told))).status).toBe(200)
  expect(await one(`SELECT COUNT(*) FROM orders WHERE payment = '${reference}'`)).toBe(1)
  expect(await one(`SELECT COUNT(captured) - COUNT(voided) FROM test_payments WHERE reference = '${reference}'`)).toBe(
    1,
  )

  // Two notifications in a row by the provider itself.
  await call('POST', `items/${item}`)
  const twice = referenceOf(await pay())
  await decide(twice, 'twice')
  expect((await result(twice)).status).toBe(201)

  // Paid on a page that was open although the bag had changed: no order, and the money is let go.
  await call('POST', `items/${item}`)
  const old = referenceOf(await pay())
  await call('POST', `items/${item}`)
  const current = referenceOf(await pay())
  await sql(
    `INSERT INTO test_payments SELECT reference, 'pay', amount, currency, '2026-01-01', NULL, NULL FROM payments WHERE reference = '${old}'`,
  )
  const after = JSON.stringify({ payment: old })
  expect((await notify(after, sign(after))).status).toBe(200)
  await expect.poll(() => one(`SELECT COUNT(voided) FROM test_payments WHERE reference = '${old}'`)).toBe(1)
  expect(await status(old)).toBe('voided')
  expect((await result(old)).status).toBe(412)

  // Another amount than was asked for: held back, no order, goods free, and let go by the schedule.
  await decide(current, 'wrong-amount')
  expect(await result(current)).toMatchObject({ status: 412, body: { errors: { paymentMethod: 'failed' } } })
  expect([await status(current), await held()]).toEqual(['authorised', 0])
  await age(current)
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await status(current)).toBe('voided')
  expect(await one(`SELECT COUNT(voided) FROM test_payments WHERE reference = '${current}'`)).toBe(1)
  expect(await one(`SELECT COUNT(*) FROM test_payments WHERE captured IS NOT NULL AND voided IS NOT NULL`)).toBe(0)
})

test('goods are held for 15 minutes, and free again when the payment ends or the time is over', async () => {
  await sql(`UPDATE stock SET quantity = 2 WHERE item = '1020-1'`)
  const first = shopperOf(shop)
  const second = shopperOf(shop)
  await first.call('POST', 'items/1020-1', { quantity: 2 })
  await second.call('POST', 'items/1020-1', { quantity: 2 })
  const reference = referenceOf(await first.pay())
  const minutes = `SELECT (julianday(until) - julianday('now')) * 1440 FROM reservations WHERE item = '1020-1'`
  const left = Number(await one(minutes))
  expect(left).toBeGreaterThan(14)
  expect(left).toBeLessThanOrEqual(15)

  const label = async () =>
    (await second.call('POST', 'products', { products: ['1020'] })).body.products[0].items[0].stock
  expect(await label()).toBe('no')
  // To the one who holds them they are there: the bag can still be changed.
  const line = (await first.call('GET', 'selection')).body.selection.items[0].line
  expect((await first.call('PUT', `lines/${line}/quantity/1`)).status).toBe(200)
  expect((await first.call('PUT', `lines/${line}/quantity/2`)).status).toBe(200)
  expect((await first.call('PUT', `lines/${line}/quantity/3`)).status).toBe(410)
  expect(await second.pay()).toMatchObject({ status: 410, body: { unavailable: [{ available: 0 }] } })

  await first.decide(reference, 'decline')
  expect([await label(), await held()]).toEqual(['few', 0])
  await second.call('POST', 'items/1020-1', { quantity: 2 })
  const other = referenceOf(await second.pay())
  expect((await first.pay()).status).toBe(410)

  // Reading, whatever is read, gives nothing back.
  await sql(`UPDATE reservations SET until = '2026-01-01T00:00:00.000Z'`)
  await label()
  expect(await held()).toBe(2)
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect([await label(), await held()]).toEqual(['few', 0])

  // Whoever pays after that gets what is left: nothing here, and the money is let go.
  await first.call('POST', 'items/1020-1', { quantity: 2 })
  const quick = referenceOf(await first.pay())
  await second.decide(other, 'pay')
  await first.decide(quick, 'pay')
  expect((await first.result(quick)).status).toBe(201)
  expect((await second.result(other)).status).toBe(410)
  await expect.poll(() => one(`SELECT COUNT(voided) FROM test_payments WHERE reference = '${other}'`)).toBe(1)
  expect(await one(`SELECT quantity FROM stock WHERE item = '1020-1'`)).toBe(0)
})

test('the alarm of a selection gives back what it holds', async () => {
  const { call, pay, kept } = shopperOf(shop)
  await call('POST', `items/${item}`)
  await pay()
  expect(await held()).toBe(1)
  await sql(`UPDATE reservations SET until = '2026-01-01T00:00:00.000Z'`)
  const { SELECTIONS } = shop.env
  await SELECTIONS.get(SELECTIONS.idFromString(kept.token)).hold(Date.now() + 200)
  await expect.poll(held, { timeout: 10_000 }).toBe(0)
  expect((await call('GET', 'selection')).body.selection.items).toMatchObject([{ item }])
})

test('whoever changes their mind on the hosted page is free to choose again at once', async () => {
  const { call, pay, decide } = shopperOf(shop)
  await call('POST', `items/${item}`)
  const reference = referenceOf(await pay())
  const back = await shop.get(`/api/checkout/payment-cancel/${reference}`)
  expect([back.status, back.headers.get('location')]).toEqual([303, 'http://shop.test/checkout?failed'])
  expect([await status(reference), await held()]).toEqual(['cancelled', 0])
  expect((await decide(reference, 'pay')).href).toBe('http://shop.test/checkout?failed')
  expect((await shop.get('/api/checkout/payment-cancel/none')).status).toBe(404)
})

const sql = (query: string) => shop.env.COMMERCE_DB.prepare(query).run()

async function one(query: string): Promise<number | string | null> {
  const row = await shop.env.COMMERCE_DB.prepare(query).first<Record<string, number | string>>()
  return row ? (Object.values(row)[0] ?? null) : null
}

const status = (reference: string) => one(`SELECT status FROM payments WHERE reference = '${reference}'`)
const held = () => one('SELECT COALESCE(SUM(quantity), 0) FROM reservations')
/** As if the payment had been begun long ago. */
const age = (reference: string) =>
  sql(`UPDATE payments SET created = '2026-01-01T00:00:00.000Z', polled = NULL WHERE reference = '${reference}'`)
