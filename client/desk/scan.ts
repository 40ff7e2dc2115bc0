/** A line of the order that is being packed. */
export interface ScanLine {
  line: string
  /** The codes on a piece: its EAN, and its SKU if the item has no EAN. */
  codes: string[]
  /** How many pieces are left to send. */
  toSend: number
  /** How many of them were scanned. */
  scanned: number
}

/** What is being packed: the orders on the list, the current order, and its lines. */
export interface ScanState {
  orders: string[]
  order: string
  lines: ScanLine[]
}

/**
 * What a scan means:
 * - `counted`: a piece of a line; one more piece of the line is counted.
 * - `surplus`: a piece of the order, but all such pieces have already been scanned.
 * - `order`: the slip of the order to pack next. The slip of the current order restarts its count.
 * - `unfinished`: the slip of another order, although scanned pieces have not been sent yet.
 * - `wrong`: any other code.
 * - `empty`: Enter was pressed without a code.
 */
export type Scan =
  | { kind: 'counted'; line: string }
  | { kind: 'order'; order: string }
  | { kind: 'surplus' | 'unfinished' | 'wrong' | 'empty' }

// Scanners read the same number with 12, 13 or 14 digits, depending on the kind of bar code.
const normalizeCode = (code: string) => (/^(\d{8}|\d{12,14})$/.test(code) ? code.padStart(14, '0') : code.toLowerCase())

const hasCode = ({ codes }: ScanLine, code: string) =>
  codes.some(known => known !== '' && normalizeCode(known) === normalizeCode(code))

/** Decides what a scanned or typed code means. The browser and the server follow the same rules. */
export function decideScan({ orders, order, lines }: ScanState, scanned: string): Scan {
  const code = scanned.trim()
  if (code === '') return { kind: 'empty' }
  const same = lines.filter(line => hasCode(line, code))
  if (same.length > 0) {
    const open = same.find(line => line.scanned < line.toSend)
    return open ? { kind: 'counted', line: open.line } : { kind: 'surplus' }
  }
  if (!orders.includes(code)) return { kind: 'wrong' }
  if (code !== order && lines.some(line => line.scanned > 0)) return { kind: 'unfinished' }
  return { kind: 'order', order: code }
}

/** Adds a scanned piece to its line. */
export const countPiece = (lines: ScanLine[], counted: string): ScanLine[] =>
  lines.map(line => (line.line === counted ? { ...line, scanned: line.scanned + 1 } : line))

/** Whether all pieces that are left to send were scanned. */
export const isPacked = (lines: ScanLine[]) => lines.every(line => line.scanned === line.toSend)

/** Whether a code is the code of a piece or a slip, and therefore not a tracking number. */
export const isGoodsCode = ({ orders, lines }: ScanState, code: string) =>
  orders.includes(code) || lines.some(line => hasCode(line, code))
