import * as v from 'valibot'
import { splitCells } from '../cells.ts'
import { shipment } from '../orders/fields.ts'

/** Maximum number of rows in a file of parcels. */
const rowMaximum = 500

const columns = ['order', 'item', 'quantity', 'carrier', 'tracking', 'tracking_url']

const numberReason = 'must be an order number'
const quantityReason = 'must be a whole number of 1 or more'
const rowFields = v.object({
  order: v.pipe(v.string(), v.regex(/^\d{1,12}$/, numberReason), v.transform(Number)),
  item: v.pipe(v.string(), v.maxLength(100)),
  quantity: v.union(
    [v.literal(''), v.pipe(v.string(), v.regex(/^0*[1-9]\d{0,3}$/), v.transform(Number))],
    quantityReason,
  ),
  carrier: shipment.entries.carrier,
  tracking: shipment.entries.trackingId,
  tracking_url: shipment.entries.trackingUrl,
})

/** Errors by line and field: `lines.3.item`. */
export type TableErrors = Record<string, string>

/** A parcel that a file lists. */
export interface FileParcel {
  order: number
  carrier: string
  trackingId: string
  trackingUrl: string
  /** The pieces, with their lines in the file. Null means all that is left to send. */
  pieces: { fileLine: number; item: string; quantity: number }[] | null
  /** The lines of the file that describe the parcel. */
  fileLines: number[]
}

/**
 * Parses parcels from CSV with the columns `order, item, quantity, carrier, tracking,
 * tracking_url`, of which only `order` is required. Rows of an order with the same carrier and
 * tracking are one parcel. A row without an item means everything that is left to send.
 */
export function parseShipmentRows(csv: string): { parcels: FileParcel[]; errors: TableErrors } {
  const [head = { line: 1, cells: [] }, ...body] = splitCells(csv)
  const names = head.cells.map(name => name.trim().toLowerCase())
  const problems = [
    ...(names.includes('order') ? [] : ['order is missing']),
    ...names.filter(name => name !== '' && !columns.includes(name)).map(name => `${name} is not a column`),
    ...columns.filter(name => names.indexOf(name) !== names.lastIndexOf(name)).map(name => `${name} is there twice`),
  ]
  if (problems.length > 0) {
    const known = `the columns are ${columns.join(', ')}`
    return { parcels: [], errors: { [`lines.${head.line}`]: [...problems, known].join('; ') } }
  }
  if (body.length === 0) return { parcels: [], errors: { csv: 'has no parcels' } }
  if (body.length > rowMaximum) return { parcels: [], errors: { csv: `has more than ${rowMaximum} rows` } }
  const parcels = new Map<string, FileParcel>()
  const errors: TableErrors = {}
  for (const { line, cells } of body) {
    const texts = Object.fromEntries(columns.map(name => [name, cells[names.indexOf(name)]?.trim() ?? '']))
    const parsed = v.safeParse(rowFields, texts)
    if (!parsed.success) {
      for (const issue of parsed.issues) errors[`lines.${line}.${v.getDotPath(issue) ?? 'order'}`] = issue.message
      continue
    }
    const { order, item, quantity, carrier, tracking: trackingId, tracking_url: trackingUrl } = parsed.output
    if ((item === '') !== (quantity === '')) {
      errors[`lines.${line}.${item === '' ? 'item' : 'quantity'}`] = 'required'
      continue
    }
    const key = JSON.stringify([order, carrier, trackingId, trackingUrl])
    const pieces = quantity === '' ? null : [{ fileLine: line, item, quantity }]
    const known = parcels.get(key)
    if (!known) parcels.set(key, { order, carrier, trackingId, trackingUrl, pieces, fileLines: [line] })
    else if (known.pieces === null || pieces === null)
      errors[`lines.${line}.item`] =
        `the parcel in line ${known.fileLines[0]} can either name its items or contain everything that is left to send, not both`
    else {
      known.pieces.push(...pieces)
      known.fileLines.push(line)
    }
  }
  return { parcels: [...parcels.values()], errors }
}
