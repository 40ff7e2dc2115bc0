import * as v from 'valibot'
import type { PaymentSecrets, Payout, PayoutEntry, PayoutSource } from '../provider.ts'
import { fromStripeAmount } from './amount.ts'
import { requestStripe } from './api.ts'

type StripeEnv = Env & PaymentSecrets

/** Maximum number of entries in one response from Stripe. */
const pageSize = 100

const payouts = v.object({
  data: v.array(v.object({ id: v.string(), amount: v.number(), currency: v.string(), arrival_date: v.number() })),
})

const text = v.fallback(v.nullish(v.string()), null)
const metadata = v.fallback(v.nullish(v.object({ payment: text, refund: text })), null)
const transactions = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      amount: v.number(),
      fee: v.number(),
      currency: v.string(),
      source: v.fallback(v.nullish(v.object({ metadata })), null),
    }),
  ),
  has_more: v.optional(v.boolean(), false),
})

/**
 * Kinds of entries by Stripe's types of balance transactions
 * (docs.stripe.com/reports/balance-transaction-types).
 */
const kinds = new Map<string, PayoutEntry['kind']>([
  ['charge', 'payment'],
  ['payment', 'payment'],
  ['refund', 'refund'],
  ['payment_refund', 'refund'],
  ['refund_failure', 'refund'],
  ['payment_failure_refund', 'refund'],
  ['adjustment', 'dispute'],
  ['stripe_fee', 'fee'],
  ['tax_fee', 'fee'],
])

/** The payouts that Stripe makes to the merchant. */
export const createPayoutSource = (env: StripeEnv): PayoutSource => ({
  provider: 'stripe',
  list: async from => {
    const query = `status=paid&limit=${pageSize}&arrival_date[gte]=${Math.floor(from.getTime() / 1000)}`
    const { data } = await requestStripe(env, `payouts?${query}`, payouts)
    return data.map(toPayout)
  },
  loadEntries: async payout => {
    const entries: PayoutEntry[] = []
    for (let after = ''; ; ) {
      const query = `payout=${encodeURIComponent(payout)}&limit=${pageSize}&expand[]=data.source${after}`
      const page = await requestStripe(env, `balance_transactions?${query}`, transactions)
      entries.push(...page.data.filter(({ type }) => type !== 'payout').map(toEntry))
      const last = page.data.at(-1)
      if (!page.has_more || !last) return entries
      after = `&starting_after=${encodeURIComponent(last.id)}`
    }
  },
})

function toPayout({
  id,
  amount,
  currency: code,
  arrival_date: arrival,
}: v.InferOutput<typeof payouts>['data'][number]): Payout {
  const currency = code.toUpperCase()
  const day = new Date(arrival * 1000).toISOString().slice(0, 10)
  return { payout: id, amount: fromStripeAmount(amount, currency), currency, day }
}

function toEntry({
  id,
  type,
  amount,
  fee,
  currency: code,
  source,
}: v.InferOutput<typeof transactions>['data'][number]): PayoutEntry {
  const currency = code.toUpperCase()
  return {
    entry: id,
    kind: kinds.get(type) ?? 'other',
    amount: fromStripeAmount(amount, currency),
    fee: fromStripeAmount(fee, currency),
    payment: source?.metadata?.payment ?? null,
    refund: source?.metadata?.refund ?? null,
  }
}
