import { asList, asRecord } from './management.ts'
import { clean } from './order-text.ts'
import { formatMoment } from './time.ts'

/** Formats withdrawals, each with its order, its buyer and the items that were withdrawn from. */
export function formatWithdrawals(withdrawals: Record<string, unknown>[]): string {
  if (withdrawals.length === 0) return 'No withdrawals.'
  return withdrawals.map(withdrawalText).join('\n')
}

function withdrawalText({ withdrawal, confirmed, order, name, email, matched, sent, lines }: Record<string, unknown>) {
  const state = matched ? (sent ? 'sent' : 'not sent yet') : 'matches no order: look for the order'
  const parts = asList(lines).filter(({ withdrawn }) => Number(withdrawn) > 0)
  return [
    [withdrawal, formatMoment(confirmed), `order ${order} (${state})`, name, email].join('  '),
    ...parts.map(({ withdrawn, quantity, item, size, product }) => {
      const { name, variantName } = asRecord(product)
      return `    ${withdrawn} of ${quantity} × ${name} ${variantName}, ${size} (item ${item})`
    }),
  ]
    .map(clean)
    .join('\n')
}

/** Formats the refunds that are due, with their due dates. */
export function formatDueRefunds(due: Record<string, unknown>[]): string {
  if (due.length === 0) return 'Nothing is due.'
  return due.map(rowOf).join('\n')
}

function rowOf({
  withdrawal,
  dueBy,
  daysLeft,
  order,
  matched,
  sent,
  cameBack,
  name,
  email,
  ...sums
}: Record<string, unknown>) {
  const days = Number(daysLeft)
  const when = days < 0 ? `OVERDUE since ${dueBy}` : `by ${dueBy} (${days === 1 ? '1 day' : `${days} days`})`
  const goods = sent ? (cameBack ? 'goods came back' : 'goods not back yet') : 'not sent'
  const { amountAsNumber: amount, currency } = sums
  const what = matched
    ? `${Number(amount).toFixed(2)} ${currency}, ${goods}: refund ${order} --withdrawal ${withdrawal}`
    : `matches no order ("${order}"): look for the order, then: withdrawals handled ${withdrawal} --note …`
  return clean([withdrawal, when, `order ${order}`, name, email, what].join('  '))
}
