import { cleanLine } from '#client/shared/commerce/clean.ts'
import { Batch } from '../lib/database.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import { normalizeMailbox } from '../mail/mailbox.ts'
import { usesReservedByOthers } from './reservations.ts'
import type { Voucher } from './terms.ts'

export type VoucherRow = Omit<Voucher, 'products' | 'categories' | 'exclusive'> & {
  products: string | null
  categories: string | null
  exclusive: number
}

const columns = `vouchers.voucher, vouchers.description, vouchers.type, vouchers.kind, vouchers.value, vouchers.minimum,
  vouchers.products, vouchers.categories, vouchers.exclusive`
/**
 * SQL condition that a voucher has uses left, can be used with the price list `?1`, and is valid at
 * the time `?2`.
 */
const usable = `(uses_left IS NULL OR uses_left > 0) AND (pricelist IS NULL OR pricelist = ?1)
  AND (valid_from IS NULL OR valid_from <= ?2) AND (valid_until IS NULL OR valid_until > ?2)`

export const parseVoucher = (row: VoucherRow): Voucher => ({
  ...row,
  products: row.products === null ? null : parseStoredJson(row.products),
  categories: row.categories === null ? null : parseStoredJson(row.categories),
  exclusive: row.exclusive === 1,
})

const now = () => new Date().toISOString()

/**
 * Lists the spellings for which a code is looked up, as JSON: as entered, in upper case, and in
 * lower case. So the case of all letters is ignored; SQLite itself could only ignore the case of
 * ASCII letters.
 */
function listSpellings(code: string): string {
  const cleanCode = cleanLine(code)
  return JSON.stringify([cleanCode, cleanCode.toUpperCase(), cleanCode.toLowerCase()])
}

/** Finds a valid voucher by its code. Automatic vouchers have no code. */
export async function findVoucher(db: D1Database, code: string, priceList: number): Promise<Voucher | null> {
  const row = await db
    .prepare(
      `SELECT ${columns} FROM vouchers JOIN json_each(?3) codes ON voucher = codes.value
       WHERE vouchers.type <> 'automatic' AND ${usable} ORDER BY codes.key`,
    )
    .bind(priceList, now(), listSpellings(code))
    .first<VoucherRow>()
  return row && parseVoucher(row)
}

/**
 * Adds a statement that reads the valid automatic vouchers, followed by those for a selection's
 * valid codes in the order in which they were added. An automatic voucher is omitted if other
 * selections have reserved its last use, because the buyer could not remove it.
 */
export function addVouchers(
  batch: Batch,
  { id, vouchers }: { id: string; vouchers: string[] },
  priceList: number,
): () => Voucher[] {
  const statement = batch
    .prepare(
      // With one SELECT instead of two, SQLite would read all vouchers.
      `SELECT * FROM (
         SELECT ${columns}, -1 AS place FROM vouchers INDEXED BY automatic_vouchers
         WHERE vouchers.type = 'automatic' AND ${usable} AND (uses_left IS NULL OR uses_left > ${usesReservedByOthers('?4')})
         UNION ALL
         SELECT ${columns}, codes.key FROM json_each(?3) codes CROSS JOIN vouchers ON voucher = codes.value
         WHERE vouchers.type <> 'automatic' AND ${usable})
       ORDER BY place, voucher`,
    )
    .bind(priceList, now(), JSON.stringify(vouchers), id)
  return batch.add(statement, (rows: VoucherRow[]) => rows.map(parseVoucher))
}

/**
 * Returns why the voucher with this code can no longer be used; null if it is neither used up nor
 * expired.
 */
export async function findVoucherEnd(db: D1Database, code: string): Promise<'usedUp' | 'expired' | null> {
  const row = await db
    .prepare(
      `SELECT uses_left, valid_until FROM vouchers JOIN json_each(?) codes ON voucher = codes.value
       WHERE vouchers.type <> 'automatic' ORDER BY codes.key`,
    )
    .bind(listSpellings(code))
    .first<{ uses_left: number | null; valid_until: string | null }>()
  if (row?.uses_left === 0) return 'usedUp'
  return row?.valid_until && row.valid_until <= now() ? 'expired' : null
}

/** Returns a code as it is stored, even if it can no longer be used; null if it is unknown. */
export async function findVoucherCode(db: D1Database, code: string): Promise<string | null> {
  return db
    .prepare('SELECT voucher FROM vouchers JOIN json_each(?) codes ON voucher = codes.value ORDER BY codes.key')
    .bind(listSpellings(code))
    .first<string>('voucher')
}

/** Normalizes an e-mail address, so that its variants count as the same customer. */
export const normalizeVoucherCustomer = (email: string) => normalizeMailbox(email.normalize('NFC').trim())

/** Returns those of the vouchers that this customer has used and may use only once. */
export async function loadUsedVouchers(db: D1Database, vouchers: string[], email: string): Promise<string[]> {
  const batch = new Batch(db)
  const read = addUsedVouchers(batch, email)
  await batch.run()
  return read().filter(voucher => vouchers.includes(voucher))
}

/** Adds a statement that reads all vouchers that a customer has used and may use only once. */
export const addUsedVouchers = (batch: Batch, email: string): (() => string[]) =>
  batch.add(
    batch.prepare('SELECT voucher FROM voucher_uses WHERE customer = ?').bind(normalizeVoucherCustomer(email)),
    (rows: { voucher: string }[]) => rows.map(({ voucher }) => voucher),
  )
