import { isShort, reservationMs, reserve, reservedUntil } from '../catalogue/reservations.ts'
import { digest, randomId } from '../lib/ids.ts'
import { fail, succeed } from '../lib/outcome.ts'
import { snapshotOf } from '../orders/snapshot.ts'
import { correctToStock, removeVouchers, type SelectionOutcome, soldOut } from '../selection/change-selection.ts'
import { reserveVouchers, takenByOthers } from '../vouchers/reservations.ts'
import { usedBy } from '../vouchers/storage.ts'
import { countedSince, loadReservationMs, mayStart, payerNetwork, tooManyUnpaid } from './counts.ts'
import type { PaymentShop, Purchase } from './prepare.ts'
import { type Payment, type PaymentRow, paymentColumns, paymentOf } from './storage.ts'

interface NewPayment extends Pick<Payment, 'selection' | 'method' | 'amount' | 'currency' | 'snapshot'> {
  /** The id of the object with a visitor's bag; null for a customer's. */
  session: string | null
  /** The network address of the caller, as a digest. */
  network: string
}

/** `until` is an ISO time in UTC; null where nothing is reserved. */
interface Reserved {
  payment: Payment
  until: string | null
}

/**
 * The open payment of an unchanged selection, created if needed, with its goods reserved; parallel
 * calls get the same one. Payments of an earlier state of the selection, or whose reservation has
 * expired, are closed. Unavailable goods or vouchers are removed from the selection, and the
 * failure contains it.
 */
export async function reservePayment(
  shop: PaymentShop,
  { provider, request, state, quote, checked }: Purchase,
): Promise<SelectionOutcome<Payment>> {
  const { db, session, customer } = shop
  const short = await correctToStock(shop, state)
  if (short) return short
  const codes = quote.vouchers.map(({ voucher }) => voucher)
  const used = [...quote.gone, ...(await usedBy(db, codes, checked.address.email ?? ''))]
  if (used.length > 0) return removeVouchers(shop, used)
  const { shownTotal } = request.additionalFields
  if (shownTotal !== undefined && Math.round(shownTotal * 100) !== quote.totals.grandTotal)
    return { ...fail(412, { total: 'has changed' }), correction: { state: quote.state } }
  await session.change({ type: 'choose', choices: { paymentStarted: true } })
  const { consents } = request
  // Registration has already stored the newsletter choice.
  const newsletter = state.fields.newsletter === true && !request.address?.register
  const wanted: NewPayment = {
    selection: state.id,
    method: provider.paymentMethod,
    amount: quote.totals.grandTotal,
    currency: quote.currency.currency,
    network: await payerNetwork(shop),
    // A customer's token is another one with each login; their bag is known by the account.
    session: customer ? null : session.token,
    snapshot: snapshotOf(quote, checked, {
      customer: customer?.customer ?? null,
      newsletter,
      consents,
    }),
  }
  const reserved = await insertOrFind(db, wanted)
  switch (reserved.kind) {
    case 'limit':
      return tooManyUnpaid(shop)
    case 'short':
      return (await correctToStock(shop, state)) ?? soldOut({ state })
    case 'taken':
      return removeVouchers(shop, reserved.vouchers)
    case 'reserved':
      if (reserved.until) await session.releaseStockAt(Date.parse(reserved.until))
      // Replaced payments are closed at the provider.
      return succeed(reserved.payment, [{ kind: 'stock_changed' }, { kind: 'settle', selection: state.id }])
  }
}

/** Stock may be released between two queries, so the batch is retried. */
const maxAttempts = 3

/** What could not be reserved changes nothing. */
type Insertion =
  | ({ kind: 'reserved' } & Reserved)
  | { kind: 'short' }
  /** Vouchers that others have used up, or reserved. */
  | { kind: 'taken'; vouchers: string[] }
  /** The network address has too many unpaid payments. */
  | { kind: 'limit' }

async function insertOrFind(db: D1Database, payment: NewPayment): Promise<Insertion> {
  const { selection, snapshot } = payment
  const codes = snapshot.vouchers.map(({ voucher }) => voucher)
  const until = new Date(Date.now() + (await loadReservationMs(db, payment))).toISOString()
  for (let attempt = 1; ; attempt++) {
    try {
      const reserved = await insertPayment(db, payment, until)
      return reserved ? { kind: 'reserved', ...reserved } : { kind: 'limit' }
    } catch (cause) {
      if (await isShort(db, selection, snapshot.lines)) return { kind: 'short' }
      const vouchers = await takenByOthers(db, selection, codes)
      if (vouchers.length > 0) return { kind: 'taken', vouchers }
      if (attempt === maxAttempts) throw new Error('A payment could not be started', { cause })
    }
  }
}

/**
 * A start that was not answered for so long, in ms, is given up: Stripe would refuse to repeat it
 * (`openTime`).
 */
const startMs = 60_000

/** Null when the network address has too many unpaid payments. */
async function insertPayment(
  db: D1Database,
  { selection, method, amount, currency, network, session, ...payment }: NewPayment,
  until: string,
): Promise<Reserved | null> {
  const snapshot = JSON.stringify(payment.snapshot)
  // The days of arrival move while a payment is open; what is bought stays the same.
  const bought = JSON.stringify({ ...payment.snapshot, arrival: undefined })
  const fingerprint = await digest([method, amount, currency, bought].join('\n'))
  const reference = randomId()
  const { lines, vouchers } = payment.snapshot
  const since = countedSince()
  const results = await db.batch<PaymentRow & { reservedUntil: string | null }>([
    db
      .prepare(
        `UPDATE payments SET status = 'superseded'
         WHERE selection = ?1 AND status = 'pending' AND ${mayStart('?4', '?5')}
           AND (fingerprint <> ?2 OR created < ?3 OR provider_id IS NULL AND amount > 0 AND created < ?6)`,
      )
      .bind(selection, fingerprint, before(reservationMs), network, since, before(startMs)),
    db
      .prepare(
        `INSERT INTO payments (network, reference, selection, fingerprint, method, amount, currency, snapshot, status, created, session)
         SELECT ?1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'pending', ?10, ?11 WHERE ${mayStart('?1', '?2')} ON CONFLICT DO NOTHING`,
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
        session,
      ),
    ...reserve(db, { reference, selection, lines, network }, until),
    ...reserveVouchers(db, { reference, selection, vouchers: vouchers.map(({ voucher }) => voucher) }, until),
    db
      .prepare(
        `SELECT ${paymentColumns}, ${reservedUntil('?1')} AS reservedUntil
         FROM payments WHERE selection = ?1 AND fingerprint = ?2 AND status IN ('pending', 'authorised')`,
      )
      .bind(selection, fingerprint),
  ])
  const row = results.at(-1)?.results[0]
  if (!row) return null
  const { reservedUntil: time, ...found } = row
  return { payment: paymentOf(found), until: time }
}

const before = (time: number) => new Date(Date.now() - time).toISOString()
