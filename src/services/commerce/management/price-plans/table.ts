import * as v from 'valibot'
import { newPlan, type WantedPrice } from './fields.ts'

/** More prices than a file of this shop has, to limit what one transaction does. */
const maxRows = 5000

const needed = ['product', 'pricelist', 'price']
const columns = [...needed, 'before', 'from', 'until']

const { from: _, ...fields } = newPlan.entries
const rowFields = v.strictObject({ ...fields, from: v.optional(newPlan.entries.from) })

/** A price with the line of the file that it is in. */
export interface TableRow extends WantedPrice {
  line: number
}

export interface Table {
  rows: TableRow[]
  /** By line and field: `lines.3.price`. */
  errors: Record<string, string>
}

/**
 * Reads prices from CSV (RFC 4180): separated by commas, semicolons or tabs, as the first line is,
 * which names the columns. Amounts may have a decimal comma where commas do not separate.
 */
export function readTable(text: string): Table {
  const lines = cellsOf(text.replace(/^\uFEFF/, ''))
  const [head, ...body] = lines
  const names = head?.cells.map(name => name.trim().toLowerCase()) ?? []
  const wrong = names.filter(name => !columns.includes(name))
  const missing = needed.filter(name => !names.includes(name))
  if (wrong.length > 0 || missing.length > 0) {
    const known = `the columns are ${columns.join(', ')}`
    return { rows: [], errors: { 'lines.1': [...missing.map(name => `${name} is missing`), known].join('; ') } }
  }
  if (body.length > maxRows) return { rows: [], errors: { csv: `has more than ${maxRows} prices` } }
  const rows: TableRow[] = []
  const errors: Record<string, string> = {}
  for (const { line, cells } of body) {
    const given = Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? '']))
    const result = v.safeParse(rowFields, {
      product: given.product,
      pricelist: /^\d{1,9}$/.test(given.pricelist ?? '') ? Number(given.pricelist) : given.pricelist,
      price: amountIn(given.price),
      ...(given.before && { before: amountIn(given.before) }),
      ...(given.from && { from: given.from }),
      ...(given.until && { until: given.until }),
    })
    if (cells.length > names.length) errors[`lines.${line}`] = 'has more cells than columns'
    else if (result.success) {
      const { product, pricelist: priceList, price, before = null, from = null, until = null } = result.output
      rows.push({ line, product, priceList, price, before, from, until })
    } else
      for (const issue of result.issues) errors[`lines.${line}.${v.getDotPath(issue) ?? 'product'}`] = issue.message
  }
  return rows.length + Object.keys(errors).length === 0 ? { rows, errors: { csv: 'has no prices' } } : { rows, errors }
}

/** `2 495,50` as `2495.50`. */
const amountIn = (text = '') => text.replace(/[\s\u00a0\u202f]/g, '').replace(/,(\d{1,2})$/, '.$1')

interface Line {
  /** In the file; a cell may span several. */
  line: number
  cells: string[]
}

function cellsOf(text: string): Line[] {
  const [first = ''] = text.split(/\r?\n/, 1)
  const separator = [';', '\t'].find(mark => first.includes(mark)) ?? ','
  const pattern = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, 'y')
  const lines: Line[] = []
  let [line, cells]: [number, string[]] = [1, []]
  let begun = line
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)
    // A quote in the middle of a cell: the rest is one cell that no field accepts.
    if (!found) return [...lines, { line: begun, cells: [...cells, 'a quotation mark is not closed'] }]
    const [, cell = '', end = ''] = found
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    line += cell.split('\n').length - 1
    if (end === separator) continue
    line++
    if (cells.some(text => text.trim() !== '')) lines.push({ line: begun, cells })
    cells = []
    begun = line
  }
  return cells.length > 0 ? [...lines, { line: begun, cells }] : lines
}
