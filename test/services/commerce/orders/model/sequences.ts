import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { decideCancellation } from '#src/services/commerce/fulfilment/cancel.ts'
import { decideDelivery } from '#src/services/commerce/fulfilment/parcels.ts'
import { decideReturn } from '#src/services/commerce/fulfilment/returns.ts'
import { decideShipment } from '#src/services/commerce/fulfilment/ship.ts'
import type { PlainOutcome } from '#src/services/commerce/lib/outcome.ts'
import { changeStock } from '#src/services/commerce/management/stock/change.ts'
import { countStock } from '#src/services/commerce/management/stock/count.ts'
import { findStockItem } from '#src/services/commerce/management/stock/list.ts'
import { changeOrder, type Decision } from '#src/services/commerce/orders/change.ts'
import { collectOrderFacts } from '#src/services/commerce/orders/facts.ts'
import { decideOrderState, decideOrderStatus, type OrderAction } from '#src/services/commerce/orders/states.ts'
import { findOrder, type Order } from '#src/services/commerce/orders/storage.ts'
import { captureOrVoid } from '#src/services/commerce/payments/capture.ts'
import { decideRefund } from '#src/services/commerce/refunds/request.ts'
import { settleRefunds } from '#src/services/commerce/refunds/settle.ts'
import { confirmWithdrawal } from '#src/services/commerce/withdrawals/decide.ts'
import { insertWithdrawal } from '#src/services/commerce/withdrawals/storage.ts'
import { checkLedger } from '../../ledger.ts'
import { type Bought, type Fault, openModelShop } from './shop.ts'

/** One change to an order or to stock, and how the payment provider fails during the change. */
interface Step {
  action: OrderAction | 'capture' | 'settle' | 'know' | 'withdraw' | 'stock' | 'count'
  order: number
  line: number
  quantity: number
  amount: number
  flag: boolean
  fault: Fault
}

const bought: fc.Arbitrary<Bought> = fc.record({
  lines: fc.array(
    fc.record({
      item: fc.nat({ max: 2 }),
      price: fc.integer({ min: 100, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  shipping: fc.nat({ max: 9900 }),
  outcome: fc.constantFrom('pay', 'pay', 'late-refund', 'no-refund'),
})

const changes = [
  'start',
  'ship',
  'ship',
  'deliver',
  'return',
  'return',
  'refund',
  'refund',
  'refund',
  'cancel',
] as const
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(
    ...changes,
    ...(['capture', 'settle', 'settle', 'know', 'withdraw', 'withdraw', 'stock', 'count'] as const),
  ),
  order: fc.nat({ max: 2 }),
  line: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  amount: fc.nat({ max: 300_000 }),
  flag: fc.boolean(),
  fault: fc.constantFrom<Fault>('none', 'none', 'none', 'before', 'after'),
})

/** Up to three orders, and groups of steps; the steps of a group run in parallel. */
export const sequence = fc.tuple(
  fc.array(bought, { minLength: 1, maxLength: 3 }),
  fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
)

type World = Awaited<ReturnType<typeof openModelShop>>

/**
 * Runs the groups of steps. Throws if money, stock or document numbers do not add up after a group.
 * At the end it completes open captures and refunds, and checks once more.
 */
export async function checkSequence([orders, groups]: [Bought[], Step[][]]) {
  const world = await openModelShop(orders)
  const stock = new Map(world.stock)
  for (const group of groups) {
    const back = await Promise.all(group.map(given => takeStep(world, given)))
    for (const [item, quantity] of back.flat()) stock.set(item, (stock.get(item) ?? 0) + quantity)
    await checkWorld(world, stock)
  }
  world.behave('none')
  await captureOrVoid(world.shop, async () => {})
  await settleRefunds(world.shop, noMail)
  await world.know()
  await settleRefunds(world.shop, noMail)
  await checkWorld(world, stock)
  await migrateAgain(world)
  await checkWorld(world, stock)
  for (const number of world.numbers) {
    const { refunds, charge } = await loadOrder(world, number)
    if (charge.captured === null || refunds.some(({ status }) => status === 'requested'))
      throw new Error(`Order ${number} is not settled: ${JSON.stringify(refunds)}`)
  }
}

const migration = readFileSync('src/services/commerce/migrations/0003_stock_moves.sql', 'utf8')
const [fillLines = ''] = /^UPDATE order_lines SET[^;]*/m.exec(migration) ?? []

/** Recomputes the unsent pieces of all lines, as the migration does for existing orders. */
async function migrateAgain({ shop: { db } }: World) {
  await db.batch([db.prepare('UPDATE order_lines SET to_send = 0, withdrawn = 0'), db.prepare(fillLines)])
}

const noMail = async () => {}

async function loadOrder({ shop }: World, number: number): Promise<Order> {
  const order = await findOrder(shop.db, { number })
  if (!order) throw new Error(`Order ${number} does not exist`)
  return order
}

let keys = 0

/** Takes the step. Returns the items and quantities that go back into stock. */
async function takeStep(world: World, given: Step): Promise<[string, number][]> {
  const number = world.numbers[given.order % world.numbers.length] ?? 0
  const { reference, selection } = await loadOrder(world, number)
  world.behave(given.fault)
  if (given.action === 'know') return world.know()
  if (given.action === 'capture') return captureOrVoid(world.shop, async () => {}, selection).then(() => [])
  if (given.action === 'settle') return settleRefunds(world.shop, noMail, reference).then(() => [])
  const now = new Date()
  if (given.action === 'withdraw') return withdraw(world, reference, given, now)
  if (given.action === 'stock') return correctStock(world, given)
  if (given.action === 'count') return countShelf(world, given)
  const occasion = { reference: `refund-${keys++}`, now }
  let before: Order | null = null
  const entry = { change: given.action, key: `key ${keys++}`, actor: 'model', now }
  const changed = await changeOrder(world.shop.db, { reference }, entry, order => {
    before = order
    return decide(order, given, occasion)
  })
  return changed.ok && before ? listRestocked(before, changed.value, given) : []
}

/** Withdraws some pieces of a line. Throws if two parallel confirmations are both accepted. */
async function withdraw({ shop }: World, page: string, { line, quantity }: Step, now: Date) {
  const claim = { page, orderNumber: '', email: 'asa@example.com', name: 'Åsa', language: 'en' as const }
  const reference = await insertWithdrawal(shop.db, claim, now)
  const lines = [{ line: `l${line}`, quantity }]
  const confirm = () => confirmWithdrawal({ ...shop, now }, reference, { lines, language: null })
  const outcomes = await Promise.all([confirm(), confirm()])
  const fresh = outcomes.filter(outcome => outcome.ok && outcome.value.isNew)
  if (fresh.length > 1) throw new Error(`Withdrawal ${reference} was confirmed twice`)
  return []
}

/** Adds or removes pieces of an item. Returns the item and the change of its stock. */
async function correctStock({ shop }: World, { line, quantity, flag }: Step): Promise<[string, number][]> {
  const change = {
    change: flag ? quantity : -quantity,
    reason: flag ? ('received' as const) : ('lost' as const),
    note: '',
  }
  const changed = await changeStock(shop.db, `i${line}`, change, 'model')
  return changed.ok ? [[`i${line}`, change.change]] : []
}

/**
 * Stores a stock count that differs by one or more pieces from the shelf, which was read before.
 * Returns the item and the difference, which parallel sales and returns must not change.
 */
async function countShelf({ shop }: World, { line, quantity, flag }: Step): Promise<[string, number][]> {
  const item = `i${line}`
  const seen = (await findStockItem(shop.db, item))?.shelf ?? 0
  const counted = seen + (flag ? quantity : -quantity)
  if (quantity === 3) {
    const changed = await changeStock(shop.db, item, { counted, seen, note: '' }, 'model')
    return changed.ok ? [[item, counted - seen]] : []
  }
  const csv = `item,counted,seen\n${item},${counted},${seen}`
  const changed = await countStock(shop.db, csv, { isApplied: true, actor: 'model' })
  return changed.ok ? changed.value.map(change => [item, change.after - change.before]) : []
}

function decide(order: Order, given: Step, occasion: { reference: string; now: Date }): PlainOutcome<Decision> {
  const { action, line, quantity, amount, flag } = given
  const lines = [{ line: `l${line}`, quantity }]
  switch (action) {
    case 'start':
      return { ok: true, value: { after: order, statements: () => [] } }
    case 'ship':
      return decideShipment(order, parcel, flag ? null : lines, occasion.now)
    case 'deliver':
      return decideDelivery(order, null, occasion.now)
    case 'cancel':
      return decideCancellation(order, { reason: '', restock: flag }, occasion)
    case 'return':
      return decideReturn(order, { lines, restock: flag })
    default:
      return decideRefund(
        order,
        {
          all: amount % 7 === 0,
          lines: amount % 2 ? lines : [],
          shipping: amount % 5 === 0,
          amount: amount % 3 ? 0 : amount,
          reason: '',
          withdrawal: null,
          restock: flag,
        },
        occasion,
      )
  }
}

const parcel = { carrier: '', trackingId: '', trackingUrl: '' }

/** The items and quantities that the change should put back into stock. */
function listRestocked(before: Order, after: Order, { action, line, quantity, flag }: Step): [string, number][] {
  if (!flag) return []
  const findItem = (id: string) => before.snapshot.lines.find(entry => entry.line === id)?.item ?? ''
  if (action === 'return') return [[findItem(`l${line}`), quantity]]
  const known = new Set(before.refunds.map(({ reference }) => reference))
  const added = after.refunds.filter(({ reference }) => !known.has(reference)).slice(0, 1)
  if (action === 'refund') return added.flatMap(({ lines }) => lines.map(part => [findItem(part.line), part.unsent]))
  if (action !== 'cancel') return []
  return before.snapshot.lines.map(({ line: id, item, quantity: sold }) => {
    const given = before.refunds.flatMap(({ lines }) => lines).filter(part => part.line === id)
    return [item, sold - given.reduce((sum, { unsent }) => sum + unsent, 0)]
  })
}

/** Throws if the state, stock or money of any order is wrong. */
async function checkWorld(world: World, stock: Map<string, number>) {
  const { numbers, ask } = world
  for (const number of numbers) {
    const order = await loadOrder(world, number)
    const facts = collectOrderFacts(order)
    if (order.state !== decideOrderState(facts) || order.status !== decideOrderStatus(facts))
      throw new Error(`Order ${number}: stored as ${order.state}, ${order.status}, not ${decideOrderState(facts)}`)
  }
  await checkLedger(ask)
  const [unnamed = []] = await ask([`SELECT id, item FROM stock_moves WHERE cause = 'unknown' OR cause = ''`])
  if (unnamed.length > 0) throw new Error(`Moves without a cause: ${JSON.stringify(unnamed)}`)
  const [there = []] = await ask(['SELECT item, quantity FROM stock'])
  for (const { item, quantity } of there)
    if (stock.get(String(item)) !== quantity)
      throw new Error(`The stock of ${item} is ${quantity}, not ${stock.get(String(item))}`)
  const [money = []] = await ask([
    `SELECT number, payments.amount, captured IS NOT NULL AS taken, orders.state,
       (SELECT COALESCE(SUM(amount), 0) FROM test_refunds WHERE payment = payments.reference) AS back,
       (SELECT COALESCE(SUM(amount), 0) FROM refunds WHERE order_reference = orders.reference AND status = 'refunded') AS noted
     FROM orders JOIN payments ON payments.reference = orders.payment JOIN test_payments ON test_payments.reference = orders.payment`,
  ])
  for (const { number, amount, taken, back, noted } of money) {
    const kept = Number(taken ? amount : 0) - Number(back)
    if (kept < 0 || Number(noted) > Number(back))
      throw new Error(`Order ${number}: the provider refunded ${back} of ${amount}, the shop stored ${noted}`)
  }
  if (money.length !== numbers.length) throw new Error(`The database has ${money.length} orders, not ${numbers.length}`)
}
