/** A line of an order that is being packed. */
export interface PackedLine {
  line: string
  item: string
  ean: string
  sku: string
  /** Pieces that are left to send. */
  left: number
}

/** How many pieces of each line are scanned, by line. */
export type Scanned = Readonly<Record<string, number>>

/** What a scanned code means. `surplus` is a piece more than the order needs. */
export type ScanResult =
  | { kind: 'order'; order: string }
  | { kind: 'piece'; scanned: Scanned }
  | { kind: 'surplus' | 'unknown' }

/**
 * Decides what a scanned code means: the number of one of `orders`, which a packing slip has as a
 * bar code, or the EAN, SKU or id of an item of the current order. A piece is never counted beyond
 * what is left to send. If several lines have the item, the first one with pieces left counts.
 */
export function readCode(
  code: string,
  orders: readonly string[],
  lines: readonly PackedLine[],
  scanned: Scanned,
): ScanResult {
  const text = code.trim().toLowerCase()
  if (text === '') return { kind: 'unknown' }
  const matching = lines.filter(({ ean, sku, item }) => [ean, sku, item].some(value => value.toLowerCase() === text))
  const open = matching.find(({ line, left }) => (scanned[line] ?? 0) < left)
  if (open) return { kind: 'piece', scanned: { ...scanned, [open.line]: (scanned[open.line] ?? 0) + 1 } }
  if (matching.length > 0) return { kind: 'surplus' }
  return orders.includes(text) ? { kind: 'order', order: text } : { kind: 'unknown' }
}

/** Whether every piece that is left to send is scanned. */
export const isComplete = (lines: readonly PackedLine[], scanned: Scanned) =>
  lines.every(({ line, left }) => (scanned[line] ?? 0) >= left)
