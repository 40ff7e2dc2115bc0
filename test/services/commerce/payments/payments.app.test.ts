import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { countValues, createShopper, parseReference, runTimes } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

/*
 * Tests the payment interface with the embedded test provider: every kind of answer, every outcome,
 * and notifications that must be ignored.
 */

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
  await sql(`UPDATE stock SET quantity = 100 WHERE item = '${item}'`)
})

const { sql, one, status, reserved, age, runScheduled } = openStoredData(() => shop)
const item = '1006-1'

test('starting a payment returns a form, script or widget, or an order if there is nothing to pay, or an error', async () => {
  const { call, pay, result } = createShopper(shop)
  const listed = (await call('POST', `items/${item}`)).body.paymentMethods
  expect(listed.map(({ paymentMethod }: { paymentMethod: string }) => paymentMethod)).toEqual(['test', 'test-form'])

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
  expect(await reserved()).toBe(0)
  const initiated = { paymentMethod: 'test', paymentInitiateOnly: true }
  expect((await pay(initiated)).body.errors).toEqual({ paymentInitiateOnly: 'not supported' })
  const silent = await pay({ additionalFields: { testOutcome: 'unreachable' } })
  expect(silent).toMatchObject({ status: 406, body: { messages: [expect.stringContaining('svarar inte')] } })

  // This provider sends the shopper back with a POST request.
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

test('a payment with an unknown result is pending until the result is known, and is charged once', async () => {
  const { call, pay, decide, result } = createShopper(shop)
  await call('POST', `items/${item}`)
  const late = parseReference(await pay())
  expect((await decide(late, 'late')).searchParams.get('payment')).toBe(late)
  expect(await result(late)).toMatchObject({ status: 503, body: { errors: { paymentMethod: 'pending' } } })
  // If the shopper submits the same purchase again, it is still the same payment.
  expect(parseReference(await pay())).toBe(late)
  expect(await status(late)).toBe('pending')
  await sql(`UPDATE test_payments SET known = '2026-01-01' WHERE reference = '${late}'`)
  await age(late)
  await runScheduled()
  await runScheduled()
  const { order } = (await call('GET', 'receipt')).body
  expect((await result(late)).body.order.order).toBe(order.order)
  expect(await one(`SELECT COUNT(captured) FROM test_payments WHERE reference = '${late}'`)).toBe(1)

  // A payment whose result stays unknown is voided after a day, also at the provider.
  await call('POST', `items/${item}`)
  const hangs = parseReference(await pay())
  await decide(hangs, 'hang')
  expect((await result(hangs)).status).toBe(503)
  await age(hangs)
  await runScheduled()
  expect(await status(hangs)).toBe('voided')
  expect(await one(`SELECT COUNT(voided) FROM test_payments WHERE reference = '${hangs}'`)).toBe(1)
  expect((await result(hangs)).status).toBe(412)
  expect(await reserved()).toBe(0)
})

const notify = (body: string, signature: string | null) =>
  shop.get('/api/checkout/payment-notifications/test', {
    method: 'POST',
    headers: signature === null ? {} : { 'Payment-Signature': signature },
    body,
  })

function sign(body: string, secret = 'whsec_test', now = Date.now()) {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

test('repeated, late, forged, altered and unknown notifications change nothing', async () => {
  const { call, pay, result } = createShopper(shop)
  await call('POST', `items/${item}`)
  const reference = parseReference(await pay())
  const notification = JSON.stringify({ payment: reference })
  const sixMinutes = 6 * 60 * 1000

  // The payment is made, but the shop ignores notifications without a valid, recent signature.
  await sql(
    `INSERT INTO test_payments (reference, outcome, amount, currency, known)
     SELECT reference, 'pay', amount, currency, '2026-01-01' FROM payments WHERE reference = '${reference}'`,
  )
  const refused = [
    await notify(notification, null),
    await notify(notification, 't=x,v1=y'),
    await notify(notification, sign(notification, 'whsec_other')),
    await notify(notification.replace('payment', 'Payment'), sign(notification)),
    await notify(notification, sign(notification, 'whsec_test', Date.now() - sixMinutes)),
    await notify(notification, sign(notification, 'whsec_test', Date.now() + sixMinutes)),
  ]
  expect(countValues(refused.map(({ status }) => status))).toEqual({ 400: 6 })
  expect(await status(reference)).toBe('pending')
  const unknown = JSON.stringify({ payment: '0'.repeat(32) })
  expect((await notify(unknown, sign(unknown))).status).toBe(200)
  const nothing = '{"payment":{"$ne":1}}'
  expect((await notify(nothing, sign(nothing))).status).toBe(200)
  expect(
    (await shop.get('/api/checkout/payment-notifications/stripe', { method: 'POST', body: notification })).status,
  ).toBe(404)

  const signature = sign(notification)
  const all = await runTimes(50, () => notify(notification, signature))
  expect(countValues(all.map(({ status }) => status))).toEqual({ 200: 50 })
  expect(await status(reference)).toBe('authorised')
  expect((await result(reference)).status).toBe(201)
  expect((await notify(notification, sign(notification))).status).toBe(200)
  expect(await one(`SELECT COUNT(*) FROM orders WHERE payment = '${reference}'`)).toBe(1)
  expect(await one(`SELECT COUNT(captured) - COUNT(voided) FROM test_payments WHERE reference = '${reference}'`)).toBe(
    1,
  )
})

test('two notifications about one payment make one order', async () => {
  const { call, pay, decide, result } = createShopper(shop)
  await call('POST', `items/${item}`)
  const twice = parseReference(await pay())
  await decide(twice, 'twice')
  expect((await result(twice)).status).toBe(201)
})

test('a payment on an outdated page or with a wrong amount is voided', async () => {
  const { call, pay, decide, result } = createShopper(shop)
  // The shopper pays on a page that was closed because the bag had changed.
  await call('POST', `items/${item}`)
  const old = parseReference(await pay())
  await call('POST', `items/${item}`)
  const current = parseReference(await pay())
  const voided = () => one(`SELECT COUNT(voided) FROM test_payments WHERE reference = '${old}'`)
  await expect.poll(voided).toBe(1)
  await sql(
    `INSERT OR REPLACE INTO test_payments (reference, outcome, amount, currency, known)
     SELECT reference, 'pay', amount, currency, '2026-01-01' FROM payments WHERE reference = '${old}'`,
  )
  const after = JSON.stringify({ payment: old })
  expect((await notify(after, sign(after))).status).toBe(200)
  await expect.poll(voided).toBe(1)
  expect(await status(old)).toBe('voided')
  expect((await result(old)).status).toBe(412)

  // A wrong amount makes no order and releases the goods. Paying again starts a new payment.
  await decide(current, 'wrong-amount')
  expect(await result(current)).toMatchObject({ status: 412, body: { errors: { paymentMethod: 'failed' } } })
  expect([await status(current), await reserved()]).toEqual(['voided', 0])
  await expect.poll(() => one(`SELECT COUNT(voided) FROM test_payments WHERE reference = '${current}'`)).toBe(1)
  expect(parseReference(await pay())).not.toBe(current)
  expect(await reserved()).toBeGreaterThan(0)
  expect(await one(`SELECT COUNT(*) FROM test_payments WHERE captured IS NOT NULL AND voided IS NOT NULL`)).toBe(0)
})
