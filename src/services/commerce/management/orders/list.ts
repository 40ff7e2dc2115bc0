import type * as v from 'valibot'
import { type Order, type OrderRow, orderColumns, orderOf } from '../../orders/storage.ts'
import type { listing } from './fields.ts'

type Listing = v.InferOutput<typeof listing>

/**
 * A page of the orders that match, newest first, and the cursor of the next one: `before`; null on
 * the last page. `from` and `to` are days in UTC, both included.
 */
export async function loadOrders(db: D1Database, given: Listing): Promise<{ orders: Order[]; next: number | null }> {
  const { state = null, status = null, search = null, from = null, to = null, before = null, refund = null } = given
  const { results } = await db
    .prepare(
      `SELECT ${orderColumns} FROM orders
       WHERE (?1 IS NULL OR state = ?1) AND (?2 IS NULL OR status = ?2) AND (?3 IS NULL OR number < ?3)
         AND (?4 IS NULL OR created >= ?4) AND (?5 IS NULL OR substr(created, 1, 10) <= ?5)
         AND (?10 IS NULL OR EXISTS (SELECT 1 FROM refunds WHERE order_reference = orders.reference AND refunds.status = ?10))
         AND (?6 IS NULL OR number = ?7 OR EXISTS (SELECT 1 FROM json_each(?6) WHERE ${matches}))
       ORDER BY number DESC LIMIT ?8 + 1 OFFSET ?9`,
    )
    .bind(
      state,
      status,
      before,
      from,
      to,
      search && JSON.stringify(variantsOf(search)),
      numberIn(search),
      given.limit,
      given.skipFirst,
      refund,
    )
    .all<OrderRow>()
  const orders = results.slice(0, given.limit).map(orderOf)
  return { orders, next: results.length > given.limit ? (orders.at(-1)?.number ?? null) : null }
}

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

const numberIn = (search: string | null) => (search && /^\d{1,12}$/.test(search) ? Number(search) : null)
