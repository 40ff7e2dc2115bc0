import * as v from 'valibot'
import { splitCells } from '../cells.ts'
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
 * or a tab. It is named by a first line such as `sep=;`, or else detected in the line with the
 * column names. Line ends may be those of any system. Empty lines and columns are skipped. Amounts
 * may have a decimal comma.
 */
export function parsePriceTable(text: string): PriceTable {
  const [head = { line: 1, cells: [] }, ...body] = splitCells(text)
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
