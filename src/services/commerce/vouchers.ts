import type { VoucherTerms } from './totals.ts'

export interface Voucher extends VoucherTerms {
  /** As the merchant wrote it; codes are matched in either case. */
  voucher: string
  description: string
}

const columns = 'vouchers.voucher, vouchers.description, vouchers.kind, vouchers.value'
/** An amount is in one price list's currency. A voucher that is used up or over is like one that never was. */
const usable = `(uses_left IS NULL OR uses_left > 0) AND (pricelist IS NULL OR pricelist = ?)
  AND (valid_until IS NULL OR valid_until > strftime('%Y-%m-%dT%H:%M:%fZ'))`

export const findVoucher = (db: D1Database, code: string, pricelist: number) =>
  db
    .prepare(`SELECT ${columns} FROM vouchers WHERE voucher = ? AND ${usable}`)
    .bind(code.trim(), pricelist)
    .first<Voucher>()

/** The usable ones of these codes, in the given order. */
export async function loadVouchers(db: D1Database, codes: string[], pricelist: number): Promise<Voucher[]> {
  if (codes.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM vouchers JOIN json_each(?) codes ON voucher = codes.value WHERE ${usable} ORDER BY codes.key`,
    )
    .bind(JSON.stringify(codes), pricelist)
    .all<Voucher>()
  return results
}

/** Whether the code exists at all, used up or not. */
export async function voucherExists(db: D1Database, code: string): Promise<string | null> {
  return db.prepare('SELECT voucher FROM vouchers WHERE voucher = ?').bind(code.trim()).first<string>('voucher')
}
