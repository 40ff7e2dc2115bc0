import { ask, asList } from './management.ts'
import { formatSpan } from './time.ts'
import { type Arguments, type CommandShape, Misused, parseWholeNumber } from './usage.ts'
import { formatDueRefunds, formatWithdrawals } from './withdrawal-text.ts'

export interface Command extends CommandShape {
  name: string
  usage: string
  about: string
  /** Executes the command. Returns the text or file to print. */
  run: (given: Arguments) => Promise<string | Uint8Array>
}

const part = encodeURIComponent

export const commands: Command[] = [
  {
    name: 'withdrawals',
    usage: '[due] [--skip <n>] [--limit <n>] | handled <number> --note <text>',
    about:
      'Lists withdrawals, the newest first, including those without a matching order. "due" lists the refunds that are due, the most urgent first; "handled" marks a withdrawal as dealt with, and records why nothing more will be refunded.',
    words: [],
    more: ['due', 'number'],
    options: ['skip', 'limit', 'note'],
    run: async given => {
      const what = given.word('due')
      if (what === 'due') return formatDueRefunds(asList((await ask('GET', 'withdrawals/due')).due))
      if (what === 'handled') {
        const path = `withdrawals/${part(given.word('number'))}/handled`
        const { withdrawal } = await ask('POST', path, { note: given.option('note') ?? '' })
        return `Withdrawal ${withdrawal} is handled.`
      }
      if (what) throw new Misused(`"${what}" is neither "due" nor "handled".`)
      const query = new URLSearchParams({
        skipFirst: given.option('skip') ?? '0',
        limit: given.option('limit') ?? '50',
      })
      const { withdrawals } = await ask('GET', `withdrawals?${query}`)
      return formatWithdrawals(asList(withdrawals))
    },
  },
  {
    name: 'voucher',
    usage:
      '<code> --percent <n> | --amount <n> | --free-shipping  [--automatic | --link] [--pricelist <id>] [--minimum <n>] [--products <n>,…] [--categories <n>,…] [--from <time>] [--until <time>] [--uses <n>] [--once] [--exclusive] [--description <text>] [--change]',
    about:
      'Creates a voucher; with --automatic it is applied without a code, and --change changes an existing voucher. Amount and minimum are in the currency of the price list (65 by default). A time is a date (for --until, the last day) or e.g. 2026-11-27T08:00, in the shop’s time zone unless it has an offset. --once allows one use for each mailbox; a voucher with --exclusive cannot be combined with others.',
    words: ['code'],
    options: [
      ...['percent', 'amount', 'pricelist', 'minimum', 'products', 'categories'],
      ...['from', 'until', 'uses', 'description'],
    ],
    flags: ['free-shipping', 'automatic', 'link', 'once', 'exclusive', 'change'],
    run: async given => {
      const uses = given.option('uses')
      const code = given.word('code')
      const [method, path] = given.flag('change') ? ['PUT', `vouchers/${part(code)}`] : ['POST', 'vouchers']
      const { voucher, from, until } = await ask(method, path, {
        voucher: code,
        ...worth(given),
        ...scopeOf(given),
        type: given.flag('automatic') ? 'automatic' : given.flag('link') ? 'uri' : 'code',
        description: given.option('description'),
        ...(uses === undefined ? {} : { uses: parseWholeNumber(uses, 'uses') }),
        from: given.option('from'),
        until: given.option('until'),
        exclusive: given.flag('exclusive'),
        oncePerCustomer: given.flag('once'),
      })
      const often = uses === undefined ? 'any number of orders' : uses === '1' ? 'one order' : `${uses} orders`
      return `Voucher ${voucher} is valid for ${often}${formatSpan(from, until)}.`
    },
  },
]

function worth(given: Arguments): object {
  const [percent, amount] = [given.option('percent'), given.option('amount')]
  const kinds = [percent !== undefined, amount !== undefined, given.flag('free-shipping')]
  if (kinds.filter(Boolean).length !== 1) throw new Misused('Use one of --percent, --amount and --free-shipping.')
  if (percent !== undefined) return { kind: 'percent', value: parseWholeNumber(percent, 'percentage') }
  if (amount === undefined) return { kind: 'free_shipping' }
  return { kind: 'amount', value: amount }
}

/** Reads the voucher's conditions: price list, minimum, products and categories. */
function scopeOf(given: Arguments): object {
  const [minimum, list] = [given.option('minimum'), given.option('pricelist')]
  const needsList = minimum !== undefined || given.option('amount') !== undefined
  const numbers = (name: string) =>
    given
      .option(name)
      ?.split(',')
      .map(text => text.trim())
  return {
    minimum,
    ...(list === undefined && !needsList ? {} : { pricelist: parseWholeNumber(list ?? '65', 'price list') }),
    products: numbers('products'),
    categories: numbers('categories'),
  }
}
