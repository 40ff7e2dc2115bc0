import { formatCsv } from '#client/shared/csv.ts'
import type { RefusedChange } from '../call.ts'
import type { SentForm } from '../form-data.ts'

/** A sent row of the list, as text: the count, and the number that the list showed (`seen`). */
export interface SentCount {
  item: string
  counted: string
  seen: string
}

/** Reads the rows of the list into which a count was typed. */
export function readCounts(form: SentForm): SentCount[] {
  const [items, counted, seen] = [form.fields('item'), form.fields('counted'), form.fields('seen')]
  return items
    .map((item, index) => ({ item, counted: counted[index] ?? '', seen: seen[index] ?? '' }))
    .filter(row => row.counted !== '')
}

/**
 * Formats counts as a CSV file, because commerce stores a file as a whole or not at all. The first
 * count is in line 2.
 */
export const formatCounts = (counts: SentCount[], reason: string, note: string): string =>
  formatCsv(
    [
      ['item', 'counted', 'seen', 'reason', 'note'],
      ...counts.map(({ item, counted, seen }) => [item, counted, seen, reason, note]),
    ],
    'en',
  )

/** A field that commerce rejected in a file. `line` is null if the whole file is wrong. */
export interface WrongRow {
  line: number | null
  field: string
  reason: string
}

/** Lists what is wrong with a file, by line. */
export const listWrongRows = ({ errors }: RefusedChange): WrongRow[] =>
  Object.entries(errors)
    .map(([name, reason]) => {
      const [, line, field = ''] = /^lines\.(\d+)(?:\.(.+))?$/.exec(name) ?? []
      return line === undefined ? { line: null, field: name, reason } : { line: Number(line), field, reason }
    })
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))

/** Replaces line numbers of the CSV file in commerce's reasons with the items that were counted. */
export const nameItems = (refusal: RefusedChange, counts: SentCount[]): RefusedChange => ({
  ...refusal,
  errors: Object.fromEntries(
    listWrongRows(refusal).map(({ line, field, reason }) => {
      const item = line === null ? undefined : counts[line - 2]?.item
      return [item === undefined ? field : `${item} ${field}`, reason]
    }),
  ),
})
