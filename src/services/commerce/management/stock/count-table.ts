import * as v from 'valibot'
import type { OperatorCause } from '../../catalogue/stock-causes.ts'
import { splitCells } from '../cells.ts'
import { lowMark, note, place, reason, shelfPieces } from './fields.ts'
import { informativeColumns } from './table.ts'

/** Maximum number of rows of a stock count, because all are stored in one transaction. */
const maxRows = 5000

/** The columns that identify the item. The first one that is filled in is used. */
export const codeColumns = ['item', 'sku', 'ean'] as const
export type CodeColumn = (typeof codeColumns)[number]
const columns = [...codeColumns, 'counted', 'seen', 'place', 'low', 'reason', 'note']

const rowFields = v.strictObject({
  counted: v.optional(shelfPieces),
  seen: v.optional(shelfPieces),
  place: v.optional(place),
  low: v.optional(lowMark),
  reason: v.optional(reason),
  note: v.optional(note, ''),
})

/** A row of a stock count, and the number of its line in the file. Null means an empty cell. */
export interface CountedRow {
  line: number
  column: CodeColumn
  code: string
  counted: number | null
  seen: number | null
  place: string | null
  low: number | null
  reason: OperatorCause | null
  note: string
}

export interface CountTable {
  rows: CountedRow[]
  /** Errors by line and field: `lines.3.counted`. */
  errors: Record<string, string>
}

/**
 * Parses a stock count from CSV in any form that `parsePriceTable` accepts. The column `counted` is
 * required, and one of `item`, `sku` and `ean`. An empty `counted` means that the item was not
 * counted. Empty cells change nothing.
 */
export function parseCountTable(text: string): CountTable {
  const [head = { line: 1, cells: [] }, ...body] = splitCells(text.replace(/^\uFEFF/, ''))
  const names = head.cells.map(name => name.trim().toLowerCase())
  const problems = [
    ...(codeColumns.some(name => names.includes(name)) ? [] : [`${codeColumns.join(', ')} are missing`]),
    ...(names.includes('counted') ? [] : ['counted is missing']),
    ...names
      .filter(name => name !== '' && ![...columns, ...informativeColumns].includes(name))
      .map(name => `${name} is not a column`),
    ...columns.filter(name => names.indexOf(name) !== names.lastIndexOf(name)).map(name => `${name} is there twice`),
  ]
  if (problems.length > 0) {
    const known = `the columns are ${columns.join(', ')}`
    return { rows: [], errors: { [`lines.${head.line}`]: [...problems, known].join('; ') } }
  }
  if (body.length === 0) return { rows: [], errors: { csv: 'has no rows' } }
  if (body.length > maxRows) return { rows: [], errors: { csv: `has more than ${maxRows} rows` } }
  const parsed = body.map(({ line, cells }) =>
    parseRow(line, new Map(names.map((name, index) => [name, cleanCell(cells[index])])), cells.length > names.length),
  )
  return {
    rows: parsed.flatMap(({ row }) => (row ? [row] : [])),
    errors: Object.fromEntries(parsed.flatMap(({ errors }) => errors)),
  }
}

interface ParsedRow {
  row: CountedRow | null
  errors: [string, string][]
}

function parseRow(line: number, cells: Map<string, string>, isTooLong: boolean): ParsedRow {
  const column = codeColumns.find(name => cells.get(name))
  const numbers = ['counted', 'seen', 'low'].map(name => [name, parsePieces(cells.get(name))])
  const texts = ['place', 'reason', 'note'].map(name => [name, cells.get(name)])
  const result = v.safeParse(
    rowFields,
    Object.fromEntries([...numbers, ...texts].filter(([, value]) => value !== undefined && value !== '')),
  )
  if (isTooLong) return { row: null, errors: [[`lines.${line}`, 'has more cells than the table has columns']] }
  const errors = [
    ...(column ? [] : [[`lines.${line}.item`, 'is missing'] satisfies [string, string]]),
    ...(result.issues ?? []).map((issue): [string, string] => [
      `lines.${line}.${v.getDotPath(issue) ?? 'item'}`,
      issue.message,
    ]),
  ]
  if (!column || !result.success) return { row: null, errors }
  const { counted = null, seen = null, place: at = null, low = null, reason: why = null, ...rest } = result.output
  return {
    row: { line, column, code: cells.get(column) ?? '', counted, seen, place: at, low, reason: why, ...rest },
    errors,
  }
}

/**
 * Trims a cell, and removes the apostrophe that this service's tables put before text that
 * spreadsheets would take for a formula.
 */
const cleanCell = (cell = '') => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '')

/** Parses a number of pieces: `1 200` as 1200. Returns other texts; the schema rejects them. */
function parsePieces(text = ''): number | string {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '')
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : text
}
