import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perLocale } from '#client/shared/texts/locales.ts'
import { loadListedProducts } from '#src/services/commerce/catalogue/listed-products.ts'
import { productView } from '#src/services/commerce/catalogue/product-view.ts'
import {
  consumeStock,
  releaseExpired,
  releaseReservations,
  reserveStock,
} from '#src/services/commerce/catalogue/reservations.ts'
import { setPrice } from '#src/services/commerce/management/prices.ts'
import { saveProduct } from '#src/services/commerce/management/products/storage.ts'
import { changeStock } from '#src/services/commerce/management/stock/change.ts'
import { sendMissedNotices } from '#src/services/commerce/newsletter/stock-requests.ts'
import { pickAmount } from '../../../support/amount.ts'
import { makeHex } from '../make-hex.ts'
import { openMemoryDatabase } from '../orders/model/memory-database.ts'

/*
 * Runs random sequences of everything that changes an item's free stock. Pages, listings and feeds
 * keep copies of stock labels (yes, few or no). The table `product_changes` names the products
 * whose copies must be renewed. After each step the copies must equal the labels in the checkout
 * interface, and nobody may still wait for a back-in-stock mail for an item that can be bought.
 */

makeHex()

const sizes: Record<string, string[]> = { 1: ['1-1', '1-2'], 2: ['2-1'] }

/** A shop with two products. */
async function open() {
  const db = openMemoryDatabase()
  await db.prepare(`INSERT INTO currencies (currency, whole) VALUES ('SEK', 1)`).run()
  await db.prepare(`INSERT INTO pricelists (pricelist, name, currency) VALUES (65, 'Sweden', 'SEK')`).run()
  for (const [product, items] of Object.entries(sizes)) await save(db, product, items, 0)
  return { db, published: new Map<string, string>(), payments: 0 }
}

type World = Awaited<ReturnType<typeof open>>

interface Step {
  name: string
  run: (world: World) => Promise<unknown>
}

const defineStep = (name: string, run: Step['run'], ...given: unknown[]): Step => ({
  name,
  run,
  // fast-check prints the step with this method.
  ...{ [fc.toStringMethod]: () => [name, ...given].join(' ') },
})

const set = (item: string, quantity: number) =>
  defineStep('set', ({ db }) => changeStock(db, item, { quantity, note: '' }, 'model'), item, quantity)

const add = (item: string, change: number) =>
  defineStep('add', ({ db }) => changeStock(db, item, { change, note: '' }, 'model'), item, change)

/** Starts a payment from a new network address. Does nothing if too little stock is free. */
function hold(selection: string, item: string, quantity: number) {
  async function run(world: World) {
    const { db } = world
    world.payments++
    const reference = `p${world.payments}`
    await db
      .batch([
        db
          .prepare(`UPDATE payments SET status = 'superseded' WHERE selection = ? AND status = 'pending'`)
          .bind(selection),
        db
          .prepare(
            `INSERT INTO payments (reference, selection, fingerprint, method, amount, currency, snapshot, status, created)
             VALUES (?1, ?2, ?1, 'test', 100, 'SEK', '{}', 'pending', '2026-01-01')`,
          )
          .bind(reference, selection),
        ...reserveStock(db, { reference, selection, lines: [{ item, quantity }], network: reference }, '2099-01-01'),
      ])
      .catch(() => null)
  }
  return defineStep('hold', run, selection, item, quantity)
}

const decline = (selection: string) =>
  defineStep(
    'decline',
    ({ db }) =>
      db.batch([
        db.prepare(`UPDATE payments SET status = 'declined' WHERE selection = ?`).bind(selection),
        ...releaseReservations(db, selection),
      ]),
    selection,
  )

async function runExpiry({ db }: World, selection: string) {
  await db.prepare(`UPDATE reservations SET until = '2026-01-01' WHERE selection = ?`).bind(selection).run()
  await releaseExpired(db, null)
}
const expire = (selection: string) => defineStep('expire', world => runExpiry(world, selection), selection)

/** Sells what the selection has reserved. Does nothing if less than that is in stock. */
async function runSale({ db }: World, selection: string) {
  const { results } = await db
    .prepare('SELECT item, quantity FROM reservations WHERE selection = ?')
    .bind(selection)
    .all<{ item: string; quantity: number }>()
  await db.batch(consumeStock(db, selection, results, 'none')).catch(() => null)
}
const sell = (selection: string) => defineStep('sell', world => runSale(world, selection), selection)

/** Puts goods back into stock, as a return, a refund or a cancelled order does. */
const restock = (item: string, quantity: number) =>
  defineStep(
    'restock',
    ({ db }) => db.prepare('UPDATE stock SET quantity = quantity + ?2 WHERE item = ?1').bind(item, quantity).run(),
    item,
    quantity,
  )

/**
 * Saves the product again, with only its first size if `isSmall`. Does nothing if the removed size
 * is reserved for a payment.
 */
const replace = (product: string, isSmall: boolean, stock: number) =>
  defineStep(
    'replace',
    ({ db }) => save(db, product, (sizes[product] ?? []).slice(0, isSmall ? 1 : 2), stock).catch(() => null),
    product,
    isSmall,
    stock,
  )

const reprice = (product: string, price: number) =>
  defineStep(
    'reprice',
    ({ db }) => setPrice(db, { product, priceList: 65, price, before: price }, new Date()),
    product,
    price,
  )

const wait = (item: string, isAny: boolean) =>
  defineStep(
    'wait',
    ({ db }) =>
      db
        .prepare(
          `INSERT OR IGNORE INTO stock_requests (email, product, item, language, created)
           SELECT ?1 || '@example.com', product, CASE WHEN ?2 THEN '' ELSE item END, 'en', '2026-01-01' FROM items WHERE item = ?1`,
        )
        .bind(item, Number(isAny))
        .run(),
    item,
    isAny,
  )

const save = (db: D1Database, product: string, items: string[], stock: number) =>
  saveProduct(
    db,
    product,
    {
      ...{ name: `Lamp ${product}`, variant: perLocale(() => ''), uri: `lamp-${product}`, sku: '', media: [] },
      ...{
        isNew: false,
        prepareDays: 0,
        isElectric: true,
        created: '2026-01-01',
        categories: [],
        markets: [1],
        related: [],
      },
      prices: { 65: { price: 100, before: 100, lowest: undefined } },
      items: items.map(item => ({ item, size: perLocale(() => item), sku: '', ean: '', stock })),
    },
    { categories: [], actor: 'model', now: new Date() },
  )

const item = fc.constantFrom(...Object.values(sizes).flat())
const product = fc.constantFrom(...Object.keys(sizes))
const selection = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
/** Small quantities, where the stock label changes, and a few large ones. */
const stock = fc.oneof(fc.integer({ min: 0, max: 16 }), fc.constantFrom(24, 40, 500))

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(item, stock).map(given => set(...given)) },
    { weight: 2, arbitrary: fc.tuple(item, fc.integer({ min: -12, max: 12 })).map(given => add(...given)) },
    { weight: 8, arbitrary: fc.tuple(selection, item, fc.integer({ min: 1, max: 3 })).map(given => hold(...given)) },
    { weight: 2, arbitrary: selection.map(decline) },
    { weight: 2, arbitrary: selection.map(expire) },
    { weight: 2, arbitrary: selection.map(sell) },
    fc.tuple(item, fc.integer({ min: 1, max: 12 })).map(given => restock(...given)),
    fc.tuple(product, fc.boolean(), stock).map(given => replace(...given)),
    fc.tuple(product, fc.integer({ min: 1, max: 3 })).map(given => reprice(...given)),
    fc.tuple(item, fc.boolean()).map(given => wait(...given)),
  ),
  { minLength: 1, maxLength: 30 },
)

/** Each product's price and stock labels in the interface, as text. */
async function loadLabels({ db }: World) {
  const place = { market: 1, priceList: 65 }
  const { products } = await loadListedProducts(db, Object.keys(sizes), place, { language: 'en', whole: false })
  return new Map(
    products.map(({ product, price, items, ...rest }) => {
      const mode = { priced: false, warehouses: false, deducted: { vatTenths: 0, above: 0 } }
      const view = productView({ ...rest, product, price, items }, { currency: 'SEK', whole: true }, mode)
      return [product, [price, ...view.items.map(({ item, stock }) => `${item} ${stock}`)].join()]
    }),
  )
}

/** Renews the copies of the products in `product_changes`. Returns the current labels. */
async function publish(world: World) {
  const now = await loadLabels(world)
  const { results } = await world.db.prepare('DELETE FROM product_changes RETURNING product').all<{ product: string }>()
  for (const { product } of results) world.published.set(product, now.get(product) ?? '')
  return now
}

const MAIL: Queue = {
  metrics: async () => ({ backlogCount: 0, backlogBytes: 0 }),
  send: async () => ({ metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }),
  sendBatch: async () => ({ metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }),
}
const waiting = `SELECT COUNT(*) AS count FROM stock_requests request JOIN items ON items.product = request.product
  AND request.item IN ('', items.item) JOIN free_stock free USING (item) WHERE free.quantity > 0`

/** Counts the offers that triggers have not brought up to date, and products without an offer. */
const outdatedOffers = `SELECT COUNT(*) AS count FROM current_offers now LEFT JOIN offers USING (product)
  WHERE offers.offer IS NOT now.offer`

const heldTwelve = ['a', 'b', 'c', 'd'].map(selection => hold(selection, '2-1', 3))

test('every change of free stock updates copies of the stock label and mails customers who wait for the item', async () => {
  const seen = new Set<string>()
  const holds = fc.asyncProperty(steps, async given => {
    const world = await open()
    await publish(world)
    for (const { name, run } of given) {
      await run(world)
      const now = await publish(world)
      expect(Object.fromEntries(world.published), name).toEqual(Object.fromEntries(now))
      for (const [label] of [...now.values()].join().matchAll(/yes|few|no/g)) seen.add(`${name} ${label}`)
      await sendMissedNotices({ COMMERCE_DB: world.db, MAIL })
      expect(await world.db.prepare(waiting).first('count'), name).toBe(0)
      expect(await world.db.prepare(outdatedOffers).first('count'), name).toBe(0)
    }
  })
  const examples: [Step[]][] = [
    [[set('2-1', 12), ...heldTwelve, set('2-1', 500)]],
    [[set('2-1', 15), hold('a', '2-1', 3), hold('b', '2-1', 3), hold('c', '2-1', 2), set('2-1', 40)]],
    [[set('2-1', 24), ...heldTwelve, set('2-1', 12)]],
    [[set('2-1', 12), ...heldTwelve, set('2-1', 2), decline('a'), decline('b'), decline('c'), decline('d')]],
  ]
  await fc.assert(holds, { numRuns: pickAmount(150, 5000), examples })
  for (const name of ['set', 'add', 'hold', 'decline', 'expire', 'sell', 'restock', 'replace'])
    for (const label of ['yes', 'few', 'no']) expect([...seen]).toContain(`${name} ${label}`)
}, 3_600_000)
