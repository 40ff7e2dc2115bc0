import { beforeAll, expect, test } from 'vitest'
import { openCounter } from '../services/commerce/packing/buy.ts'
import { createPerson } from '../services/commerce/people.ts'
import { openStoredData } from '../services/commerce/stored-data.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { logInAtDesk } from './order-desk.ts'

let shop: Shop
const { sql } = openStoredData(() => shop)
const { manage, buy, readOrder } = openCounter(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
})

/** Withdraws from all lines of an order; order number 1 is for an order that does not exist. */
async function withdraw(email: string, order: string) {
  const buyer = createPerson(shop)
  const { withdrawal } = (await buyer.call('POST', 'withdrawals', { order, email, name: 'Åsa Due' })).body
  const bought = order === '1' ? null : (await readOrder(order)).items
  const lines = bought?.map(({ line, quantity }) => ({ line, quantity }))
  const answer = await buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, lines ? { lines } : {})
  expect(answer.status).toBe(201)
}

/** Finds a part of the screen by its id. */
const readPart = (html: string, id: string) => new RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
const readId = (html: string) => /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''

test('a refund that is due links to its order, where the withdrawal is already selected', async () => {
  const email = 'money-due@example.com'
  const { number } = await buy({ address: { email } })
  await withdraw(email, number)
  const desk = await logInAtDesk(shop, ['service'])
  const due = readPart((await desk.get('/desk/money')).html, 'due')
  expect(due).toContain(`href="/desk/orders/${number}#refunds"`)
  expect(due).toMatch(/due by .*, 14 days left/)
  expect(due).toContain('Nothing was sent')
  expect(readPart((await desk.get('/sv/desk/money')).html, 'due')).toContain('14 dagar kvar')
  const { html } = await desk.get(`/desk/orders/${number}`)
  expect(html).toMatch(/<input type="radio" name="what"(?=[^>]*checked)[^>]* value="\d+"/)
  const today = await desk.get('/desk')
  expect(today.html).toContain('href="/desk/money#due"')
  await manage('POST', `orders/${number}/refunds`, { all: true })
  expect(readPart((await desk.get('/desk/money')).html, 'due')).toContain('No refund is due.')
})

test('a withdrawal that matches no order can be marked as handled only once, and a rejected note is kept', async () => {
  await withdraw('money-lost@example.com', '1')
  const desk = await logInAtDesk(shop, ['service'])
  const { html } = await desk.get('/desk/money')
  const id = readId(readPart(html, 'unmatched'))
  expect((await desk.get('/desk')).html).toContain('href="/desk/money#unmatched"')
  const send = (note: string) =>
    desk.send('/desk/money', html, 'handled', [
      ['id', id],
      ['note', note],
    ])
  expect(readPart((await send('')).html, 'unmatched')).toContain('must say why nothing more is refunded')
  const long = await send('x'.repeat(301))
  expect(long.status).toBe(409)
  expect(readPart(long.html, 'unmatched')).toContain(`value="${'x'.repeat(301)}"`)
  expect(await send('Refunded by hand')).toMatchObject({ status: 303, location: '/desk/money?done=1#main' })
  expect((await desk.get('/desk/money?done=1')).html).toContain('role="status"')
  const late = await send('Refunded in the shop')
  expect(late.status).toBe(409)
  const part = readPart(late.html, 'unmatched')
  expect(part).toContain('is already marked as handled')
  expect(part).toContain('Your note: Refunded in the shop')
  expect(part).toContain('Every withdrawal matches an order.')
})

test('if two people request a failed refund again, it is requested once, and the second person is told', async () => {
  const { number } = await buy({ outcome: 'no-refund', address: { email: 'money-failed@example.com' } })
  await manage('POST', `orders/${number}/cancellation`, {})
  const newest = async () => (await readOrder(number)).refunds.at(-1)?.status
  await expect.poll(newest, { timeout: 10_000 }).toBe('failed')
  const desk = await logInAtDesk(shop, ['service'])
  const { html } = await desk.get('/desk/money')
  const failed = readPart(html, 'failed')
  expect(failed).toContain(`/desk/orders/${number}#refunds`)
  expect(failed).toMatch(/The provider (said|did not say)/)
  await sql(`UPDATE test_payments SET outcome = 'pay' WHERE outcome = 'no-refund'`)
  const fields = [
    ['id', readId(failed)],
    ['order', number],
  ]
  expect((await desk.send('/desk/money', html, 'retry', fields)).status).toBe(303)
  const late = await desk.send('/desk/money', html, 'retry', fields)
  expect(late.status).toBe(409)
  expect(readPart(late.html, 'failed')).toContain('has already been requested again')
  await expect.poll(newest, { timeout: 10_000 }).toBe('refunded')
  const after = readPart((await desk.get('/desk/money')).html, 'failed')
  expect(after).toContain('No refund needs to be requested again.')
  expect(after).toContain('Failed refunds of orders with a newer refund: 1')
  expect((await desk.send('/desk/money', html, 'handled', [['id', '../x']])).status).toBe(404)
})

test('disputes, and refunds that the provider has not confirmed, are listed', async () => {
  const { number } = await buy({ outcome: 'late-refund', address: { email: 'money-late@example.com' } })
  await manage('POST', `orders/${number}/refunds`, { amount: 10, reason: 'Scratched' })
  const desk = await logInAtDesk(shop)
  const requested = readPart((await desk.get('/desk/money')).html, 'requested')
  expect(requested).toContain(`/desk/orders/${number}#refunds`)
  expect(requested).toContain('Scratched')
  expect(readPart((await desk.get('/desk/money')).html, 'disputes')).toContain('No payment is disputed.')
  await sql(
    `INSERT INTO order_changes (order_reference, number, change, changed, actor, details, key)
     SELECT reference, 99, 'disputed', '2026-11-20T10:00:00.000Z', 'provider', '{"dispute":"dp_1","amount":299500,"reason":"fraudulent"}', 'disputed dp_1'
     FROM orders WHERE number = ${number}`,
  )
  await sql(`UPDATE orders SET money = 'disputed' WHERE number = ${number}`)
  const disputes = readPart((await desk.get('/desk/money')).html, 'disputes')
  expect(disputes).toMatch(/2,995<.*since 20 Nov 2026.*fraudulent/)
})

test('if one part cannot be loaded, it says so, and the other parts are shown', async () => {
  await sql('ALTER TABLE withdrawals RENAME TO withdrawals_away')
  const desk = await logInAtDesk(shop)
  const { status, html } = await desk.get('/desk/money')
  await sql('ALTER TABLE withdrawals_away RENAME TO withdrawals')
  expect(status).toBe(200)
  expect(readPart(html, 'due')).toContain('This could not be loaded.')
  expect(readPart(html, 'requested')).not.toContain('This could not be loaded.')
})

test('accountants can download a month’s tables but change nothing, and packers may not see the screen', async () => {
  const { number } = await buy()
  const desk = await logInAtDesk(shop, ['accounts'])
  const { html } = await desk.get('/desk/money')
  expect(html).not.toContain('name="do"')
  expect(html).toContain('name="month"')
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date()).slice(0, 7)
  const read = async (table: string, path = '/desk/money') =>
    (await desk.get(`${path}?table=${table}&month=${month}`)).html
  expect(await read('documents')).toMatch(new RegExp(`receipt,${month}-\\d\\d,${number},`))
  expect(await read('ledger', '/sv/desk/money')).toMatch(new RegExp(`^\ufeff?[^\r]*;.*${month}-\\d\\d;`, 's'))
  expect((await desk.get('/desk/money?table=documents&month=2026-13')).status).toBe(404)
  const refused = await desk.send('/desk/money', html, 'handled', [
    ['id', '1'],
    ['note', 'x'],
  ])
  expect(refused.status).toBe(403)
  const service = await logInAtDesk(shop, ['service'])
  expect((await service.get('/desk/money')).html).not.toContain('name="month"')
  expect((await service.get(`/desk/money?table=ledger&month=${month}`)).status).toBe(403)
  const packer = await logInAtDesk(shop, ['pack'])
  expect((await packer.get('/desk/money')).status).toBe(403)
})

test('a table is downloaded as a file with the month in its name, and is not cached', async () => {
  const desk = await logInAtDesk(shop)
  const { headers } = await desk.open('/desk/money?table=ledger&month=2026-10')
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="sales-2026-10.csv"')
  expect(headers.get('Cache-Control')).toContain('no-store')
})
