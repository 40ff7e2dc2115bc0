import { formatCsv } from '#client/shared/csv.ts'
import type { RefusedChange } from '../call.ts'
import type { SentForm } from '../form-data.ts'

/** A row of the list as it was sent: what was counted while the list showed `seen`, as texts. */
export interface SentCount {
  item: string
  counted: string
  seen: string
}

/** Reads the rows of the list in which a count was typed. */
export function readCounts(form: SentForm): SentCount[] {
  const [items, counted, seen] = [form.fields('item'), form.fields('counted'), form.fields('seen')]
  return items
    .map((item, index) => ({ item, counted: counted[index] ?? '', seen: seen[index] ?? '' }))
    .filter(row => row.counted !== '')
}

/**
 * Formats counts as the file that commerce stores as a whole or not at all. Its first row is in
 * line 2.
 */
export const formatCounts = (counts: SentCount[], reason: string, note: string): string =>
  formatCsv(
    [
      ['item', 'counted', 'seen', 'reason', 'note'],
      ...counts.map(({ item, counted, seen }) => [item, counted, seen, reason, note]),
    ],
    'en',
  )

/** A field of a file that commerce refused. `line` is null if the whole file is meant. */
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

/** Names the items of refused counts instead of the lines of the file that they became. */
export const nameItems = (refusal: RefusedChange, counts: SentCount[]): RefusedChange => ({
  ...refusal,
  errors: Object.fromEntries(
    listWrongRows(refusal).map(({ line, field, reason }) => {
      const item = line === null ? undefined : counts[line - 2]?.item
      return [item === undefined ? field : `${item} ${field}`, reason]
    }),
  ),
})
