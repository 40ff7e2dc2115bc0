import type { Command } from './commands.ts'
import { ask, askTable, asList, asRecord } from './management.ts'
import { readTextFile } from './read-text.ts'
import { formatCountChange, formatStockItem, formatStockMove } from './stock-text.ts'
import { type Arguments, Misused, parseWholeNumber } from './usage.ts'

const part = encodeURIComponent

/** Commands that list, count and change stock. */
export const stockCommands: Command[] = [
  {
    name: 'stock',
    usage:
      '[--low] [--find <text>] [--after <item>] [--limit <n>] [--language <code>] [--csv] | <item> <number> [--reason <reason>] [--note <text>] | <item> --counted <n> --seen <n> | <item> [--place <text>] [--low-mark <n>|none] | --file <count.csv> [--apply] | --history <item> [--before <id>]',
    about:
      'Lists stock (--low: only low items, --csv: all items as a table for spreadsheets), sets the stock of an item, e.g. 1001-1 24, or changes it with a sign (+5, -2). --counted stores the number of pieces that you counted on the shelf; --seen is the number that the list showed before. A file has the columns item, sku or ean, counted, and optionally seen, place, low, reason, note; it is only checked, and --apply also stores it. Reasons are count, correction, received, damaged, lost.',
    words: [],
    more: ['item', 'number'],
    options: [
      ...['find', 'after', 'limit', 'language', 'reason', 'note', 'counted', 'seen', 'place', 'low-mark'],
      ...['file', 'history', 'before'],
    ],
    flags: ['low', 'csv', 'apply'],
    run: async given => {
      const [file, history] = [given.option('file'), given.option('history')]
      if (file !== undefined) return countFromFile(await readTextFile(file), given.flag('apply'))
      if (history !== undefined) return listHistory(history, given.option('before'))
      if (!given.word('item')) return listStock(given)
      if (given.option('place') !== undefined || given.option('low-mark') !== undefined) return setDetails(given)
      return changeStock(given)
    },
  },
]

async function listStock(given: Arguments): Promise<string> {
  const query = new URLSearchParams(given.flag('low') ? { low: '1' } : {})
  for (const name of ['find', 'after', 'limit', 'language']) {
    const value = given.option(name)
    if (value !== undefined) query.set(name, value)
  }
  if (given.flag('csv')) {
    const isWhole = given.option('limit') === undefined
    if (isWhole) query.set('limit', '100')
    return askTable(`stock?${query}`, isWhole)
  }
  const { items, next, complete } = await ask('GET', `stock?${query}`)
  const rows = asList(items).map(formatStockItem)
  return [
    ...(rows.length > 0 ? rows : ['No items.']),
    ...(next ? [`There are more: --after ${next}`] : []),
    ...(complete ? [] : ['More items match. Search for a longer text.']),
  ].join('\n')
}

async function listHistory(item: string, before: string | undefined): Promise<string> {
  const query = before === undefined ? '' : `?before=${part(before)}`
  const { moves, next } = await ask('GET', `stock/${part(item)}/moves${query}`)
  return [...asList(moves).map(formatStockMove), ...(next ? [`There are more: --before ${next}`] : [])].join('\n')
}

async function changeStock(given: Arguments): Promise<string> {
  const why = { reason: given.option('reason'), note: given.option('note') }
  const path = `stock/${part(given.word('item'))}`
  const { item, before, quantity } = await ask('PUT', path, { ...parseChange(given), ...why })
  return `${item}: ${quantity} in stock (${before} before).`
}

function parseChange(given: Arguments): object {
  const [counted, seen, number] = [given.option('counted'), given.option('seen'), given.word('number')]
  if (counted !== undefined && seen !== undefined && !number)
    return { counted: parseWholeNumber(counted, 'count'), seen: parseWholeNumber(seen, 'number that was seen') }
  if (counted !== undefined || seen !== undefined) throw new Misused('Use --counted together with --seen.')
  if (!number) throw new Misused('The number is missing.')
  const value = parseWholeNumber(number, 'number')
  return /^[+-]/.test(number) ? { change: value } : { quantity: value }
}

async function setDetails(given: Arguments): Promise<string> {
  const mark = given.option('low-mark')
  const low = mark === undefined ? undefined : mark === 'none' ? null : parseWholeNumber(mark, 'low mark')
  if (given.word('number')) throw new Misused('Set the stock, or its place and low mark, not both.')
  const path = `stock/${part(given.word('item'))}`
  const { item } = await ask('PATCH', path, { place: given.option('place'), low })
  return formatStockItem(asRecord(item))
}

async function countFromFile(csv: string, apply: boolean): Promise<string> {
  const { applied, changes } = await ask('POST', 'stock', { csv, apply })
  const rows = asList(changes)
  const changed = rows.filter(({ before, after }) => before !== after).length
  const end = applied
    ? `Stored. The stock of ${changed} items has changed.`
    : `All rows are valid. The stock of ${changed} items would change: use --apply to store it.`
  return [...rows.map(formatCountChange), end].join('\n')
}
