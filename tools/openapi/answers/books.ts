import * as v from 'valibot'
import { count, flag, isoTime, text, textOrNull, texts } from './basics.ts'

const day = v.pipe(text, v.isoDate(), v.description("In the shop's time zone"))
const kind = v.picklist(['receipt', 'credit_note'])
const area = v.pipe(
  v.picklist(['home', 'union', 'export']),
  v.description("Delivered in the shop's own country, elsewhere inside the VAT area of the EU, or outside it"),
)
const sums = v.pipe(v.number(), v.description('Negative or 0 for credit notes'))
const amounts = { netAsNumber: sums, taxAsNumber: sums, grossAsNumber: sums }

const bookedDocument = v.object({
  number: text,
  kind,
  day,
  order: text,
  receipt: v.pipe(textOrNull, v.description('The receipt that a credit note refers to')),
  country: v.pipe(text, v.description('The country of delivery')),
  area,
  ...texts('currency', 'method'),
  vatNumber: v.pipe(textOrNull, v.description("The buyer's VAT number; empty once it has been removed")),
  ...amounts,
  rates: v.array(v.object({ taxPercent: v.number(), ...amounts })),
})

export const documents = v.object({
  documents: v.array(bookedDocument),
  next: v.pipe(v.nullable(v.number()), v.description('The value of `before` for the next page; null on the last page')),
})

export const ledger = v.object({
  sums: v.array(
    v.object({
      day,
      kind,
      country: text,
      area,
      taxPercent: v.number(),
      currency: text,
      documents: count,
      ...amounts,
    }),
  ),
})

export const payouts = v.object({
  payouts: v.array(
    v.object({
      ...texts('payout', 'provider', 'currency'),
      day,
      amountAsNumber: v.number(),
      feeAsNumber: v.number(),
      entries: v.array(
        v.object({
          kind: v.picklist(['payment', 'refund', 'dispute', 'fee', 'other']),
          order: textOrNull,
          amountAsNumber: v.pipe(v.number(), v.description('Negative for refunds and disputes')),
          feeAsNumber: v.pipe(v.number(), v.description('The fee that the provider keeps')),
        }),
      ),
    }),
  ),
})

export const refused = v.object({
  refused: v.array(
    v.object({
      method: text,
      refusal: v.pipe(text, v.description("The provider's reason, in its own words")),
      payments: count,
      last: isoTime,
    }),
  ),
})

export const unreturned = v.object({
  payments: v.array(
    v.object({
      ...texts('reference', 'method', 'email', 'currency'),
      providerId: v.pipe(textOrNull, v.description("The payment's id at the provider")),
      amountAsNumber: v.number(),
      created: isoTime,
    }),
  ),
})
export const returned = v.object({ payment: text })

export const refunds = v.object({
  refunds: v.array(
    v.object({
      ...texts('reference', 'order', 'currency', 'method', 'reason'),
      amountAsNumber: v.number(),
      status: v.picklist(['requested', 'failed']),
      created: isoTime,
      settled: v.nullable(isoTime),
      error: v.pipe(textOrNull, v.description("The payment provider's error message, if there was one")),
      isReplaced: v.pipe(flag, v.description('Whether the order has a newer refund')),
    }),
  ),
  next: v.pipe(textOrNull, v.description('The value of `before` for the next page; null on the last page')),
})
