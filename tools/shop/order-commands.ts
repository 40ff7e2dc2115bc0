import type { Command } from './commands.ts'
import { ask, askFile, askTable, asList, asRecord } from './management.ts'
import { sendOrderChange } from './order-changes.ts'
import { formatGoods } from './order-goods-text.ts'
import { formatRefundPreview } from './order-money-text.ts'
import { formatOrder, formatOrders } from './order-text.ts'
import { shipFile } from './packing-commands.ts'
import { readTextFile } from './read-text.ts'
import { type Arguments, Misused, parseWholeNumber } from './usage.ts'

const part = encodeURIComponent

const filters = ['state', 'status', 'refund', 'search', 'from', 'to', 'before', 'limit', 'language']
const wordsFor = '[--items <item>:<n>,…]'

/** Parses `--items 1002-1:2,1001-1` as lines of the order; undefined without the option. */
async function partsOf(given: Arguments) {
  const text = given.option('items')
  if (text === undefined) return undefined
  const { order } = await ask('GET', `orders/${part(given.word('number'))}`)
  const lines = asList(asRecord(order).items)
  return text.split(',').map(entry => {
    const [item = '', quantity = '1'] = entry.trim().split(':')
    const line = lines.find(candidate => candidate.item === item)?.line
    if (typeof line !== 'string') throw new Misused(`There is no item "${item}" in this order.`)
    return { line, quantity: parseWholeNumber(quantity, 'quantity') }
  })
}

const parcelOf = (given: Arguments) => ({
  carrier: given.option('carrier'),
  trackingId: given.option('tracking'),
  trackingUrl: given.option('tracking-url'),
})
const parcelOptions = ['carrier', 'tracking', 'tracking-url']
const parcelUsage = '[--carrier <name>] [--tracking <id>] [--tracking-url <address>]'

export const orderCommands: Command[] = [
  {
    name: 'orders',
    usage:
      '[--to-send | --problems | --unsent-mails] [--state <state>] [--status <status>] [--refund <status>] [--search <text>] [--from <day>] [--to <day>] [--before <number>] [--limit <n>] [--language <code>] [--csv]',
    about:
      'Lists orders, the newest first; with --to-send, the orders with something left to send, the oldest first. --problems lists orders with a failed refund or a disputed payment, --unsent-mails orders with a mail that has not been sent. --state and --status filter by the state of the order, --refund by the state of a refund (requested, refunded or failed); --search finds a number, name, mail address or product. --csv prints all of the orders (or as many as --limit) as a table for spreadsheets, in the language of --language; refunds are separate rows with their own day.',
    words: [],
    options: filters,
    flags: ['csv', 'to-send', 'problems', 'unsent-mails'],
    run: async given => {
      const work = ['to-send', 'problems', 'unsent-mails'].find(flag => given.flag(flag))
      const query = new URLSearchParams(work === undefined ? {} : { work: work.replaceAll('-', '_') })
      for (const name of filters) {
        const value = given.option(name)
        if (value !== undefined) query.set(name, value)
      }
      if (given.flag('csv')) {
        const isWhole = given.option('limit') === undefined
        if (isWhole) query.set('limit', '500')
        return askTable(`orders?${query}`, isWhole)
      }
      const { orders, next } = await ask('GET', `orders?${query}`)
      const more = next ? `\nThere are more: --before ${next}` : ''
      return `${formatOrders(asList(orders))}${more}`
    },
  },
  {
    name: 'order',
    usage: '<number> [--language <code>]',
    about: 'Shows one order: parcels, pieces left to send, addresses, sums, documents and history.',
    words: ['number'],
    options: ['language'],
    run: async given => {
      const language = given.option('language')
      const query = language === undefined ? '' : `?language=${part(language)}`
      const { order } = await ask('GET', `orders/${part(given.word('number'))}${query}`)
      return formatOrder(asRecord(order))
    },
  },
  {
    name: 'pack',
    usage: '<number>',
    about: 'Records that an order is being packed.',
    words: ['number'],
    options: [],
    run: async given =>
      `Order ${(await sendOrderChange('POST', given.word('number'), 'start', {})).order} is being packed.`,
  },
  {
    name: 'ship',
    usage: `<number> ${wordsFor} ${parcelUsage} | --file <parcels.csv> [--apply]`,
    about:
      'Records that an order, or a part of it, was sent, and notifies the buyer. A file has the columns order and optionally item, quantity, carrier, tracking, tracking_url; rows with the same tracking are one parcel, and a row without an item means everything that is left to send. The file is only checked; --apply also records its parcels.',
    words: [],
    more: ['number'],
    options: ['items', 'file', ...parcelOptions],
    flags: ['apply'],
    run: async given => {
      const file = given.option('file')
      if (file !== undefined) return shipFile(await readTextFile(file), given.flag('apply'))
      if (!given.word('number')) throw new Misused('The number is missing.')
      const body = { ...parcelOf(given), lines: await partsOf(given) }
      const order = await sendOrderChange('POST', given.word('number'), 'shipments', body)
      const isWhole = asList(order.leftToSend).length === 0
      const but =
        asList(order.withdrawals).length > 0
          ? ` The buyer has withdrawn from part of it: see "order ${order.order}".`
          : ''
      return `Order ${order.order} is ${isWhole ? 'sent' : 'partly sent'}.${but}`
    },
  },
  {
    name: 'receipt',
    usage: '<number> [--credit-note <number>] > receipt.pdf',
    about: 'Prints the receipt of an order, or one of its credit notes, as PDF in the language of the buyer.',
    words: ['number'],
    options: ['credit-note'],
    run: given => {
      const note = given.option('credit-note')
      const file = note === undefined ? 'receipt.pdf' : `credit-notes/${part(note)}.pdf`
      return askFile(`orders/${part(given.word('number'))}/${file}`)
    },
  },
  {
    name: 'summary',
    usage: '<number> [--language <code>] > order.pdf',
    about: 'Prints everything about an order as PDF, for operators, in their language.',
    words: ['number'],
    options: ['language'],
    run: given => {
      const language = given.option('language')
      const query = language === undefined ? '' : `?language=${part(language)}`
      return askFile(`orders/${part(given.word('number'))}/summary.pdf${query}`)
    },
  },
  {
    name: 'tracking',
    usage: `<number> <shipment> ${parcelUsage}`,
    about: 'Corrects the carrier and tracking of a parcel, and notifies the buyer.',
    words: ['number', 'shipment'],
    options: parcelOptions,
    run: async given => {
      const path = `shipments/${part(given.word('shipment'))}`
      const order = await sendOrderChange('PUT', given.word('number'), path, parcelOf(given))
      return `The tracking of order ${order.order} is corrected.`
    },
  },
  {
    name: 'delivered',
    usage: '<number> [--shipment <n>]',
    about: 'Records that one parcel of an order, or all of them, arrived.',
    words: ['number'],
    options: ['shipment'],
    run: async given => {
      const shipment = given.option('shipment')
      const body = shipment === undefined ? {} : { shipment: parseWholeNumber(shipment, 'shipment') }
      const order = await sendOrderChange('POST', given.word('number'), 'deliveries', body)
      return `Recorded. Order ${order.order} is ${formatGoods(order)}.`
    },
  },
  {
    name: 'cancel',
    usage: '<number> [--reason <text>] [--no-restock]',
    about: 'Cancels an order that was not sent: refunds it, puts its goods back in stock, and notifies the buyer.',
    words: ['number'],
    options: ['reason'],
    flags: ['no-restock'],
    run: async given => {
      const body = { reason: given.option('reason'), restock: !given.flag('no-restock') }
      const order = await sendOrderChange('POST', given.word('number'), 'cancellation', body)
      return `Order ${order.order} is cancelled.`
    },
  },
  {
    name: 'return',
    usage: '<number> --items <item>:<n>,… [--no-restock]',
    about: 'Records returned goods and puts them back in stock. Use "refund" to refund them.',
    words: ['number'],
    options: ['items'],
    flags: ['no-restock'],
    run: async given => {
      const body = { lines: (await partsOf(given)) ?? [], restock: !given.flag('no-restock') }
      const order = await sendOrderChange('POST', given.word('number'), 'returns', body)
      return `The goods are back. ${whereText(order)}`
    },
  },
  {
    name: 'refund',
    usage: `<number> --all | ${wordsFor} [--shipping] [--amount <n>]  [--reason <text>] [--withdrawal <n>] [--no-restock] [--check] | <number> --retry <refund>`,
    about:
      'Refunds an order, some of its items, its shipping or an amount. The mail to the buyer contains the reason. --check only shows the sums; --retry requests a failed refund again: "order" shows its reference.',
    words: ['number'],
    options: ['items', 'amount', 'reason', 'withdrawal', 'retry'],
    flags: ['all', 'shipping', 'no-restock', 'check'],
    run: async given => {
      const retried = given.option('retry')
      if (retried !== undefined) {
        const path = `refunds/${part(retried)}/retry`
        return refundText(await sendOrderChange('POST', given.word('number'), path, {}))
      }
      const withdrawal = given.option('withdrawal')
      const body = {
        all: given.flag('all'),
        lines: await partsOf(given),
        shipping: given.flag('shipping'),
        amount: given.option('amount'),
        reason: given.option('reason'),
        withdrawal: withdrawal === undefined ? undefined : parseWholeNumber(withdrawal, 'withdrawal'),
        restock: !given.flag('no-restock'),
      }
      if (given.flag('check')) {
        const { preview } = await ask('POST', `orders/${part(given.word('number'))}/refunds`, {
          ...body,
          preview: true,
        })
        return formatRefundPreview(asRecord(preview))
      }
      return refundText(await sendOrderChange('POST', given.word('number'), 'refunds', body))
    },
  },
]

function refundText({ order, refunds, payment }: Record<string, unknown>): string {
  const { amountAsNumber } = asList(refunds).at(-1) ?? {}
  return `${Number(amountAsNumber).toFixed(2)} ${asRecord(payment).currency} of order ${order} are being refunded.`
}

/** Formats how many pieces of an order came back, are with the buyer, and are left to send. */
function whereText({ order, lines }: Record<string, unknown>): string {
  const pieces = asList(lines)
  const all = (count: (line: Record<string, unknown>) => number) => pieces.reduce((sum, line) => sum + count(line), 0)
  const away = all(({ shipped, returned }) => Number(shipped) - Number(returned))
  const left = all(({ toSend }) => Number(toSend))
  const back = all(({ returned }) => Number(returned))
  const rest = [
    away > 0 ? `${away} ${away === 1 ? 'is' : 'are'} with the buyer` : '',
    left > 0 ? `${left} ${left === 1 ? 'is' : 'are'} left to send` : '',
  ]
  return `Of order ${order}, ${[`${back} ${back === 1 ? 'piece' : 'pieces'} came back`, ...rest].filter(Boolean).join(', ')}.`
}
