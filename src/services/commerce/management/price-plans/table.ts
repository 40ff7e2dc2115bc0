import * as v from 'valibot'
import { newPlan, type WantedPrice } from './fields.ts'

/** Maximum number of prices in a file, because all are stored in one transaction. */
const maxRows = 5000

const requiredColumns = ['product', 'pricelist', 'price']
const columns = [...requiredColumns, 'before', 'from', 'until']

const { from: _, ...fields } = newPlan.entries
const rowFields = v.strictObject({ ...fields, from: v.optional(newPlan.entries.from) })

/** A price, and the number of its line in the file. */
export interface TableRow extends WantedPrice {
  line: number
}

export interface PriceTable {
  rows: TableRow[]
  /** Errors by line and field: `lines.3.price`. */
  errors: Record<string, string>
}

/**
 * Parses prices from CSV (RFC 4180) as spreadsheets write it. The separator is a comma, a semicolon
 * or a tab. It is found in a first line such as `sep=;`, or else in the line with the column names.
 * Line ends may be those of any system. Empty lines and columns are skipped. Amounts may have a
 * decimal comma.
 */
export function parsePriceTable(text: string): PriceTable {
  const [head = { line: 1, cells: [] }, ...body] = splitCells(text.replace(/^\uFEFF/, ''))
  const names = head.cells.map(name => name.trim().toLowerCase())
  const problems = [
    ...requiredColumns.filter(name => !names.includes(name)).map(name => `${name} is missing`),
    ...names.filter(name => name !== '' && !columns.includes(name)).map(name => `${name} is not a column`),
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
    const texts = Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? '']))
    const result = v.safeParse(rowFields, {
      product: texts.product,
      pricelist: /^\d{1,9}$/.test(texts.pricelist ?? '') ? Number(texts.pricelist) : texts.pricelist,
      price: normalizeAmount(texts.price),
      ...(texts.before && { before: normalizeAmount(texts.before) }),
      ...(texts.from && { from: texts.from }),
      ...(texts.until && { until: texts.until }),
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

/** Normalizes an amount: `2 495,50` to `2495.50`. */
const normalizeAmount = (text = '') => text.replace(/[\s\u00a0\u202f]/g, '').replace(/,(\d{1,2})$/, '.$1')

interface Line {
  /** The number of the line in the file. A cell may span several lines. */
  line: number
  cells: string[]
}

/** Splits CSV into lines and cells, without empty lines. */
function splitCells(text: string): Line[] {
  const [separatorLine = '', declared] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  const [first = ''] = text.slice(separatorLine.length).match(/[^\s,;][^\r\n]*/) ?? []
  const separator = declared ?? [';', '\t'].find(mark => first.includes(mark)) ?? ','
  const separatorPattern = separator.replace(/[\\^\]-]/, '\\$&')
  const pattern = new RegExp(
    `("(?:[^"]|"")*"|[^"\\r\\n${separatorPattern}]*)([${separatorPattern}]|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  const lines: Line[] = []
  const add = (line: number, cells: string[]) => {
    if (cells.some(cell => cell.trim() !== '')) lines.push({ line, cells })
  }
  let [line, cells]: [number, string[]] = [separatorLine ? 2 : 1, []]
  let firstLine = line
  pattern.lastIndex = separatorLine.length
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)
    // A quotation mark is unclosed, or is in the middle of a cell. The line gets the error text as
    // its last cell, which no field accepts.
    if (!found) return [...lines, { line: firstLine, cells: [...cells, 'a quotation mark is not closed'] }]
    const [, cell = '', end = ''] = found
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    line += cell.split(/\r\n|\r|\n/).length - 1
    if (end === separator) continue
    line++
    add(firstLine, cells)
    cells = []
    firstLine = line
  }
  add(firstLine, cells)
  return lines
}
