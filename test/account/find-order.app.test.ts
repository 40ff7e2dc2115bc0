import { expect, test } from 'vitest'
import { createPerson, loadMailsTo } from '../services/commerce/people.ts'
import { parseReference, swede } from '../services/commerce/shopper.ts'
import { renewedShop } from '../support/app.ts'

const shop = await renewedShop()
let visitors = 0

/** Submits the form without a script. By default, every call comes from a new network address. */
async function submit(order: string, email: string, { prefix = '', address = '' } = {}) {
  visitors += 1
  const answer = await shop.get(`${prefix}/account/find-order`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'CF-Connecting-IP': address || `203.0.113.${visitors}`,
      Origin: new URL(shop.url).origin,
    },
    body: new URLSearchParams({ order, email }).toString(),
  })
  return { status: answer.status, to: answer.headers.get('Location'), html: await answer.text() }
}

const linksTo = async (email: string) => (await loadMailsTo(shop, email)).filter(({ kind }) => kind === 'order_link')

test('a guest gets the link to their order by mail, and every valid request gets the same response', async () => {
  const guest = createPerson(shop)
  await guest.call('POST', 'items/1001-1', { quantity: 1 })
  const paid = await guest.pay({ address: { ...swede, email: 'Finn@example.com' } })
  await guest.decide(parseReference(paid), 'pay')
  const { body } = await guest.result(parseReference(paid))
  const { order: number, reference } = body.order

  for (const prefix of ['', '/sv']) {
    const login = await shop.html(`${prefix}/account/login`)
    expect(login).toContain(`href="${prefix}/account/find-order"`)
    const form = await shop.get(`${prefix}/account/find-order`)
    expect([form.status, form.headers.get('Cache-Control'), form.headers.get('Referrer-Policy')]).toEqual([
      200,
      expect.stringContaining('no-store'),
      'no-referrer',
    ])
  }
  const answers = [
    await submit(`No. ${number}`, 'finn@example.com'),
    await submit(number, 'someone@example.com'),
    await submit('99999', 'finn@example.com'),
    await submit('none', 'finn@example.com'),
  ]
  const sent = { status: 303, to: '/account/find-order?sent', html: '' }
  expect(answers).toEqual([sent, sent, sent, sent])
  expect((await shop.get('/account/find-order?sent')).status).toBe(200)
  await expect.poll(async () => (await linksTo('Finn@example.com')).length, { timeout: 10_000 }).toBe(1)
  const [mail] = await linksTo('Finn@example.com')
  expect(mail?.text).toContain(`/order/${reference}`)
  expect((await loadMailsTo(shop, 'someone@example.com')).length).toBe(0)

  const wrong = await submit('', 'none', { prefix: '/sv' })
  expect([wrong.status, wrong.html.match(/aria-invalid="true"/g)?.length]).toEqual([422, 2])
})

test('5 links per mailbox and 20 per network address may be requested, and unknown orders count too', async () => {
  // Mail to `nobody+1@` and `nobody+2@` reaches the same mailbox.
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++)
    statuses.push((await submit('1', `nobody+${attempt}@example.com`)).status)
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  const fromOne: number[] = []
  for (let attempt = 0; attempt < 21; attempt++) {
    fromOne.push((await submit('1', `one${attempt}@example.com`, { address: '203.0.113.250' })).status)
  }
  expect(fromOne.filter(status => status === 303).length).toBe(20)
  expect(fromOne.at(-1)).toBe(429)
})
