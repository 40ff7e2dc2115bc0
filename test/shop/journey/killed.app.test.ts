import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { astrid, mailsIn, oliver, parseMailLink } from '../../services/commerce/people.ts'
import { createShopper } from '../../services/commerce/shopper.ts'
import { pickAmount } from '../../support/amount.ts'
import { type LocalShop, startLocalShop } from '../../support/local-shop.ts'
import { waitUntilSettled } from './commerce-database.ts'
import { buyDuring, type Interruption } from './interruptions.ts'
import { killChangesAfter } from './management-kills.ts'
import { killRefundAt, type RefundStep, refundSteps } from './refund-kills.ts'

/*
 * Nine people buy in a shop that runs in its own process. Some want the last lamps of one kind, and
 * some use a voucher that is valid twice. Whenever the shop is killed, there is exactly one order
 * for each successful buyer at the end. `npm run soak` repeats this 250 times.
 */

let shop: LocalShop
/** Duration of undisturbed purchases on this machine, in ms. */
let usual: number
let known: Awaited<ReturnType<typeof customerOfBefore>>
beforeAll(async () => {
  shop = await startLocalShop()
  known = await customerOfBefore()
  usual = (await buyDuring(shop, 'NONE', 'none')).purchaseMs
})
afterAll(() => shop?.close())

const get = async (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, { redirect: 'manual', ...init })
const person = (address: string) => createShopper({ get }, { 'CF-Connecting-IP': address, 'CF-IPCountry': 'SE' })
const logIn = (address: string, { email, password }: typeof astrid) =>
  person(address).call('POST', `login/${email}`, { password })

/** Logs a customer in, with a bag and a reset link, and locks another customer's account. */
async function customerOfBefore() {
  const customer = person('10.7.0.1')
  await customer.call('POST', `login/${astrid.email}`, { password: astrid.password })
  const bag = (await customer.call('POST', 'items/1002-1', { quantity: 2 })).body.selection.items
  for (let tries = 0; tries < 10; tries++) await logIn('10.7.0.2', { ...oliver, password: 'mörkt' })
  await customer.call('POST', `password-reset-email/${astrid.email}`, {})
  const mail = await vi.waitFor(async () => {
    const mails = await mailsIn(await get('/__outbox?format=json'))
    const found = mails.find(({ to }) => to === astrid.email)
    if (!found) throw new Error('No mail yet')
    return found
  }, 20_000)
  return { customer, bag, link: parseMailLink(mail) }
}

/** `after` and `again` are fractions of the usual duration. */
const interruptions: Exclude<Interruption, 'none'>[] = [
  // Interruptions with two kills also cover a single kill, so `npm test` leaves out the latter.
  ...pickAmount([], [0.3, 0.7]).map(after => ({ after })),
  { after: 0.4, again: 0.3 },
  { after: 0.4, pause: 3000 },
]
let kills = 0

for (const [index, interruption] of interruptions.entries()) {
  test(`${JSON.stringify(interruption)}: no order is lost or doubled`, { timeout: 240_000 }, async () => {
    const { after, again, pause } = interruption
    const times = { after: after * usual, ...(again && { again: again * usual }), ...(pause && { pause }) }
    const { orders, refused } = await buyDuring(shop, `STOP${index}`, times)
    if (!pause) kills++
    // Three of four buyers get a lamp. The buyer whose voucher is used up is refused, or buys
    // without it after an interruption.
    expect(orders.length + refused).toBe(9)
    expect(orders.length).toBeGreaterThanOrEqual(7)
  })
}

test('a refund is paid once, at whichever step the shop is killed', { timeout: 1_800_000 }, async () => {
  const steps = pickAmount<RefundStep[]>(['stored'], Array.from({ length: 8 }, () => refundSteps).flat())
  const killed = new Set<RefundStep>()
  for (const [index, step] of steps.entries()) killed.add(await killRefundAt(shop, step, `10.8.0.${index + 1}`))
  if (steps.length > 1) expect(killed).toEqual(new Set(refundSteps))
})

test('every change by an operator is made and logged once, whenever the shop is killed', {
  timeout: 1_800_000,
}, async () => {
  const made: number[] = []
  for (const after of pickAmount(
    [8],
    Array.from({ length: 20 }, (_, index) => index * 2),
  ))
    made.push(await killChangesAfter(shop, after))
  if (made.length > 1) expect(new Set(made).size).toBeGreaterThan(1)
})

test('logins, bags, limits and reset links survive the kills', async () => {
  expect(kills).toBeGreaterThan(0)
  const { customer, bag, link } = known
  expect((await customer.call('GET', 'customer')).body.email).toBe(astrid.email)
  expect((await customer.call('GET', 'selection')).body.selection.items).toEqual(bag)
  expect((await logIn('10.7.0.3', oliver)).status).toBe(429)
  const reset = { i: link.i, id: link.id, newPassword: 'nytt ljus' }
  expect((await person('10.7.0.4').call('POST', 'password-reset', reset)).status).toBe(200)
  expect((await customer.call('GET', 'customer')).status).toBe(403)
})

test('at the end every mail is sent, and every payment is captured or released', { timeout: 240_000 }, () =>
  waitUntilSettled(shop.state),
)
