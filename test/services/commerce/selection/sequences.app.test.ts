import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { type Constants, checkLedger } from '../ledger.ts'
import { createShopper } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'
import { add, addCode, move, other, remove, removeCode, resize } from './sequences/bag-commands.ts'
import { checkStock, stockQuery } from './sequences/checks.ts'
import { createTurn, type Real } from './sequences/command.ts'
import { decide, pay } from './sequences/payment-commands.ts'
import { logIn, logOut, register } from './sequences/people-commands.ts'
import { codes, insertCodes } from './sequences/vouchers.ts'
import { createBag, type World } from './sequences/world.ts'

/*
 * Two people, who may share a network address, make random calls. Each call is also applied to a
 * model that knows only quantities. After each call, the selection, the stock and the reservations
 * must equal the model, the selection's sums must add up, and `ledger.ts` must find no faults.
 */

const sequences = pickAmount(3, 150)
// A network address may reserve three pieces or 1 % of the stock, whichever is more: here eight.
const stock = { '1001-1': 20, '1002-1': 30, '1005-1': 800 }

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.batch(insertCodes.map(sql => shop.env.COMMERCE_DB.prepare(sql)))
})

const { ask, change } = openStoredData(() => shop)

test('bags, stock and orders match the model after any sequence of calls', {
  timeout: sequences * 60_000,
}, async () => {
  const steps = { count: 0 }
  let run = 0
  const commands = [add, add, add, resize, resize, remove, move, addCode, addCode, removeCode, other]
  const deciding = [pay, pay, pay, decide, decide, decide, decide]
  const all = fc.commands([...commands, ...deciding, register, logIn, logIn, logOut], { maxCommands: 50, size: 'max' })
  // Sequences begin with filling the bags, because little happens while they are empty.
  const first = fc.array(fc.oneof(add, add, pay, addCode), { minLength: 4, maxLength: 9 })
  const property = fc.asyncProperty(first, all, fc.boolean(), async (filling, plan, isShared) => {
    const setup = await startSequence(`${Date.now()}.${run++}`, isShared, steps)
    await fc.asyncModelRun(() => setup, [...filling, ...plan])
    for (const who of [0, 1]) await createTurn(setup.model, setup.real, who).ask('GET', 'selection', undefined, 200)
  })
  await fc.assert(property, { numRuns: sequences, endOnFailure: true })
  console.log(`${sequences} sequences, ${steps.count} steps`)
  expect(steps.count).toBeGreaterThan(sequences * 3)
})

/**
 * Releases everything that earlier sequences reserved, fills the stock, and returns the model and
 * the real shop with two new visitors.
 */
async function startSequence(
  name: string,
  isShared: boolean,
  steps: { count: number },
): Promise<{ model: World; real: Real }> {
  const uses = Object.entries(codes).flatMap(([code, voucher]) =>
    voucher.uses === null ? [] : [[code, voucher.uses] as const],
  )
  await change([
    'DELETE FROM reservations',
    'DELETE FROM voucher_reservations',
    `UPDATE payments SET status = 'superseded' WHERE status = 'pending'`,
    ...Object.entries(stock).map(
      ([item, quantity]) => `UPDATE stock SET quantity = ${quantity} WHERE item = '${item}'`,
    ),
    ...uses.map(([code, left]) => `UPDATE vouchers SET uses_left = ${left} WHERE voucher = '${code}'`),
  ])
  let before: Constants = await checkLedger(ask)
  const people = [0, isShared ? 0 : 1].map(network => ({ bag: createBag('SE'), email: null, network }))
  const addresses = people.map(() => `10.${run256()}.${run256()}.${run256()}`)
  return {
    model: {
      stock: new Map(Object.entries(stock)),
      stranded: [],
      uses: new Map(uses),
      people,
      accounts: new Map(),
      declined: [0, 0],
      mistakes: 0,
    },
    real: {
      shoppers: people.map(({ network }) => createShopper(shop, { 'CF-Connecting-IP': addresses[network] ?? '' })),
      lines: new Map(),
      name,
      steps,
      checkBooks: async world => {
        const [rows = []] = await ask([stockQuery(world)])
        checkStock(rows, world)
        before = await checkLedger(ask, before)
      },
    },
  }
}

const run256 = () => Math.floor(Math.random() * 256)
