import { isStockShort, reservationMs, reservedUntil, reserveStock } from '../catalogue/reservations.ts'
import { digest, randomId } from '../lib/ids.ts'
import { fail, succeed } from '../lib/outcome.ts'
import { createSnapshot } from '../orders/snapshot.ts'
import {
  correctToCurrentStock,
  correctToStock,
  removeVouchers,
  type SelectionOutcome,
  soldOutFailure,
} from '../selection/change-selection.ts'
import { findTakenByOthers, reserveVouchers } from '../vouchers/reservations.ts'
import { countingStart, createUnpaidFailure, hashPayerNetwork, mayStart } from './counts.ts'
import type { PaymentShop, Purchase } from './prepare.ts'
import { type Payment, type PaymentRow, parsePayment, paymentColumns, unsettled } from './storage.ts'

interface NewPayment extends Pick<Payment, 'selection' | 'method' | 'amount' | 'currency' | 'snapshot'> {
  /** The id of the Durable Object with a visitor's selection; null for a customer's. */
  session: string | null
  /** A hash of the caller's network address. */
  network: string
}

/**
 * A payment, and the time until which its goods are reserved, as ISO time in UTC. The time is null
 * if nothing is reserved.
 */
interface Reserved {
  payment: Payment
  until: string | null
  /** Whether the stock of products has changed, so that pages that show it must be updated. */
  hasChangedStock: boolean
  /** Whether other payments of the selection have ended, so that their money must be released. */
  hasUnsettled: boolean
}

/**
 * Returns the open payment of a purchase, or creates one and reserves its goods. Parallel calls get
 * the same payment. The selection's other payments are superseded: those for a different purchase,
 * and those whose reservation has expired. If goods or vouchers are not available, they are removed
 * from the selection, and the failure contains the selection.
 */
export async function reservePayment(
  shop: PaymentShop,
  { provider, request, state, quote, facts, checked }: Purchase,
): Promise<SelectionOutcome<Payment>> {
  const { db, session, customer } = shop
  const shortFailure = await correctToStock(shop, state, facts.stock)
  if (shortFailure) return shortFailure
  const codes = quote.vouchers.map(({ voucher }) => voucher)
  const used = [...quote.gone, ...codes.filter(code => facts.usedVouchers.includes(code))]
  if (used.length > 0) return removeVouchers(shop, used)
  const { shownTotal } = request.additionalFields
  if (shownTotal !== undefined && Math.round(shownTotal * 100) !== quote.totals.grandTotal)
    return { ...fail(412, { total: 'has changed' }), correction: { state: quote.state } }
  await session.change({ type: 'choose', choices: { paymentStarted: true } })
  const { consents } = request
  // If the buyer registers, the choice about the newsletter is already stored in the account.
  const newsletter = state.fields.newsletter === true && !request.address?.register
  const newPayment: NewPayment = {
    selection: state.id,
    method: provider.paymentMethod,
    amount: quote.totals.grandTotal,
    currency: quote.currency.currency,
    network: await hashPayerNetwork(shop),
    // A customer's token is not a Durable Object's id; their selection is found through the
    // account.
    session: customer ? null : session.token,
    snapshot: createSnapshot(quote, checked, {
      customer: customer?.customer ?? null,
      newsletter,
      consents,
    }),
  }
  const reserved = await insertOrFind(db, newPayment, facts.reservationMs)
  switch (reserved.kind) {
    case 'limit':
      return createUnpaidFailure(shop)
    case 'short':
      return (await correctToCurrentStock(shop, state)) ?? soldOutFailure({ state })
    case 'taken':
      return removeVouchers(shop, reserved.vouchers)
    case 'reserved':
      if (reserved.until) await session.releaseStockAt(Date.parse(reserved.until))
      return succeed(reserved.payment, [
        ...(reserved.hasChangedStock ? [{ kind: 'stock_changed' as const }] : []),
        // Voids superseded payments at the provider.
        ...(reserved.hasUnsettled ? [{ kind: 'settle' as const, selection: state.id }] : []),
      ])
  }
}

/**
 * Maximum number of attempts. If a batch failed for lack of stock, but stock was released before
 * the code looked for the reason, the batch is retried.
 */
const maxAttempts = 3

/** The result of inserting a payment. Nothing is stored unless it is `reserved`. */
type Insertion =
  | ({ kind: 'reserved' } & Reserved)
  | { kind: 'short' }
  /** The vouchers that other buyers have used up or reserved. */
  | { kind: 'taken'; vouchers: string[] }
  /** The network address has too many unpaid payments. */
  | { kind: 'limit' }

async function insertOrFind(db: D1Database, payment: NewPayment, durationMs: number): Promise<Insertion> {
  const { selection, snapshot } = payment
  const codes = snapshot.vouchers.map(({ voucher }) => voucher)
  const until = new Date(Date.now() + durationMs).toISOString()
  for (let attempt = 1; ; attempt++) {
    try {
      const reserved = await insertPayment(db, payment, until)
      return reserved ? { kind: 'reserved', ...reserved } : { kind: 'limit' }
    } catch (cause) {
      if (await isStockShort(db, selection, snapshot.lines)) return { kind: 'short' }
      const vouchers = await findTakenByOthers(db, selection, codes)
      if (vouchers.length > 0) return { kind: 'taken', vouchers }
      if (attempt === maxAttempts) throw new Error('A payment could not be started', { cause })
    }
  }
}

/**
 * If the start of a payment got no response, it can be repeated for this long, in ms. After that, a
 * new payment is started, because Stripe would soon refuse the old one (`openTime` in
 * `session.ts`).
 */
const startMs = 60_000

/**
 * Inserts a payment, or finds the open one for the same purchase. Returns null if the network
 * address has too many unpaid payments.
 */
async function insertPayment(
  db: D1Database,
  { selection, method, amount, currency, network, session, ...payment }: NewPayment,
  until: string,
): Promise<Reserved | null> {
  const snapshot = JSON.stringify(payment.snapshot)
  // The expected days of arrival may change while a payment is open, but the purchase remains the
  // same.
  const unchanging = JSON.stringify({ ...payment.snapshot, arrival: undefined })
  const fingerprint = await digest([method, amount, currency, unchanging].join('\n'))
  const reference = randomId()
  const { lines, vouchers } = payment.snapshot
  const since = countingStart()
  const results = await db.batch<PaymentRow & AfterInsertion>([
    db
      .prepare(
        `UPDATE payments SET status = 'superseded'
         WHERE selection = ?1 AND status = 'pending' AND ${mayStart('?4', '?5')}
           AND (fingerprint <> ?2 OR created < ?3 OR provider_id IS NULL AND amount > 0 AND created < ?6)`,
      )
      .bind(selection, fingerprint, timeBefore(reservationMs), network, since, timeBefore(startMs)),
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
    ...reserveStock(db, { reference, selection, lines, network }, until),
    ...reserveVouchers(db, { reference, selection, vouchers: vouchers.map(({ voucher }) => voucher) }, until),
    db
      .prepare(
        `SELECT ${paymentColumns}, ${reservedUntil('?1')} AS reservedUntil,
           EXISTS (SELECT 1 FROM product_changes) AS hasChangedStock,
           EXISTS (SELECT 1 FROM payments ended WHERE ended.selection = ?1 AND ${unsettled}) AS hasUnsettled
         FROM payments WHERE selection = ?1 AND fingerprint = ?2 AND status IN ('pending', 'authorised')`,
      )
      .bind(selection, fingerprint),
  ])
  const row = results.at(-1)?.results[0]
  if (!row) return null
  const { reservedUntil: time, hasChangedStock, hasUnsettled, ...storedRow } = row
  return {
    payment: parsePayment(storedRow),
    until: time,
    hasChangedStock: hasChangedStock === 1,
    hasUnsettled: hasUnsettled === 1,
  }
}

interface AfterInsertion {
  reservedUntil: string | null
  hasChangedStock: number
  hasUnsettled: number
}

const timeBefore = (time: number) => new Date(Date.now() - time).toISOString()
