import { asList, asRecord } from './management.ts'
import { formatWord } from './order-goods-text.ts'
import { formatMoment } from './time.ts'

type Fields = Record<string, unknown>

const amount = (value: unknown) => Number(value).toFixed(2)

/** Lists the parts of an order's total, its taxes, and the paid and refunded amounts. */
export function listSums({ sums: given, payment, shippingMethodName }: Fields): string[] {
  const sums = asRecord(given)
  const { currency } = asRecord(payment)
  return [
    `Goods: ${amount(sums.goodsAsNumber)}`,
    ...asList(sums.discounts).map(
      ({ name, isAutomatic, amountAsNumber }) =>
        `${isAutomatic ? 'Discount' : 'Voucher'} ${name}: ${amount(amountAsNumber)}`,
    ),
    `${shippingMethodName}: ${amount(sums.shippingAsNumber)}`,
    ...(sums.taxDeductedAsNumber ? [`Tax deducted: ${amount(sums.taxDeductedAsNumber)}`] : []),
    `Total: ${amount(sums.totalAsNumber)} ${currency}`,
    ...asList(sums.taxes).map(
      ({ taxPercent, taxAsNumber, netAsNumber }) =>
        `    of which tax of ${taxPercent} %: ${amount(taxAsNumber)}, on ${amount(netAsNumber)}`,
    ),
    `Paid ${amount(sums.paidAsNumber)}, refunded ${amount(sums.refundedAsNumber)}, left ${amount(sums.leftAsNumber)} ${currency}`,
  ]
}

/** Lists payment, refunds, payouts, receipt and credit notes. */
export function listPayments({ payment, paymentMethodName: name, refunds, documents, payouts }: Fields): string[] {
  const { method, reference, providerReference, captured, currency } = asRecord(payment)
  const id = [reference, providerReference !== reference && providerReference].filter(Boolean).join(', ')
  return [
    `Paid with ${[method, name].filter(Boolean).join(', ')} (${id}), ${captured ? `captured ${formatMoment(captured)}` : 'not captured yet'}`,
    ...asList(refunds).map(
      ({ reference: id, status, mayRetry, created, amountAsNumber, reason }) =>
        `Refund ${status}, ${formatMoment(created)}: ${amount(amountAsNumber)} ${currency}${reason ? ` (${reason})` : ''}${mayRetry ? `; request it again with --retry ${id}` : ''}`,
    ),
    ...asList(payouts).map(
      ({ day, payout, kind, amountAsNumber, feeAsNumber, currency: paidIn }) =>
        `Payout ${payout} of ${day}: ${kind} ${amount(amountAsNumber)}, fee ${amount(feeAsNumber)} ${paidIn}`,
    ),
    ...asList(documents).map(({ number, kind, date }) => `Document: ${formatWord(kind)} ${number} of ${date} UTC`),
  ]
}

/** Formats what a refund would pay back. */
export const formatRefundPreview = ({ lines, taxes, ...sums }: Fields): string =>
  [
    ...asList(lines).map(
      ({ line, quantity, amountAsNumber }) => `${quantity} of line ${line}: ${amount(amountAsNumber)}`,
    ),
    `Delivery: ${amount(sums.shippingAsNumber)}`,
    `Other: ${amount(sums.otherAsNumber)}`,
    `Total: ${amount(sums.amountAsNumber)} ${sums.currency}`,
    ...asList(taxes).map(
      ({ taxPercent, taxAsNumber }) => `    of which tax of ${taxPercent} %: ${amount(taxAsNumber)}`,
    ),
    `Nothing was refunded. After this refund, ${amount(sums.leftAsNumber)} ${sums.currency} would be left.`,
  ].join('\n')

/** Lists the refunds that are due for withdrawals, with their due dates. */
export const listDueRefunds = ({ dueRefunds, payment }: Fields): string[] =>
  asList(dueRefunds).map(
    ({ withdrawal, dueBy, amountAsNumber }) =>
      `Refund of ${amount(amountAsNumber)} ${asRecord(payment).currency} for withdrawal ${withdrawal} due by ${dueBy}`,
  )
