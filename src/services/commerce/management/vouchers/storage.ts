import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import type { VoucherFields } from './fields.ts'

/** The columns of a voucher in responses. Amounts are in minor units. */
const columns = `voucher, description, type, kind, value, pricelist, minimum, products, categories, exclusive,
  once_per_customer AS oncePerCustomer, uses_left AS usesLeft, valid_from AS validFrom, valid_until AS validUntil,
  (SELECT COUNT(*) FROM voucher_uses uses WHERE uses.voucher = vouchers.voucher) AS used`

interface Row {
  products: string | null
  categories: string | null
  exclusive: number
  oncePerCustomer: number
}

const listedView = ({ products, categories, exclusive, oncePerCustomer, ...row }: Row) => ({
  ...row,
  products: products === null ? null : JSON.parse(products),
  categories: categories === null ? null : JSON.parse(categories),
  exclusive: exclusive === 1,
  oncePerCustomer: oncePerCustomer === 1,
})

export async function loadVouchers(db: D1Database) {
  const { results } = await db.prepare(`SELECT ${columns} FROM vouchers ORDER BY voucher`).all<Row>()
  return results.map(listedView)
}

/** Makes a voucher invalid from `now`, and keeps it stored. Returns null if it does not exist. */
export async function endVoucher(db: D1Database, voucher: string, now: Date) {
  const [ended] = await db.batch<Row>([
    db
      .prepare(
        `UPDATE vouchers SET valid_until = MIN(?, COALESCE(valid_until, '9')) WHERE voucher = ? RETURNING ${columns}`,
      )
      .bind(now.toISOString(), voucher),
  ])
  const row = ended?.results[0]
  return row ? listedView(row) : null
}

/** Checks a voucher for contradictions, and for ids of products and so on that do not exist. */
export async function checkVoucher(db: D1Database, fields: VoucherFields, now: Date): Promise<PlainOutcome<null>> {
  const { kind, type, from, until, minimum, pricelist, oncePerCustomer, products = [], categories = [] } = fields
  const findExisting = async (table: string, column: string, values: (string | number)[]) => {
    const { results } = await db
      .prepare(`SELECT ${column} AS id FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`)
      .bind(JSON.stringify(values))
      .all<{ id: string | number }>()
    return results.map(({ id }) => id)
  }
  const listMissing = async (field: string, table: string, column: string, values: string[]) => {
    const found = values.length > 0 ? await findExisting(table, column, values) : []
    return values.flatMap((value, index) => (found.includes(value) ? [] : [[`${field}.${index}`, 'not found']]))
  }
  const needsList = kind === 'amount' || minimum !== undefined
  const isUnknown = pricelist !== undefined && (await findExisting('pricelists', 'pricelist', [pricelist])).length === 0
  const errors: Record<string, string> = Object.fromEntries([
    ...(needsList && pricelist === undefined ? [['pricelist', 'required for an amount or a minimum']] : []),
    ...(isUnknown ? [['pricelist', 'not found']] : []),
    ...(oncePerCustomer && type === 'automatic'
      ? [['oncePerCustomer', 'not for an automatic one: the total is shown before the buyer is known']]
      : []),
    ...(until !== undefined && !(until > now.toISOString()) ? [['until', 'must be in the future']] : []),
    ...(from !== undefined && until !== undefined && until <= from ? [['until', 'must be after from']] : []),
    ...(await listMissing('products', 'products', 'product', products)),
    ...(await listMissing('categories', 'categories', 'category', categories)),
  ])
  if (isUnknown) return fail(404, errors)
  return Object.keys(errors).length > 0 ? fail(406, errors) : { ok: true, value: null }
}

/**
 * Creates a voucher or, with `isChange`, changes it. Returns false if the voucher to create already
 * exists, or the voucher to change does not.
 */
export async function saveVoucher(db: D1Database, fields: VoucherFields, isChange: boolean): Promise<boolean> {
  const { voucher, description, type, kind, uses = null, from = null, until = null, minimum = null } = fields
  const values = [
    description || voucher,
    type,
    kind,
    kind === 'free_shipping' ? 0 : fields.value,
    fields.pricelist ?? null,
    uses,
    from,
    until,
    minimum,
    fields.products ? JSON.stringify(fields.products) : null,
    fields.categories ? JSON.stringify(fields.categories) : null,
    fields.exclusive ? 1 : 0,
    fields.oncePerCustomer ? 1 : 0,
  ]
  const marks = storedColumns.map(() => '?').join(', ')
  const sql = isChange
    ? `UPDATE vouchers SET (${storedColumns.join(', ')}) = (${marks}) WHERE voucher = ?`
    : `INSERT INTO vouchers (${storedColumns.join(', ')}, voucher) VALUES (${marks}, ?) ON CONFLICT DO NOTHING`
  const [saved] = await db.batch([db.prepare(sql).bind(...values, voucher)])
  return (saved?.meta.changes ?? 0) > 0
}

const storedColumns = [
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
