import { heldUntil, holdTime, isShort, reserve } from '../catalogue/stock.ts'
import { digest, randomId } from '../lib/ids.ts'
import { reserveVouchers, takenByOthers } from '../vouchers/reservations.ts'
import { countedSince, loadHoldTime, mayStart } from './counts.ts'
import { type Payment, type PaymentRow, paymentColumns, paymentOf } from './storage.ts'

export interface NewPayment extends Pick<Payment, 'selection' | 'method' | 'amount' | 'currency' | 'snapshot'> {
  /** The network address it is started from, as a digest. */
  network: string
}

/** `heldUntil` is an ISO time in UTC; null where nothing is held. */
export type Opened =
  | { payment: Payment; heldUntil: string | null }
  /** Something is sold out, or held by others; the network address has started too many. */
  | { problem: 'stock' | 'tooMany' }
  | { problem: 'voucher'; vouchers: string[] }

/** Stock that is free again between two looks at it is tried for once more. */
const tries = 3

/**
 * The open payment of an unchanged selection, made when there is none, with its goods reserved; the answer is the same however many
 * ask at once. Payments that were begun for an earlier state of the selection, or so long ago that their goods are given back, can no
 * longer be made. When there is a problem, nothing has changed.
 */
export async function openPayment(db: D1Database, payment: NewPayment): Promise<Opened> {
  const { selection, snapshot } = payment
  const codes = snapshot.vouchers.map(({ voucher }) => voucher)
  const until = new Date(Date.now() + (await loadHoldTime(db, payment))).toISOString()
  for (let attempt = 1; ; attempt++) {
    try {
      return await insertPayment(db, payment, until)
    } catch (cause) {
      if (await isShort(db, selection, snapshot.lines)) return { problem: 'stock' }
      const vouchers = await takenByOthers(db, selection, codes)
      if (vouchers.length > 0) return { problem: 'voucher', vouchers }
      if (attempt === tries) throw new Error('A payment could not be begun', { cause })
    }
  }
}

async function insertPayment(
  db: D1Database,
  { selection, method, amount, currency, network, ...payment }: NewPayment,
  until: string,
): Promise<Opened> {
  const snapshot = JSON.stringify(payment.snapshot)
  const fingerprint = await digest([method, amount, currency, snapshot].join('\n'))
  const reference = randomId()
  const { lines, vouchers } = payment.snapshot
  const since = countedSince()
  const results = await db.batch<PaymentRow & { heldUntil: string | null }>([
    db
      .prepare(
        `UPDATE payments SET status = 'superseded'
         WHERE selection = ?1 AND status = 'pending' AND (fingerprint <> ?2 OR created < ?3) AND ${mayStart('?4', '?5')}`,
      )
      .bind(selection, fingerprint, new Date(Date.now() - holdTime).toISOString(), network, since),
    db
      .prepare(
        `INSERT INTO payments (network, reference, selection, fingerprint, method, amount, currency, snapshot, status, created)
         SELECT ?1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'pending', ?10 WHERE ${mayStart('?1', '?2')} ON CONFLICT DO NOTHING`,
      )
      .bind(
        network,
        since,
        reference,
        selection,
        fingerprint,
        method,
        amount,
        currency,
        snapshot,
        new Date().toISOString(),
      ),
    ...reserve(db, { reference, selection, lines, network }, until),
    ...reserveVouchers(db, { reference, selection, vouchers: vouchers.map(({ voucher }) => voucher) }, until),
    db
      .prepare(
        `SELECT ${paymentColumns}, ${heldUntil('?1')} AS heldUntil
         FROM payments WHERE selection = ?1 AND fingerprint = ?2 AND status IN ('pending', 'authorised')`,
      )
      .bind(selection, fingerprint),
  ])
  const row = results.at(-1)?.results[0]
  if (!row) return { problem: 'tooMany' }
  const { heldUntil: time, ...found } = row
  return { payment: paymentOf(found), heldUntil: time }
}
