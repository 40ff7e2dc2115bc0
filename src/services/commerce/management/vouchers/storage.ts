import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import type { VoucherFields } from './fields.ts'

/** A voucher as it is listed; amounts in minor units. */
const columns = `voucher, description, type, kind, value, pricelist, minimum, products, categories, exclusive,
  once_per_customer AS oncePerCustomer, uses_left AS usesLeft, valid_from AS validFrom, valid_until AS validUntil,
  (SELECT COUNT(*) FROM voucher_uses uses WHERE uses.voucher = vouchers.voucher) AS used`

interface Row {
  products: string | null
  categories: string | null
  exclusive: number
  oncePerCustomer: number
}

const viewOf = ({ products, categories, exclusive, oncePerCustomer, ...row }: Row) => ({
  ...row,
  products: products === null ? null : JSON.parse(products),
  categories: categories === null ? null : JSON.parse(categories),
  exclusive: exclusive === 1,
  oncePerCustomer: oncePerCustomer === 1,
})

export async function loadVouchers(db: D1Database) {
  const { results } = await db.prepare(`SELECT ${columns} FROM vouchers ORDER BY voucher`).all<Row>()
  return results.map(viewOf)
}

/** Keeps the voucher stored, and expired from now on. Null when there is none. */
export async function endVoucher(db: D1Database, voucher: string, now: Date) {
  const row = await db
    .prepare(
      `UPDATE vouchers SET valid_until = MIN(?, COALESCE(valid_until, '9')) WHERE voucher = ? RETURNING ${columns}`,
    )
    .bind(now.toISOString(), voucher)
    .first<Row>()
  return row && viewOf(row)
}

/** Refuses contradictions in a voucher's terms, and ids that do not exist. */
export async function checkVoucher(db: D1Database, given: VoucherFields, now: Date): Promise<PlainOutcome<null>> {
  const { kind, type, from, until, minimum, pricelist, oncePerCustomer, products = [], categories = [] } = given
  const known = async (table: string, column: string, values: (string | number)[]) => {
    const { results } = await db
      .prepare(`SELECT ${column} AS id FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`)
      .bind(JSON.stringify(values))
      .all<{ id: string | number }>()
    return results.map(({ id }) => id)
  }
  const missing = async (field: string, table: string, column: string, values: string[]) => {
    const found = values.length > 0 ? await known(table, column, values) : []
    return values.flatMap((value, index) => (found.includes(value) ? [] : [[`${field}.${index}`, 'not found']]))
  }
  const needsList = kind === 'amount' || minimum !== undefined
  const isUnknown = pricelist !== undefined && (await known('pricelists', 'pricelist', [pricelist])).length === 0
  const errors: Record<string, string> = Object.fromEntries([
    ...(needsList && pricelist === undefined ? [['pricelist', 'required for an amount or a minimum']] : []),
    ...(isUnknown ? [['pricelist', 'not found']] : []),
    ...(oncePerCustomer && type === 'automatic'
      ? [['oncePerCustomer', 'not for an automatic one: the total is shown before the buyer is known']]
      : []),
    ...(until !== undefined && !(until > now.toISOString()) ? [['until', 'must be to come']] : []),
    ...(from !== undefined && until !== undefined && until <= from ? [['until', 'must be after from']] : []),
    ...(await missing('products', 'products', 'product', products)),
    ...(await missing('categories', 'categories', 'category', categories)),
  ])
  if (isUnknown) return fail(404, errors)
  return Object.keys(errors).length > 0 ? fail(406, errors) : { ok: true, value: null }
}

/** Stores a new voucher, or with `isChange` other terms of one; false if that is not possible. */
export async function saveVoucher(db: D1Database, given: VoucherFields, isChange: boolean): Promise<boolean> {
  const { voucher, description, type, kind, uses = null, from = null, until = null, minimum = null } = given
  const values = [
    description || voucher,
    type,
    kind,
    kind === 'free_shipping' ? 0 : given.value,
    given.pricelist ?? null,
    uses,
    from,
    until,
    minimum,
    given.products ? JSON.stringify(given.products) : null,
    given.categories ? JSON.stringify(given.categories) : null,
    given.exclusive ? 1 : 0,
    given.oncePerCustomer ? 1 : 0,
  ]
  const marks = stored.map(() => '?').join(', ')
  const sql = isChange
    ? `UPDATE vouchers SET (${stored.join(', ')}) = (${marks}) WHERE voucher = ?`
    : `INSERT INTO vouchers (${stored.join(', ')}, voucher) VALUES (${marks}, ?) ON CONFLICT DO NOTHING`
  const { meta } = await db
    .prepare(sql)
    .bind(...values, voucher)
    .run()
  return meta.changes > 0
}

const stored = [
  'description',
  'type',
  'kind',
  'value',
  'pricelist',
  'uses_left',
  'valid_from',
  'valid_until',
  'minimum',
  'products',
  'categories',
  'exclusive',
  'once_per_customer',
]
