import { defaultLocale } from '#client/shared/texts/locales.ts'
import { asRecord } from './management.ts'
import { formatMoment } from './time.ts'

type Row = Record<string, unknown>

/** Formats an item of the stock list as one line. */
export function formatStockItem(row: Row): string {
  const names = [row.name, asRecord(row.variant)[defaultLocale], asRecord(row.size)[defaultLocale]]
  return [
    row.item,
    names.filter(Boolean).join(', '),
    `${row.free} free`,
    Number(row.reserved) > 0 ? `${row.reserved} reserved` : '',
    Number(row.owed) > 0 ? `${row.owed} sold and not sent` : '',
    Number(row.withdrawn) > 0 ? `${row.withdrawn} withdrawn from` : '',
    `${row.shelf} on the shelf`,
    row.place ? `at ${row.place}` : '',
    row.low === null ? '' : `low at ${row.low}`,
  ]
    .filter(Boolean)
    .join('  ')
}

/** Formats a change of an item's stock as one line: the change, the stock after it, and why. */
export function formatStockMove({ at, change, quantity, cause, order, actor, note }: Row): string {
  const sign = Number(change) > 0 ? '+' : ''
  const why = order === null ? `${cause}` : `${cause}, order ${order}`
  return [formatMoment(at), `${sign}${change}`, `${quantity} in stock`, why, `${actor}`, `${note}`]
    .filter(Boolean)
    .join('  ')
}

/** Formats a row of a stock count as one line. */
export function formatCountChange({ line, item, counted, shelf, before, after, place, low }: Row): string {
  return [
    `line ${line}: ${item}`,
    counted === null ? 'not counted' : `${counted} counted, ${shelf} on the shelf by the books`,
    before === after ? '' : `stock ${before} to ${after}`,
    place === null ? '' : `at ${place}`,
    low === null ? '' : `low at ${low}`,
  ]
    .filter(Boolean)
    .join('  ')
}
