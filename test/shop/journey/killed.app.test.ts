import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { astrid, mailsIn, oliver, parseMailLink } from '../../services/commerce/people.ts'
import { createShopper } from '../../services/commerce/shopper.ts'
import { pickAmount } from '../../support/amount.ts'
import { type LocalShop, startLocalShop } from '../../support/local-shop.ts'
import { waitUntilSettled } from './commerce-database.ts'
import { buyDuring, type Interruption } from './interruptions.ts'
import { killRefundAt, type RefundStep, refundSteps } from './refund-kills.ts'

/*
 * A shop in a process of its own, with nine people buying the last lamps of one kind, with a code
 * that is good twice, and other things. Whenever they are interrupted, there is one order for each
 * in the end, and nothing else. `npm run soak` does it 250 times.
 */

let shop: LocalShop
/** How long undisturbed purchases take on this machine, in ms. */
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

/** Somebody with a login, a bag and a reset link; somebody else's account is locked. */
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

/** `after` and `again` as parts of the usual duration. */
const interruptions: Exclude<Interruption, 'none'>[] = [
  // The next one is killed twice, so that by itself one kill adds nothing.
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
    // Of four there were three lamps; whoever had the code too late may have bought without it.
    expect(orders.length + refused).toBe(9)
    expect(orders.length).toBeGreaterThanOrEqual(7)
  })
}

test('a refund is paid once, whichever step it is killed at', { timeout: 1_800_000 }, async () => {
  const steps = pickAmount<RefundStep[]>(['stored'], Array.from({ length: 8 }, () => refundSteps).flat())
  const killed = new Set<RefundStep>()
  for (const [index, step] of steps.entries()) killed.add(await killRefundAt(shop, step, `10.8.0.${index + 1}`))
  if (steps.length > 1) expect(killed).toEqual(new Set(refundSteps))
})

test('logins, bags, limits and reset links have survived', async () => {
  expect(kills).toBeGreaterThan(0)
  const { customer, bag, link } = known
  expect((await customer.call('GET', 'customer')).body.email).toBe(astrid.email)
  expect((await customer.call('GET', 'selection')).body.selection.items).toEqual(bag)
  expect((await logIn('10.7.0.3', oliver)).status).toBe(429)
  const reset = { i: link.i, id: link.id, newPassword: 'nytt ljus' }
  expect((await person('10.7.0.4').call('POST', 'password-reset', reset)).status).toBe(200)
  expect((await customer.call('GET', 'customer')).status).toBe(403)
})

test('afterwards every mail is sent, and all money is captured or voided', { timeout: 240_000 }, () =>
  waitUntilSettled(shop.state),
)
