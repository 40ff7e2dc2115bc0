import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { readMerchant } from '#src/services/commerce/lib/merchant.ts'
import { listMailIds } from '#src/services/commerce/lib/outcome.ts'
import { findOrder } from '#src/services/commerce/orders/storage.ts'
import { listWithdrawable } from '#src/services/commerce/orders/withdrawable.ts'
import { confirmWithdrawal } from '#src/services/commerce/withdrawals/decide.ts'
import { findWithdrawal } from '#src/services/commerce/withdrawals/storage.ts'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createFaultyStorage, type Fault } from '../faulty.ts'
import { openServiceOn } from '../in-process.ts'
import { checkLedger } from '../ledger.ts'
import { createPerson, loadMailsTo } from '../people.ts'
import { createShopper, parseReference, runTimes, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

let shop: Shop
const { ask } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 1000').run()
})

const items = ['1002-1', '1001-1']

/** Buys these quantities of the two items. */
async function placeOrder(quantities: number[], email: string) {
  const buyer = createPerson(shop)
  for (const [index, item] of items.entries())
    await buyer.call('POST', `items/${item}`, { quantity: quantities[index] })
  const reference = parseReference(await buyer.pay({ address: { ...swede, email } }))
  await buyer.decide(reference, 'pay')
  const { order } = (await buyer.result(reference)).body
  return { page: order.reference, lines: items.map(item => order.items.find(line => line.item === item)?.line ?? '') }
}

/** The pieces of each of the two items that one withdrawal returns. */
const wish = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })).filter(([a, b]) => a + b > 0)

test('parallel confirmations withdraw each piece at most once, and accept a withdrawal as a whole or not at all', {
  timeout: 120_000,
}, async () => {
  const { COMMERCE_DB: db } = shop.env
  let orders = 0
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
      fc.array(wish, { minLength: 1, maxLength: 5 }),
      async (bought, wishes) => {
        orders += 1
        const email = `many-${orders}@example.com`
        const { page, lines } = await placeOrder(bought, email)
        const who = { order: '1', email, name: 'A', reference: page }
        const begun = await runTimes(wishes.length, () => createPerson(shop).call('POST', 'withdrawals', who))
        const references = begun.map(({ body }) => body.withdrawal.reference)
        // Each withdrawal is confirmed twice, all in parallel.
        const confirm = (index: number) =>
          confirmWithdrawal({ db, merchant: readMerchant(shop.env), now: new Date() }, references[index] ?? '', {
            lines: lines.flatMap((line, at) => {
              const quantity = wishes[index]?.[at] ?? 0
              return quantity > 0 ? [{ line, quantity }] : []
            }),
            language: 'en',
          })
        const twice = [...wishes.keys(), ...wishes.keys()]
        const outcomes = await Promise.all(twice.map(confirm))

        const statements = await Promise.all(references.map(reference => findWithdrawal(db, reference)))
        const given = [0, 0]
        for (const [index, statement] of statements.entries()) {
          const mine = [outcomes[index], outcomes[index + wishes.length]]
          const mails = mine.flatMap(outcome => (outcome?.ok ? listMailIds(outcome.events) : []))
          expect([mails.length, statement?.confirmed !== null]).toEqual(statement?.confirmed ? [1, true] : [0, false])
          const said = lines.map(line => statement?.lines.find(part => part.line === line)?.quantity ?? 0)
          expect(said).toEqual(statement?.confirmed ? wishes[index] : [0, 0])
          for (const at of [0, 1]) given[at] = (given[at] ?? 0) + (said[at] ?? 0)
        }
        const order = await findOrder(db, { reference: page })
        // The history has each accepted withdrawal, and the order's remaining pieces are correct.
        const said = order?.changes.filter(({ change }) => change === 'withdraw').length
        expect(said).toBe(statements.filter(statement => statement?.confirmed).length)
        const left = lines.map(line => (order ? listWithdrawable(order).get(line) : null))
        expect(left).toEqual(bought.map((quantity, at) => quantity - (given[at] ?? 0)))
        expect(Math.min(...left.map(Number))).toBeGreaterThanOrEqual(0)
        // A withdrawal was refused only if it named more pieces than are left now.
        for (const [index, statement] of statements.entries())
          if (!statement?.confirmed)
            expect(wishes[index]?.some((quantity, at) => quantity > Number(left[at]))).toBe(true)
        const mails = (await loadMailsTo(shop, email)).filter(({ kind }) => kind === 'withdrawal')
        expect(mails).toHaveLength(statements.filter(statement => statement?.confirmed).length)
        await checkLedger(ask)
      },
    ),
    { numRuns: pickAmount(6, 60) },
  )
})

test('a confirmation that is retried after a failed storage call counts once', {
  timeout: 120_000,
}, async () => {
  const storage = createFaultyStorage(shop.env)
  const service = openServiceOn(storage.env, () => {})
  const { page, lines } = await placeOrder([60, 1], 'faults@example.com')
  let withdrawals = 0
  /** Withdraws one piece. Returns whether the planned call failed. */
  const giveBack = async (at: number | null, fault: Fault) => {
    withdrawals++
    const email = `fault-${withdrawals}@example.com`
    const buyer = createShopper(service, { 'API-Token': 'none', 'CF-Connecting-IP': `10.3.0.${withdrawals}` })
    storage.plan(null)
    const { body } = await buyer.call('POST', 'withdrawals', { order: '1', email, name: 'A', reference: page })
    storage.plan(at === null ? null : { at, fault })
    const confirm = () =>
      buyer.call('POST', `withdrawals/${body.withdrawal.reference}/confirmation`, {
        lines: [{ line: lines[0], quantity: 1 }],
      })
    const answer = await confirm().catch(confirm)
    expect([answer.status < 300, answer.body.withdrawal.confirmed !== null], `call ${at} ${fault}`).toEqual([
      true,
      true,
    ])
    const { failed } = storage.counted
    storage.plan(null)
    await checkLedger(ask)
    return failed
  }
  await giveBack(null, 'lost')
  const total = storage.counted.calls
  for (const fault of ['refused', 'lost'] as const)
    for (let at = 0; at < total; at++) expect(await giveBack(at, fault)).toBe(true)
  const order = await findOrder(shop.env.COMMERCE_DB, { reference: page })
  expect(order && listWithdrawable(order).get(lines[0] ?? '')).toBe(60 - withdrawals)

  // The answer to the withdrawal of the last piece is lost. The retry must not fail because no
  // piece is left.
  storage.plan(null)
  const last = createShopper(service, { 'API-Token': 'none', 'CF-Connecting-IP': '10.3.1.1' })
  const { body } = await last.call('POST', 'withdrawals', {
    order: '1',
    email: 'l@example.com',
    name: 'A',
    reference: page,
  })
  for (let at = 0; at < 3; at++) {
    storage.plan({ at, fault: 'lost' })
    const answer = await last
      .call('POST', `withdrawals/${body.withdrawal.reference}/confirmation`, {
        lines: [{ line: lines[1], quantity: 1 }],
      })
      .catch(() => null)
    if (answer) expect(answer.status).toBeLessThan(300)
  }
  storage.plan(null)
  expect((await last.call('GET', `withdrawals/${body.withdrawal.reference}`)).body.withdrawal.confirmed).not.toBeNull()
})
