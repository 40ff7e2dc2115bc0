import type { Merchant } from '#src/services/commerce/lib/merchant.ts'
import { placeOrder } from '#src/services/commerce/orders/place.ts'
import type { Snapshot } from '#src/services/commerce/orders/snapshot.ts'
import type { PaymentProvider } from '#src/services/commerce/payments/provider.ts'
import { testProviders } from '#src/services/commerce/payments/test/providers.ts'
import type { Row } from '../../ledger.ts'
import { makeHex } from '../../make-hex.ts'
import { openMemoryDatabase } from './memory-database.ts'

export interface Bought {
  lines: { item: number; price: number; quantity: number; discount?: number }[]
  shipping: number
  /** The outcome to choose at the test provider, such as `pay` or `no-refund`. */
  outcome: string
  /** The amount charged. Default: the sum of lines and delivery. */
  amount?: number
  /** Fields of the snapshot. Default: none, as in orders of an older version. */
  fields?: Partial<Snapshot>
}

/** Whether the provider's next calls fail, and if so before or after they take effect. */
export type Fault = 'none' | 'before' | 'after'

const merchant: Merchant = {
  seller: { name: 'Dager', address: '', email: '', vatNumber: '' },
  mailbox: 'ops@example.com',
  language: 'en',
}
/** The stock of each of the three items at the start. */
const pieces = 1000

const catalogue = `
  INSERT INTO currencies (currency, whole) VALUES ('SEK', 1);
  INSERT INTO pricelists (pricelist, name, currency) VALUES (65, 'Sweden', 'SEK');
  INSERT INTO products (product, name, variant_en, variant_sv, uri, sku, media, created) VALUES ('1', 'A', '', '', 'a', '', '[]', '2026-01-01');
  INSERT INTO items (item, product, size_en, size_sv, sku, ean, position) VALUES ('i0', '1', '', '', '', '', 0);
  INSERT INTO items (item, product, size_en, size_sv, sku, ean, position) VALUES ('i1', '1', '', '', '', '', 1);
  INSERT INTO items (item, product, size_en, size_sv, sku, ean, position) VALUES ('i2', '1', '', '', '', '', 2);
  INSERT INTO stock (item, quantity) VALUES ('i0', ${pieces});
  INSERT INTO stock (item, quantity) VALUES ('i1', ${pieces});
  INSERT INTO stock (item, quantity) VALUES ('i2', ${pieces})`

/**
 * Opens a shop in memory with these orders, whose payments are not captured yet. `behave` sets how
 * the payment provider fails.
 */
export async function openModelShop(orders: Bought[]) {
  makeHex()
  const db = openMemoryDatabase()
  for (const sql of catalogue.split(';')) await db.prepare(sql).run()
  let fault: Fault = 'none'
  const env = new Proxy<Env>(Object.create(null), { get: (_, name) => (name === 'COMMERCE_DB' ? db : '') })
  const providers = testProviders(env).map(
    (provider): PaymentProvider => ({
      ...provider,
      capture: payment => callWithFault(fault, () => provider.capture(payment)),
      refund: (payment, refund) => callWithFault(fault, () => provider.refund(payment, refund)),
    }),
  )
  const shop = { db, providers, merchant }
  const stock = new Map([0, 1, 2].map(item => [`i${item}`, pieces]))
  const numbers: number[] = []
  for (const [index, bought] of orders.entries()) {
    for (const { item, quantity } of bought.lines) stock.set(`i${item}`, (stock.get(`i${item}`) ?? 0) - quantity)
    numbers.push(await place(shop, bought, `p${index}`))
  }
  const ask = async (queries: string[]): Promise<Row[][]> =>
    (await db.batch<Row>(queries.map(query => db.prepare(query)))).map(({ results }) => results)
  return {
    shop,
    numbers,
    stock,
    ask,
    behave: (next: Fault) => {
      fault = next
    },
    /** From now on, the provider reports the result of every refund made so far. */
    know: async () => {
      await db.prepare(`UPDATE test_refunds SET known = '2026-01-01T00:00:00.000Z'`).run()
      return []
    },
  }
}

/** Makes the call to the provider, and fails before or after it if `fault` says so. */
async function callWithFault<T>(fault: Fault, work: () => Promise<T>): Promise<T> {
  if (fault === 'before') throw new Error('The provider was not reached')
  const done = await work()
  if (fault === 'after') throw new Error("The provider's answer was lost")
  return done
}

type Shop = Parameters<typeof placeOrder>[0]

/** Stores an authorised payment and places its order. Returns the number of the order. */
async function place(
  { db, merchant }: Shop,
  { lines, shipping, outcome, fields, ...bought }: Bought,
  reference: string,
): Promise<number> {
  const sold = lines.map(({ item, discount = 0, ...line }, index) => ({
    ...line,
    line: `l${index}`,
    item: `i${item}`,
    discount,
  }))
  const { amount = sold.reduce((sum, { price, quantity, discount }) => sum + price * quantity - discount, shipping) } =
    bought
  const snapshot: Snapshot = {
    lines: sold,
    shipping,
    vouchers: [],
    email: 'asa@example.com',
    customer: null,
    language: 'en',
    purchase: {},
    returnPage: '',
    failedPage: '',
    ...fields,
  }
  const now = new Date().toISOString()
  await db.batch([
    db
      .prepare(
        `INSERT INTO payments (reference, selection, fingerprint, method, amount, currency, snapshot, status,
           authorised_amount, authorised_currency, created) VALUES (?1, ?1, ?1, 'test', ?2, 'SEK', ?3, 'authorised', ?2, 'SEK', ?4)`,
      )
      .bind(reference, amount, JSON.stringify(snapshot), now),
    db
      .prepare(`INSERT INTO test_payments (reference, outcome, amount, currency, known) VALUES (?, ?, ?, 'SEK', ?)`)
      .bind(reference, outcome, amount, now),
  ])
  const placed = await placeOrder({ db, merchant }, { reference, selection: reference, snapshot })
  if (placed.kind !== 'placed') throw new Error(placed.kind)
  return placed.order.number
}
