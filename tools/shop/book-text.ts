import { asList } from './management.ts'
import { clean } from './order-text.ts'
import { formatMoment } from './time.ts'

type Fields = Record<string, unknown>

const amount = (value: unknown) => Number(value).toFixed(2)
const kinds = new Map<unknown, string>([
  ['receipt', 'receipt'],
  ['credit_note', 'credit note'],
])

/** Formats receipts and credit notes, one per line, with the tax for each rate. */
export function formatDocuments(documents: Fields[]): string {
  if (documents.length === 0) return 'No documents.'
  return documents.map(formatDocument).join('\n')
}

function formatDocument({ number, day, kind, order, receipt, country, method, currency, rates, ...sums }: Fields) {
  const taxes = asList(rates).map(({ taxPercent, taxAsNumber }) => `${taxPercent} %: ${amount(taxAsNumber)}`)
  return clean(
    [
      ...[number, day, `${kinds.get(kind)}${receipt ? ` for ${receipt}` : ''}`, `order ${order}`, country, method],
      `${amount(sums.grossAsNumber)} ${currency}`,
      `tax ${taxes.join(', ')}`,
    ].join('  '),
  )
}

/** Formats sums by day, country, tax rate and currency, followed by the total for each currency. */
export function formatSums(sums: Fields[]): string {
  if (sums.length === 0) return 'No documents.'
  const totals = new Map<unknown, { net: number; tax: number; gross: number }>()
  for (const { currency, netAsNumber, taxAsNumber, grossAsNumber } of sums) {
    const { net, tax, gross } = totals.get(currency) ?? { net: 0, tax: 0, gross: 0 }
    totals.set(currency, {
      net: net + Number(netAsNumber),
      tax: tax + Number(taxAsNumber),
      gross: gross + Number(grossAsNumber),
    })
  }
  return [
    ...sums.map(formatSum),
    ...[...totals].map(
      ([currency, { net, tax, gross }]) =>
        `Total: net ${amount(net)}, tax ${amount(tax)}, gross ${amount(gross)} ${currency}`,
    ),
  ].join('\n')
}

const formatSum = ({ day, kind, documents, country, area, taxPercent, currency, ...sums }: Fields) =>
  clean(
    [
      ...[day, `${documents} ${kinds.get(kind)}${documents === 1 ? '' : 's'}`, `${country} (${area})`],
      `${taxPercent} %`,
      `net ${amount(sums.netAsNumber)}, tax ${amount(sums.taxAsNumber)}, gross ${amount(sums.grossAsNumber)} ${currency}`,
    ].join('  '),
  )

/** Formats payouts, each followed by its entries. */
export const formatPayouts = (payouts: Fields[]): string =>
  payouts.length === 0
    ? 'No payouts.'
    : payouts
        .flatMap(({ payout, day, currency, entries, ...sums }) => [
          clean(
            `${day}  ${payout}  ${amount(sums.amountAsNumber)} ${currency}, fees ${amount(sums.feeAsNumber)} ${currency}`,
          ),
          ...asList(entries).map(({ kind, order, amountAsNumber, feeAsNumber }) =>
            clean(
              `  ${kind}${order ? ` of order ${order}` : ''}: ${amount(amountAsNumber)}, fee ${amount(feeAsNumber)}`,
            ),
          ),
        ])
        .join('\n')

/** Formats the reasons why payments could not be started, one per line. */
export const formatRefused = (refused: Fields[]): string =>
  refused.length === 0
    ? 'No payment was rejected for a reason that you can resolve.'
    : refused
        .map(({ method, refusal, payments, last }) =>
          clean(`${method}: ${refusal}, ${payments} times, last ${formatMoment(last)}`),
        )
        .join('\n')

/** Formats payments whose money must be returned, one per line. */
export const formatUnreturned = (payments: Fields[]): string =>
  payments.length === 0
    ? 'There is no money that you need to return yourself.'
    : payments
        .map(({ reference, created, amountAsNumber, currency, method, providerId, email }) =>
          [reference, created, `${amountAsNumber} ${currency}`, method, providerId, email].filter(Boolean).join('  '),
        )
        .join('\n')

/** Formats refunds, one per line, with the payment provider's error messages. */
export function formatRefunds(refunds: Fields[]): string {
  if (refunds.length === 0) return 'No refunds.'
  return refunds.map(formatRefund).join('\n')
}

const formatRefund = ({ order, created, amountAsNumber, currency, method, reason, error, isReplaced }: Fields) =>
  clean(
    [
      ...[formatMoment(created), `order ${order}`, `${amount(amountAsNumber)} ${currency}`, method],
      ...[reason, error && `provider: ${error}`, isReplaced && 'the order has a newer refund'].filter(Boolean),
    ].join('  '),
  )
