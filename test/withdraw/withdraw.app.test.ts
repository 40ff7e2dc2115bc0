import { afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../services/commerce/ledger.ts'
import { loadMailsTo } from '../services/commerce/people.ts'
import { countValues, runTimes } from '../services/commerce/shopper.ts'
import { openStoredData } from '../services/commerce/stored-data.ts'
import { listAt, valueAt } from '../support/answer.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { operate } from '../support/operate.ts'
import { operatorTokens } from '../support/operator-tokens.ts'
import { createGuest, placeOrder } from './guest.ts'

const { MANAGEMENT_TOKEN } = operatorTokens
let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const { ask } = openStoredData(() => shop)
afterEach(() => checkLedger(ask))

const ordered = (email: string, name?: string) => placeOrder(shop, email, name)

const manage = async (path: string) =>
  (
    await shop.get(`/api/checkout/management/${path}`, { headers: { Authorization: `Bearer ${MANAGEMENT_TOKEN}` } })
  ).text()

const withdrawalsTo = async (email: string) =>
  (await loadMailsTo(shop, email)).filter(({ kind }) => kind === 'withdrawal')

const stockOf = (item: string) =>
  shop.env.COMMERCE_DB.prepare('SELECT quantity FROM stock WHERE item = ?').bind(item).first<number>('quantity')

for (const [prefix, words] of [
  [
    '',
    { confirm: 'Confirm withdrawal', done: 'We have received your withdrawal', entry: 'Withdraw from contract here' },
  ],
  ['/sv', { confirm: 'Bekräfta ångeranmälan', done: 'Vi har tagit emot din ångeranmälan', entry: 'Ångra köpet här' }],
] as const) {
  test(`a guest withdraws from part of an order and then from the rest (${prefix || '/'})`, async () => {
    const email = `part${prefix.slice(1)}@example.com`
    const { order, reference, who, many, one } = await ordered(email)
    const { post, html, begin } = createGuest(shop)
    const stock = await stockOf('1002-1')
    expect(await html(prefix || '/')).toContain(`href="${prefix}/withdraw">${words.entry}`)

    // The link on the order's page fills in the form. Typed emails may have capital letters.
    expect(await html(`${prefix}/order/${reference}`)).toContain(`href="${prefix}/withdraw?order=${reference}"`)
    const known = await html(`${prefix}/withdraw?order=${reference}`)
    for (const value of [order, email, 'Åsa Ek']) expect(known).toContain(`value="${value}"`)
    const step = await begin({ ...who, email: email.toUpperCase(), order: `#${order}` }, prefix)
    expect(step).toMatch(new RegExp(`^${prefix}/withdraw/[0-9a-f]{32}$`))

    const page = await shop.get(step)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const choose = await page.text()
    for (const part of ['noindex', words.confirm, `name="${many}"`, `name="${one}"`, 'value="3" selected=""'])
      expect(choose).toContain(part)
    // About the buyer, the page shows only what was typed.
    expect(choose).not.toContain('Storgatan')

    const none = await post(step, { [many]: '0' })
    expect([none.status, (await none.text()).includes('role="alert"')]).toEqual([422, true])
    expect(await withdrawalsTo(email.toUpperCase())).toHaveLength(0)

    // Submitting the form five times makes one withdrawal and sends one mail.
    const answers = await runTimes(5, () => post(step, { [many]: '2' }))
    expect(countValues(answers.map(({ status }) => status))).toEqual({ 303: 5 })
    expect(answers[0]?.headers.get('location')).toBe(step)
    const receipt = await html(step)
    for (const part of [words.done, order, 'CET', prefix ? '2 st' : '2 pcs']) expect(receipt).toContain(part)
    expect(receipt).not.toContain(words.confirm)
    // Submitting other lines later does not change the withdrawal.
    expect((await post(step, { [one]: '1' })).status).toBe(303)
    const [mail, ...more] = await withdrawalsTo(email.toUpperCase())
    expect(more).toEqual([])
    for (const part of [order, 'Åsa Ek', 'CET', prefix ? '2 st' : '2 pcs', `http://shop.test${step}`])
      expect(mail?.text).toContain(part)
    expect(mail?.html).toContain(`lang="${prefix.slice(1) || 'en'}"`)

    // The rest is withdrawn from the order's page, with another email address.
    const other = `other${prefix.slice(1)}@example.com`
    const rest = await begin({ ...who, email: other, reference }, prefix)
    const left = await html(rest)
    expect(left).toContain(prefix ? 'Redan ångrat: 2 av 3' : 'Withdrawn before: 2 of 3')
    expect((await post(rest, { [many]: '3', [one]: '1' })).status).toBe(409)
    expect((await post(rest, { [many]: '1', [one]: '1' })).status).toBe(303)
    expect(await withdrawalsTo(other)).toHaveLength(1)
    // The buyer gets a mail too, because the withdrawal came from another email address.
    expect(await withdrawalsTo(email)).toHaveLength(1)

    // Nothing is left to withdraw from. Withdrawn pieces are not in stock before they arrive.
    const nothing = await begin(who, prefix)
    expect(await html(nothing)).not.toContain(words.confirm)
    expect((await post(nothing, { [one]: '1' })).status).toBe(409)
    expect(await html(`${prefix}/order/${reference}`)).not.toContain('withdraw?order=')
    expect(await stockOf('1002-1')).toBe(stock)
    const ship = await shop.get(`/api/checkout/management/orders/${order}/shipments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${MANAGEMENT_TOKEN}` },
    })
    expect(ship.status).toBe(409)
    const withdrawals = listAt(JSON.parse(await manage('withdrawals')), 'withdrawals')
    expect(withdrawals.slice(0, 2)).toMatchObject([
      { order, email: other, matched: true, sent: false },
      { order, email: email.toUpperCase(), name: 'Åsa Ek' },
    ])
    expect(valueAt(JSON.parse(await manage(`orders/${order}`)), 'order.withdrawals')).toHaveLength(2)
  })
}

test('a withdrawal without a matching order is accepted and reveals nothing about orders', async () => {
  const { order, who } = await ordered('secret@example.com')
  const { post, html, begin } = createGuest(shop)
  const pages: string[] = []
  for (const wrong of [
    { ...who, email: 'guess@example.com' },
    { ...who, order: '99999', email: 'guess@example.com' },
    { ...who, order: 'my lamp', email: 'guess@example.com' },
    { ...who, email: 'guess@example.com', reference: 'x' },
  ]) {
    const text = await html(await begin(wrong))
    pages.push(/<article class="withdrawal">.*?<\/article>/s.exec(text)?.[0].replaceAll(wrong.order, '…') ?? '')
  }
  expect(new Set(pages.map(page => page.replace(/[0-9a-f]{32}/g, '')))).toHaveLength(1)
  expect(pages[0]).toContain('We cannot find an order with that number and address')
  expect(pages[0]).not.toContain('Murla')

  const step = await begin({ ...who, email: 'guess@example.com' })
  // Without a matching order there are no lines to choose.
  const answers = await runTimes(3, () => post(step, {}))
  expect(countValues(answers.map(({ status }) => status))).toEqual({ 303: 3 })
  const receipt = await html(step)
  for (const part of ['We have received your withdrawal', 'We will look for the order']) expect(receipt).toContain(part)
  const [mail, ...more] = await withdrawalsTo('guess@example.com')
  expect(more).toEqual([])
  expect(mail?.text).toContain('We could not find an order with that number and address')
  expect(valueAt(JSON.parse(await manage('withdrawals')), 'withdrawals.0')).toMatchObject({
    order,
    matched: false,
    lines: [],
  })
  expect(valueAt(JSON.parse(await manage(`orders/${order}`)), 'order.withdrawals')).toEqual([])
})

test('the withdrawal period starts with the shipment, and the page says when it has ended', async () => {
  const { order, reference, who, one } = await ordered('late@example.com')
  const { post, html, begin } = createGuest(shop)
  const sent = (days: number) =>
    shop.env.COMMERCE_DB.prepare('UPDATE shipments SET shipped = ? WHERE order_reference = ?')
      .bind(new Date(Date.now() - days * 86_400_000).toISOString(), reference)
      .run()
  await operate(shop, 'ship', order)
  await sent(36)
  const step = await begin(who)
  expect(await html(step)).toContain('Confirm withdrawal')
  await sent(38)
  // The page was opened in time, but the withdrawal is confirmed too late.
  expect((await post(step, { [one]: '1' })).status).toBe(303)
  const over = await html(step)
  for (const part of ['The withdrawal period has ended', order, 'mailto:hej@dager.example'])
    expect(over).toContain(part)
  expect(over).not.toContain('Confirm withdrawal')
  expect(await html(`/order/${reference}`)).not.toContain('withdraw?order=')
  expect(await withdrawalsTo('late@example.com')).toEqual([])
})

test('if three tabs withdraw from the same pieces, only one succeeds', async () => {
  const { who, many, one } = await ordered('tabs@example.com')
  const { post, begin, html } = createGuest(shop)
  const tabs = [await begin(who), await begin(who), await begin(who)]
  const answers = await Promise.all(tabs.map(tab => post(tab, { [many]: '2', [one]: '1' })))
  expect(countValues(answers.map(({ status }) => status))).toEqual({ 303: 1, 409: 2 })
  const late = tabs[answers.findIndex(({ status }) => status === 409)] ?? ''
  expect(await html(late)).toContain('Withdrawn before: 2 of 3')
  expect(await withdrawalsTo('tabs@example.com')).toHaveLength(1)
  const sum = 'SELECT SUM(quantity) AS n FROM withdrawal_lines JOIN withdrawals USING (withdrawal) WHERE email = ?'
  expect(await shop.env.COMMERCE_DB.prepare(sum).bind('tabs@example.com').first<number>('n')).toBe(3)
})

test('a name is escaped on the page, in the mail and in its headers', async () => {
  const { who, one } = await ordered('name@example.com', `<script>alert(1)</script>"'`)
  const { post, html, begin } = createGuest(shop)
  const step = await begin(who)
  await post(step, { [one]: '1' })
  expect(await html(step)).toContain('&lt;script&gt;alert(1)')
  const [mail] = await withdrawalsTo('name@example.com')
  for (const text of [await html(step), mail?.html]) expect(text).not.toContain('<script>alert(1)')
  expect(mail?.subject).toMatch(/^We have received your withdrawal \(no\. \d+\)$/)

  for (const wrong of [
    { ...who, name: 'A\r\nBcc: all@example.com' },
    { ...who, name: 'Win at https://evil.example' },
    { ...who, name: 'x'.repeat(121) },
    { ...who, order: '1\n2' },
    { ...who, order: ' ' },
    { ...who, email: 'a@example.com\r\nBcc: b@example.com' },
    { ...who, email: 'a@example.com, b@example.com' },
    { order: who.order },
  ]) {
    const answer = await post('/withdraw', wrong)
    const text = await answer.text()
    expect([answer.status, text.includes('aria-invalid="true"')], JSON.stringify(wrong)).toEqual([422, true])
  }
})

test('other sites cannot withdraw, mails to a recipient are limited, and unconfirmed withdrawals expire', async () => {
  const { who } = await ordered('limits@example.com')
  const { post, html, begin } = createGuest(shop)
  const foreign = await post('/withdraw', who, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  const unknown = await shop.get('/withdraw/0123')
  expect([unknown.status, (await unknown.text()).includes('Please start again')]).toEqual([404, true])
  expect((await post('/withdraw/0123', {})).status).toBe(404)

  const step = await begin(who)
  const answers = await runTimes(10, () =>
    createGuest(shop).post('/withdraw', { ...who, email: 'Limits+x@example.com' }),
  )
  expect(countValues(answers.map(({ status }) => status))).toEqual({ 303: 5, 429: 5 })
  const refused = answers.find(({ status }) => status === 429)
  const limited = await refused?.text()
  // The limit is per hour, and the hour began with the first request.
  expect(limited).toMatch(/Try again in (60|59) minutes/)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(limited).toContain(`I withdraw from the contract of order ${who.order}.`)
  expect(await html(step)).toContain('Confirm withdrawal')

  await shop.env.COMMERCE_DB.prepare(
    `UPDATE withdrawals SET created = '2026-01-01' WHERE email = 'limits@example.com'`,
  ).run()
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect((await shop.get(step)).status).toBe(404)
})
