import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOrder } from '#src/services/commerce/orders.ts'
import { leftOf } from '#src/services/commerce/withdrawals/rights.ts'
import { confirmStatement, findStatement } from '#src/services/commerce/withdrawals/statements.ts'
import { type Shop, startShop } from '../../app.ts'
import { checkLedger, type Row } from './ledger.ts'
import { mailsTo, personOf } from './people.ts'
import { referenceOf, swede, times } from './shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 1000').run()
})
afterAll(() => shop.close())

const items = ['1002-1', '1001-1']

async function ordered(quantities: number[], email: string) {
  const buyer = personOf(shop)
  for (const [index, item] of items.entries())
    await buyer.call('POST', `items/${item}`, { quantity: quantities[index] })
  const reference = referenceOf(await buyer.pay({ address: { ...swede, email } }))
  await buyer.decide(reference, 'pay')
  const { order } = (await buyer.result(reference)).body
  return { page: order.reference, lines: items.map(item => order.items.find(line => line.item === item)?.line ?? '') }
}

/** How many of each item one statement gives back. */
const wish = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })).filter(([a, b]) => a + b > 0)

test('whoever confirms how often and at once: every piece comes back at most once, and each statement wholly or not at all', {
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
        const { page, lines } = await ordered(bought, email)
        const who = { order: '1', email, name: 'A', reference: page }
        const begun = await times(wishes.length, () => personOf(shop).call('POST', 'withdrawals', who))
        const references = begun.map(({ body }) => body.withdrawal.reference)
        // Without the routes' own look at what is left: only the transaction is asked, twice for each.
        const confirm = (index: number) =>
          confirmStatement(db, {
            reference: references[index] ?? '',
            parts: lines.flatMap((line, at) => {
              const quantity = wishes[index]?.[at] ?? 0
              return quantity > 0 ? [{ line, quantity }] : []
            }),
            language: 'en',
            now: new Date(),
          })
        const twice = [...wishes.keys(), ...wishes.keys()]
        const outcomes = await Promise.allSettled(twice.map(confirm))

        const statements = await Promise.all(references.map(reference => findStatement(db, reference)))
        const given = [0, 0]
        for (const [index, statement] of statements.entries()) {
          const mine = [outcomes[index], outcomes[index + wishes.length]]
          const mails = mine.flatMap(outcome => (outcome?.status === 'fulfilled' ? outcome.value : []))
          expect([mails.length, statement?.confirmed !== null]).toEqual(statement?.confirmed ? [1, true] : [0, false])
          const said = lines.map(line => statement?.lines.find(part => part.line === line)?.quantity ?? 0)
          expect(said).toEqual(statement?.confirmed ? wishes[index] : [0, 0])
          for (const at of [0, 1]) given[at] = (given[at] ?? 0) + (said[at] ?? 0)
        }
        const order = await findOrder(db, page)
        const left = lines.map(line => (order ? leftOf(order).get(line) : null))
        expect(left).toEqual(bought.map((quantity, at) => quantity - (given[at] ?? 0)))
        expect(Math.min(...left.map(Number))).toBeGreaterThanOrEqual(0)
        // Who was refused asked for more than there is now: nothing was refused that could be given.
        for (const [index, statement] of statements.entries())
          if (!statement?.confirmed)
            expect(wishes[index]?.some((quantity, at) => quantity > Number(left[at]))).toBe(true)
        const mails = (await mailsTo(shop, email)).filter(({ kind }) => kind === 'withdrawal')
        expect(mails).toHaveLength(statements.filter(statement => statement?.confirmed).length)
        await checkLedger(async queries =>
          (await db.batch<Row>(queries.map(query => db.prepare(query)))).map(({ results }) => results),
        )
      },
    ),
    { numRuns: 12 },
  )
})
