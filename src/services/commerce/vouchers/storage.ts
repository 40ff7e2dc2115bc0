import { cleanLine } from '#client/shared/commerce/clean.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import { mailboxOf } from '../mail/mailbox.ts'
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
 * An amount is in one price list's currency. A voucher that is used up, not valid yet or expired
 * counts as unknown.
 */
const usable = `(uses_left IS NULL OR uses_left > 0) AND (pricelist IS NULL OR pricelist = ?1)
  AND (valid_from IS NULL OR valid_from <= ?2) AND (valid_until IS NULL OR valid_until > ?2)`

export const voucherOf = (row: VoucherRow): Voucher => ({
  ...row,
  products: row.products === null ? null : parseStoredJson(row.products),
  categories: row.categories === null ? null : parseStoredJson(row.categories),
  exclusive: row.exclusive === 1,
})

const now = () => new Date().toISOString()

/** In either case, as JSON: the database's comparison knows only that of ASCII letters. */
function spellingsOf(code: string): string {
  const given = cleanLine(code)
  return JSON.stringify([given, given.toUpperCase(), given.toLowerCase()])
}

/** A voucher by its code; automatic ones have none. */
export async function findVoucher(db: D1Database, code: string, priceList: number): Promise<Voucher | null> {
  const row = await db
    .prepare(
      `SELECT ${columns} FROM vouchers JOIN json_each(?3) codes ON voucher = codes.value
       WHERE vouchers.type <> 'automatic' AND ${usable} ORDER BY codes.key`,
    )
    .bind(priceList, now(), spellingsOf(code))
    .first<VoucherRow>()
  return row && voucherOf(row)
}

/**
 * The statement for the usable ones of these codes in the given order, after the automatic ones;
 * `voucherOf` reads its rows. An automatic one whose last use another selection has reserved is
 * left out: its buyer could not remove it, as they can a code.
 */
export const vouchersStatement = (
  db: D1Database,
  { id, vouchers }: { id: string; vouchers: string[] },
  priceList: number,
) =>
  db
    .prepare(
      // Two parts, so that neither reads the codes that this selection does not have.
      `SELECT * FROM (
         SELECT ${columns}, -1 AS place FROM vouchers INDEXED BY automatic_vouchers
         WHERE vouchers.type = 'automatic' AND ${usable} AND (uses_left IS NULL OR uses_left > ${usesReservedByOthers('?4')})
         UNION ALL
         SELECT ${columns}, codes.key FROM json_each(?3) codes CROSS JOIN vouchers ON voucher = codes.value
         WHERE vouchers.type <> 'automatic' AND ${usable})
       ORDER BY place, voucher`,
    )
    .bind(priceList, now(), JSON.stringify(vouchers), id)

/** Why a code that once was good is not: used up, or expired. Null for one that is unknown. */
export async function endOfVoucher(db: D1Database, code: string): Promise<'usedUp' | 'expired' | null> {
  const row = await db
    .prepare(
      `SELECT uses_left, valid_until FROM vouchers JOIN json_each(?) codes ON voucher = codes.value
       WHERE vouchers.type <> 'automatic' ORDER BY codes.key`,
    )
    .bind(spellingsOf(code))
    .first<{ uses_left: number | null; valid_until: string | null }>()
  if (row?.uses_left === 0) return 'usedUp'
  return row?.valid_until && row.valid_until <= now() ? 'expired' : null
}

/** Whether the code exists at all, used up or not. */
export async function voucherExists(db: D1Database, code: string): Promise<string | null> {
  return db
    .prepare('SELECT voucher FROM vouchers JOIN json_each(?) codes ON voucher = codes.value ORDER BY codes.key')
    .bind(spellingsOf(code))
    .first<string>('voucher')
}

/** Whom a once-per-customer voucher counts: a mailbox, as limits do. */
export const voucherCustomer = (email: string) => mailboxOf(email.normalize('NFC').trim())

/** The once-per-customer vouchers that this customer has used. */
export async function usedBy(db: D1Database, vouchers: string[], email: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT voucher FROM voucher_uses WHERE customer = ? AND voucher IN (SELECT value FROM json_each(?))')
    .bind(voucherCustomer(email), JSON.stringify(vouchers))
    .all<{ voucher: string }>()
  return results.map(({ voucher }) => voucher)
}
