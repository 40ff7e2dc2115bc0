import type { Command } from './commands.ts'
import { ask, asList } from './management.ts'
import { readTextFile } from './read-text.ts'
import { formatSpan } from './time.ts'
import { type Arguments, Misused, parseWholeNumber } from './usage.ts'

const part = encodeURIComponent

/** Commands that show and set prices, now or from a later date. */
export const priceCommands: Command[] = [
  {
    name: 'price',
    usage: '<product> <pricelist> <amount> [--before <amount>] [--from <time>] [--until <time>]',
    about:
      'Sets a price, e.g. 1001 65 2495. With --before, it is shown as reduced from that amount. --from plans the price for later; after --until, the earlier price applies again. A time is a date (for --until, the last day) or e.g. 2026-11-27T08:00, in the shop’s time zone unless it has an offset.',
    words: ['product', 'pricelist', 'amount'],
    options: ['before', 'from', 'until'],
    run: given =>
      given.option('from') === undefined && given.option('until') === undefined ? set(given) : plan(given),
  },
  {
    name: 'prices',
    usage: '[--all] | --file <prices.csv> [--apply] | --end <plan>',
    about:
      'Lists planned prices (with --all, also past ones); --end ends one. A file has the columns product, pricelist, price and optionally before, from, until. The file is only checked; --apply also sets or plans all of its prices.',
    words: [],
    options: ['file', 'end'],
    flags: ['all', 'apply'],
    run: async given => {
      const [file, end] = [given.option('file'), given.option('end')]
      if (end !== undefined) {
        const { plan: ended, status } = await ask('DELETE', `prices/planned/${part(end)}`)
        return `Plan ${ended} is ${status === 'cancelled' ? 'cancelled' : 'over'}.`
      }
      if (file !== undefined) return bulk(await readTextFile(file), given.flag('apply'))
      const { plans } = await ask('GET', `prices/planned?limit=500&all=${given.flag('all')}`)
      const rows = asList(plans).map(row => [`plan ${row.plan}`, wantedText(row), row.status, row.plannedBy].join('  '))
      return rows.length === 0 ? 'No prices are planned.' : rows.join('\n')
    },
  },
]

async function set(given: Arguments): Promise<string> {
  const path = `prices/${part(given.word('product'))}/${part(given.word('pricelist'))}`
  const answer = await ask('PUT', path, { price: given.word('amount'), before: given.option('before') })
  const lowest = answer.lowestPrice ? `, the lowest price of the 30 days before was ${answer.lowestPrice}` : ''
  const reduced = answer.price === answer.priceBeforeDiscount ? '' : `, reduced from ${answer.priceBeforeDiscount}`
  return `${answer.product} in price list ${answer.pricelist}: ${answer.price}${reduced}${lowest}.`
}

async function plan(given: Arguments): Promise<string> {
  const from = given.option('from')
  if (from === undefined) throw new Misused('Use --from to say when the price begins.')
  const body = {
    product: given.word('product'),
    pricelist: parseWholeNumber(given.word('pricelist'), 'price list'),
    price: given.word('amount'),
    before: given.option('before'),
    from,
    until: given.option('until'),
  }
  const answer = await ask('POST', 'prices/planned', body)
  return `Plan ${answer.plan}: ${wantedText(answer)}.`
}

async function bulk(csv: string, apply: boolean): Promise<string> {
  const { applied, changes } = await ask('POST', 'prices', { csv, apply })
  const rows = asList(changes).map(row => `line ${row.line}: ${wantedText(row)} (now ${row.nowAsNumber})`)
  const end = applied
    ? `${rows.length} prices are set or planned.`
    : `${rows.length} prices are valid. Nothing was changed: use --apply to apply them.`
  return [...rows, end].join('\n')
}

function wantedText({ product, pricelist, priceAsNumber, beforeAsNumber, from, until }: Record<string, unknown>) {
  const before = beforeAsNumber === null ? '' : ` reduced from ${beforeAsNumber}`
  return `${product} in price list ${pricelist}: ${priceAsNumber}${before}${formatSpan(from, until)}`
}
