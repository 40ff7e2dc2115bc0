import { ask, asList, operatorName } from './management.ts'
import { type Arguments, Misused, type Shape, wholeNumber } from './usage.ts'
import { dueText, withdrawalsText } from './withdrawal-text.ts'

export interface Command extends Shape {
  name: string
  usage: string
  about: string
  /** Executes the command and returns the text, or the file, to print. */
  run: (given: Arguments) => Promise<string | Uint8Array>
}

const part = encodeURIComponent

export const commands: Command[] = [
  {
    name: 'stock',
    usage: '<item> <number>',
    about: 'Sets what there is of an item, e.g. 1001-1 24. With a sign (+5, -2) it adds or takes away.',
    words: ['item', 'number'],
    options: [],
    run: async given => {
      const number = given.word('number')
      const value = wholeNumber(number, 'number')
      const change = /^[+-]/.test(number) ? { change: value } : { quantity: value }
      const { item, before, quantity } = await ask('PUT', `stock/${part(given.word('item'))}`, change)
      return `${item}: ${quantity} in stock (${before} before).`
    },
  },
  {
    name: 'price',
    usage: '<product> <pricelist> <amount> [--before <amount>]',
    about: 'Sets a price, e.g. 1001 65 2495. With --before it is shown as reduced from there.',
    words: ['product', 'pricelist', 'amount'],
    options: ['before'],
    run: async given => {
      const path = `prices/${part(given.word('product'))}/${part(given.word('pricelist'))}`
      const answer = await ask('PUT', path, { price: given.word('amount'), before: given.option('before') })
      const lowest = answer.lowestPrice ? `, the lowest price of the 30 days before was ${answer.lowestPrice}` : ''
      const reduced = answer.price === answer.priceBeforeDiscount ? '' : `, reduced from ${answer.priceBeforeDiscount}`
      return `${answer.product} in price list ${answer.pricelist}: ${answer.price}${reduced}${lowest}.`
    },
  },
  {
    name: 'withdrawals',
    usage: '[due] [--skip <n>] [--limit <n>] | handled <number> --note <text>',
    about:
      'Lists what buyers have withdrawn from, the newest first, also where no order fits. "due" lists what is still to be refunded, the most urgent first; "handled" notes that nothing (more) is, and why.',
    words: [],
    more: ['due', 'number'],
    options: ['skip', 'limit', 'note'],
    run: async given => {
      const what = given.word('due')
      if (what === 'due') return dueText(asList((await ask('GET', 'withdrawals/due')).due))
      if (what === 'handled') {
        const path = `withdrawals/${part(given.word('number'))}/handled`
        const headers = { 'X-Operator': operatorName() }
        const { withdrawal } = await ask('POST', path, { note: given.option('note') ?? '' }, headers)
        return `Withdrawal ${withdrawal} is handled.`
      }
      if (what) throw new Misused(`"${what}" is neither "due" nor "handled".`)
      const query = new URLSearchParams({
        skipFirst: given.option('skip') ?? '0',
        limit: given.option('limit') ?? '50',
      })
      const { withdrawals } = await ask('GET', `withdrawals?${query}`)
      return withdrawalsText(asList(withdrawals))
    },
  },
  {
    name: 'voucher',
    usage:
      '<code> --percent <n> | --amount <n> [--pricelist <id>] | --free-shipping  [--uses <n>] [--until <yyyy-mm-dd>] [--description <text>]',
    about: 'Makes a voucher. An amount is in the currency of its price list, 65 unless you say otherwise.',
    words: ['code'],
    options: ['percent', 'amount', 'pricelist', 'uses', 'until', 'description'],
    flags: ['free-shipping'],
    run: async given => {
      const uses = given.option('uses')
      const { voucher, until } = await ask('POST', 'vouchers', {
        voucher: given.word('code'),
        ...worth(given),
        description: given.option('description'),
        ...(uses === undefined ? {} : { uses: wholeNumber(uses, 'uses') }),
        until: given.option('until'),
      })
      const often = uses === undefined ? 'any number of orders' : uses === '1' ? 'one order' : `${uses} orders`
      return `Voucher ${voucher} is good for ${often}${until ? ` until ${until}` : ''}.`
    },
  },
]

function worth(given: Arguments): object {
  const [percent, amount] = [given.option('percent'), given.option('amount')]
  const kinds = [percent !== undefined, amount !== undefined, given.flag('free-shipping')]
  if (kinds.filter(Boolean).length !== 1) throw new Misused('Say one of --percent, --amount and --free-shipping.')
  if (percent !== undefined) return { kind: 'percent', value: wholeNumber(percent, 'percentage') }
  if (amount === undefined) return { kind: 'free_shipping' }
  return { kind: 'amount', value: amount, pricelist: wholeNumber(given.option('pricelist') ?? '65', 'price list') }
}
