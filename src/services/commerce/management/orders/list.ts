import type * as v from 'valibot'
import { type Order, type OrderRow, orderColumns, orderOf } from '../../orders/storage.ts'
import type { listing } from './fields.ts'

type Listing = v.InferOutput<typeof listing>

/** A condition on `orders`, and what is bound to its question marks. */
interface Condition {
  sql: string
  values: (string | number)[]
}

/**
 * A page of the orders that match, newest first, and the cursor of the next one: `before`; null on
 * the last page. `from` and `to` are days in UTC, both included.
 */
export async function loadOrders(db: D1Database, given: Listing): Promise<{ orders: Order[]; next: number | null }> {
  // Only what is asked for, so that each is read by its own index.
  const conditions = conditionsOf(given)
  const { results } = await db
    .prepare(
      `SELECT ${orderColumns} FROM orders WHERE ${['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')}
       ORDER BY number DESC LIMIT ? + 1 OFFSET ?`,
    )
    .bind(...conditions.flatMap(({ values }) => values), given.limit, given.skipFirst)
    .all<OrderRow>()
  const orders = results.slice(0, given.limit).map(orderOf)
  return { orders, next: results.length > given.limit ? (orders.at(-1)?.number ?? null) : null }
}

function conditionsOf({ state, status, work, search, from, to, before, refund }: Listing): Condition[] {
  const when = (value: string | number | undefined, sql: string) =>
    value === undefined ? [] : [{ sql, values: [value] }]
  return [
    ...(work === 'to_send' ? [{ sql: 'to_send > 0', values: [] }] : []),
    ...when(state, 'state = ?'),
    ...when(status, 'status = ?'),
    ...when(before, 'number < ?'),
    ...when(from, 'created >= ?'),
    ...when(to, "created < date(?, '+1 day')"),
    ...when(refund, 'reference IN (SELECT order_reference FROM refunds WHERE refunds.status = ?)'),
    ...(search === undefined ? [] : [matching(search)]),
  ]
}

const matching = (search: string): Condition => ({
  sql: `(number = ? OR EXISTS (SELECT 1 FROM json_each(?) WHERE ${matches}))`,
  values: [numberIn(search), JSON.stringify(variantsOf(search))],
})

const nameIn = (address: string) =>
  `(snapshot ->> '$.purchase.${address}.firstName') || ' ' || (snapshot ->> '$.purchase.${address}.lastName')`

const texts = [
  'email',
  nameIn('address'),
  nameIn('shippingAddress'),
  `snapshot ->> '$.purchase.address.company'`,
  `snapshot ->> '$.purchase.shippingAddress.company'`,
]

// Not LIKE, whose patterns D1 limits to 50 bytes.
const contains = (text: string) => `instr(lower(${text}), value) > 0`

/** Mail address, name or company of either address; number, SKU or name of an article. */
const matches = `${texts.map(contains).join(' OR ')}
  OR EXISTS (SELECT 1 FROM order_lines JOIN items USING (item) JOIN products USING (product)
    WHERE order_reference = reference AND (${['item', 'items.sku', 'products.name'].map(contains).join(' OR ')}))`

/**
 * What is looked for. SQLite folds the case of ASCII only, so that other letters are looked for as
 * they were typed, in lower case, in capitals, and with a capital for each word.
 */
function variantsOf(text: string): string[] {
  const lower = text.toLocaleLowerCase('sv')
  const titled = lower.replace(/(^|[\s-])(\p{L})/gu, (_, space, letter) => space + letter.toLocaleUpperCase('sv'))
  const variants = [text, lower, titled, text.toLocaleUpperCase('sv')]
  return [
    ...new Set(variants.map(variant => variant.normalize('NFC').replace(/[A-Z]/g, letter => letter.toLowerCase()))),
  ]
}

const numberIn = (search: string) => (/^\d{1,12}$/.test(search) ? Number(search) : 0)
