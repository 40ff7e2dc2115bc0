import { createHash, randomUUID } from 'node:crypto'
import type { Command } from './commands.ts'
import { ask, askFile, askText, asList, asRecord } from './management.ts'
import { operatorHeaders } from './order-changes.ts'
import { clean } from './order-text.ts'
import { formatMoment } from './time.ts'
import type { Arguments } from './usage.ts'

/** Commands that help to pack several orders at once, and that count today's tasks. */
export const packingCommands: Command[] = [
  {
    name: 'today',
    usage: '',
    about: 'Counts today’s tasks: orders to send, refunds, withdrawals, disputes, unsent mails and low stock.',
    words: [],
    options: [],
    run: async () => formatToday(await ask('GET', 'today')),
  },
  {
    name: 'pick',
    usage: '<number>,… [--language <code>]',
    about: 'Lists the items to fetch for up to 50 orders, sorted by their place on the shelf.',
    words: ['numbers'],
    options: ['language'],
    run: async given => formatPickList(await ask('GET', `orders/pick?${packingQuery(given)}`)),
  },
  {
    name: 'slips',
    usage: '<number>,… [--language <code>] > slips.pdf',
    about:
      'Prints packing slips without prices for up to 50 orders as one PDF, each slip in the language of its buyer.',
    words: ['numbers'],
    options: ['language'],
    run: given => askFile(`orders/slips.pdf?${packingQuery(given)}`),
  },
  {
    name: 'labels',
    usage: '<number>,… [--return] [--language <code>] > labels.csv',
    about:
      'Prints the addresses of up to 50 orders for a carrier’s program, with the columns in LABEL_COLUMNS and the format in LABEL_FORMAT. With --return, prints the addresses that goods come back from.',
    words: ['numbers'],
    options: ['language'],
    flags: ['return'],
    run: async given => {
      const file = given.flag('return') ? 'return-labels.csv' : 'labels.csv'
      return (await askText(`orders/${file}?${packingQuery(given)}`)).text.trimEnd()
    },
  },
]

function packingQuery(given: Arguments): string {
  const language = given.option('language')
  return String(new URLSearchParams({ orders: given.word('numbers'), ...(language !== undefined && { language }) }))
}

function formatToday(given: Record<string, unknown>): string {
  const { count, oldest } = given.toSend === null ? { count: null, oldest: null } : asRecord(given.toSend)
  const say = (part: unknown) => part ?? 'not known, because counting them failed'
  return [
    `Orders to send: ${say(count)}${oldest ? `, the oldest from ${formatMoment(oldest)}` : ''}`,
    `Refunds due: ${say(given.refundsDue)}`,
    `Refunds failed: ${say(given.refundsFailed)}`,
    `Open withdrawals: ${say(given.withdrawals)}`,
    `Open disputes: ${say(given.disputes)}`,
    `Unsent mails: ${say(given.unsentMails)}`,
    `Items low in stock: ${say(given.lowStock)}`,
  ].join('\n')
}

function formatPickList({ items, leftOut }: Record<string, unknown>): string {
  const rows = asList(items).map(({ place, quantity, name, variant, size, item, sku, ean, orders }) => {
    const codes = [item, sku, ean].filter(Boolean).join(', ')
    const parts = asList(orders).map(each => `${each.order}: ${each.quantity}`)
    const article = [name, variant, size].filter(Boolean).join(', ')
    return `${place || '–'}  ${quantity} × ${article} (${codes})  for ${parts.join(', ')}`
  })
  const missing = asList(leftOut).map(({ order, reason }) => `Left out: ${order}, ${reason}`)
  return [...rows, ...missing].map(clean).join('\n')
}

/**
 * Checks a file of parcels and, with `apply`, records them. The same file is recorded only once,
 * because the hash of its content is the idempotency key of the call.
 */
export async function shipFile(csv: string, apply: boolean): Promise<string> {
  const key = apply ? createHash('sha256').update(csv).digest('hex') : randomUUID()
  const { parcels } = await ask('POST', 'shipments', { csv, apply }, operatorHeaders(key))
  const rows = asList(parcels).map(({ lines, order, carrier, trackingId, items, recorded, error }) => {
    const goods = Array.isArray(items)
      ? asList(items)
          .map(({ item, quantity }) => `${quantity} × ${item}`)
          .join(', ')
      : 'all that is left'
    const state = error ? `not recorded: ${error}` : recorded ? 'recorded' : 'valid'
    const parcel = [`order ${order}`, goods, carrier, trackingId].filter(Boolean).join(', ')
    return `line ${Array.isArray(lines) ? lines.join(', ') : ''}: ${parcel}: ${state}`
  })
  const count = asList(parcels).filter(({ recorded }) => recorded === true).length
  const end = apply
    ? `${count} of ${rows.length} parcels are recorded.`
    : `${rows.length} parcels are valid. Nothing was recorded: use --apply to record them.`
  return [...rows, end].map(clean).join('\n')
}
