import { asList, asRecord } from './management.ts'
import { clean, time } from './order-text.ts'

/** Every withdrawal with its buyer, its order and the articles that are returned. */
export function withdrawalsText(withdrawals: Record<string, unknown>[]): string {
  if (withdrawals.length === 0) return 'No withdrawals.'
  return withdrawals.map(withdrawalText).join('\n')
}

function withdrawalText({ withdrawal, confirmed, order, name, email, matched, sent, lines }: Record<string, unknown>) {
  const state = matched ? (sent ? 'sent' : 'not sent yet') : 'fits no order: look for it'
  const parts = asList(lines).filter(({ withdrawn }) => Number(withdrawn) > 0)
  return [
    [withdrawal, time(confirmed), `order ${order} (${state})`, name, email].join('  '),
    ...parts.map(({ withdrawn, quantity, item, size, product }) => {
      const { name, variantName } = asRecord(product)
      return `    ${withdrawn} of ${quantity} × ${name} ${variantName}, ${size} (item ${item})`
    }),
  ]
    .map(clean)
    .join('\n')
}
