/** A line of CSV that is not empty. */
export interface CellLine {
  /** The number of the line in the file. A cell may span several lines. */
  line: number
  cells: string[]
}

/**
 * Splits CSV (RFC 4180), as spreadsheets write it, into lines and cells. Empty lines and the byte
 * order mark are dropped.
 */
export function splitCells(csv: string): CellLine[] {
  const text = csv.replace(/^\uFEFF/, '')
  const [separatorLine = '', declared] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  const [first = ''] = text.slice(separatorLine.length).match(/[^\s,;][^\r\n]*/) ?? []
  const separator = declared ?? [';', '\t'].find(mark => first.includes(mark)) ?? ','
  const separatorPattern = separator.replace(/[\\^\]-]/, '\\$&')
  const pattern = new RegExp(
    `("(?:[^"]|"")*"|[^"\\r\\n${separatorPattern}]*)([${separatorPattern}]|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  const lines: CellLine[] = []
  const add = (line: number, cells: string[]) => {
    if (cells.some(cell => cell.trim() !== '')) lines.push({ line, cells })
  }
  let [line, cells]: [number, string[]] = [separatorLine ? 2 : 1, []]
  let firstLine = line
  pattern.lastIndex = separatorLine.length
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)
    // A quotation mark is in the middle of a cell. The rest becomes a text that no field accepts.
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
