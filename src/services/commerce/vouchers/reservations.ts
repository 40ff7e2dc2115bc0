/** SQL over a row of `vouchers`: the number of uses that other selections have reserved. */
export const usesReservedByOthers = (selection: `?${number}`) =>
  `(SELECT COUNT(*) FROM voucher_reservations others
      WHERE others.voucher = vouchers.voucher AND others.selection <> ${selection})`

/**
 * Statements that delete the selection's earlier reservations and, for the payment `reference`,
 * reserve one use of each voucher whose uses are limited. They change nothing if the payment is not
 * stored. If other selections have reserved the last use of a voucher, the whole batch fails.
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
       SELECT ?1, voucher, CASE WHEN uses_left > ${usesReservedByOthers('?1')} THEN ?3 END
       FROM vouchers WHERE voucher IN (SELECT value FROM json_each(?2)) AND uses_left IS NOT NULL
         AND EXISTS (SELECT 1 FROM payments WHERE reference = ?4)`,
    )
    .bind(selection, JSON.stringify(vouchers), until, reference),
]

/**
 * Statement that counts one use of a voucher. If other selections have used or reserved the last
 * use, the whole batch fails.
 */
export const consumeVoucher = (db: D1Database, selection: string, voucher: string) =>
  db
    .prepare(
      `UPDATE vouchers SET uses_left = CASE WHEN uses_left > ${usesReservedByOthers('?1')} THEN uses_left - 1 ELSE -1 END
       WHERE voucher = ?2 AND uses_left IS NOT NULL`,
    )
    .bind(selection, voucher)

/** Statements that undo the uses of an order's vouchers, so that the buyer can use them again. */
export const releaseVouchers = (db: D1Database, order: string) => [
  db
    .prepare(
      `UPDATE vouchers SET uses_left = uses_left + 1 WHERE uses_left IS NOT NULL
         AND voucher IN (SELECT voucher FROM voucher_uses WHERE order_reference = ?)`,
    )
    .bind(order),
  db.prepare('DELETE FROM voucher_uses WHERE order_reference = ?').bind(order),
]

/** Returns the vouchers whose last use other selections have used or reserved. */
export async function findTakenByOthers(db: D1Database, selection: string, vouchers: string[]): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT voucher FROM vouchers
       WHERE voucher IN (SELECT value FROM json_each(?2)) AND uses_left <= ${usesReservedByOthers('?1')}`,
    )
    .bind(selection, JSON.stringify(vouchers))
    .all<{ voucher: string }>()
  return results.map(({ voucher }) => voucher)
}
