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

export interface PriceTable {
  rows: TableRow[]
  /** By line and field: `lines.3.price`. */
  errors: Record<string, string>
}

/**
 * Reads prices from CSV (RFC 4180), as spreadsheets write it: separated by commas, semicolons or
 * tabs, as the first line says (`sep=;`) or the one that names the columns is; lines end as on any
 * system. Empty lines and columns are left out. Amounts may have a decimal comma where commas do
 * not separate.
 */
export function readTable(text: string): PriceTable {
  const [head = { line: 1, cells: [] }, ...body] = cellsOf(text.replace(/^\uFEFF/, ''))
  const names = head.cells.map(name => name.trim().toLowerCase())
  const problems = [
    ...needed.filter(name => !names.includes(name)).map(name => `${name} is missing`),
    ...names.filter(name => name !== '' && !columns.includes(name)).map(name => `${name} is no column`),
    ...columns.filter(name => names.indexOf(name) !== names.lastIndexOf(name)).map(name => `${name} is there twice`),
  ]
  if (problems.length > 0) {
    const known = `the columns are ${columns.join(', ')}`
    return { rows: [], errors: { [`lines.${head.line}`]: [...problems, known].join('; ') } }
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
    const unnamed = cells.findIndex((cell, at) => !names[at] && cell.trim() !== '')
    if (unnamed >= 0) errors[`lines.${line}`] = `cell ${unnamed + 1} is in a column without a name`
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

/** The lines that are not empty. */
function cellsOf(text: string): Line[] {
  const [said = '', declared] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  const [first = ''] = text.slice(said.length).match(/[^\s,;][^\r\n]*/) ?? []
  const separator = declared ?? [';', '\t'].find(mark => first.includes(mark)) ?? ','
  const between = separator.replace(/[\\^\]-]/, '\\$&')
  const pattern = new RegExp(`("(?:[^"]|"")*"|[^"\\r\\n${between}]*)([${between}]|\\r\\n|\\r|\\n|$)`, 'y')
  const lines: Line[] = []
  const add = (line: number, cells: string[]) => {
    if (cells.some(cell => cell.trim() !== '')) lines.push({ line, cells })
  }
  let [line, cells]: [number, string[]] = [said ? 2 : 1, []]
  let begun = line
  pattern.lastIndex = said.length
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)
    // A quote in the middle of a cell: the rest is one cell that no field accepts.
    if (!found) return [...lines, { line: begun, cells: [...cells, 'a quotation mark is not closed'] }]
    const [, cell = '', end = ''] = found
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    line += cell.split(/\r\n|\r|\n/).length - 1
    if (end === separator) continue
    line++
    add(begun, cells)
    cells = []
    begun = line
  }
  add(begun, cells)
  return lines
}
