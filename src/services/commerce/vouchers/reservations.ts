/** What others than the selection in `selection` hold of the voucher of a row of `vouchers`. */
const heldByOthers = (selection: `?${number}`) =>
  `(SELECT COUNT(*) FROM voucher_reservations held
      WHERE held.voucher = vouchers.voucher AND held.selection <> ${selection})`

/**
 * Reserves a use of each voucher that has few of them, for the payment `reference`, instead of what
 * its selection held before, when that payment was just made. For a batch: it fails, and all of it,
 * when others hold the last use.
 */
export const reserveVouchers = (
  db: D1Database,
  { reference, selection, vouchers }: { reference: string; selection: string; vouchers: string[] },
  until: string,
) => [
  db
    .prepare(
      'DELETE FROM voucher_reservations WHERE selection = ?1 AND EXISTS (SELECT 1 FROM payments WHERE reference = ?2)',
    )
    .bind(selection, reference),
  db
    .prepare(
      `INSERT INTO voucher_reservations (selection, voucher, until)
       SELECT ?1, voucher, CASE WHEN uses_left > ${heldByOthers('?1')} THEN ?3 END
       FROM vouchers WHERE voucher IN (SELECT value FROM json_each(?2)) AND uses_left IS NOT NULL
         AND EXISTS (SELECT 1 FROM payments WHERE reference = ?4)`,
    )
    .bind(selection, JSON.stringify(vouchers), until, reference),
]

/** Takes one use of a voucher. For a batch that fails when others have or hold the last one. */
export const consumeVoucher = (db: D1Database, selection: string, voucher: string) =>
  db
    .prepare(
      `UPDATE vouchers SET uses_left = CASE WHEN uses_left > ${heldByOthers('?1')} THEN uses_left - 1 ELSE -1 END
       WHERE voucher = ?2 AND uses_left IS NOT NULL`,
    )
    .bind(selection, voucher)

/** Those of the vouchers whose last use others have, or hold. */
export async function takenByOthers(db: D1Database, selection: string, vouchers: string[]): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT voucher FROM vouchers
       WHERE voucher IN (SELECT value FROM json_each(?2)) AND uses_left <= ${heldByOthers('?1')}`,
    )
    .bind(selection, JSON.stringify(vouchers))
    .all<{ voucher: string }>()
  return results.map(({ voucher }) => voucher)
}
