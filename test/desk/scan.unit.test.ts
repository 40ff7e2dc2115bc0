import { expect, test } from 'vitest'
import { isComplete, type PackedLine, readCode, type Scanned } from '#src/desk/pack/scan.ts'

const lines: PackedLine[] = [
  { line: 'a', item: '1001-1', ean: '9520000100117', sku: 'DG1001', left: 2 },
  { line: 'b', item: '1002-1', ean: '9520000100216', sku: 'DG1002', left: 1 },
  // The same item in another line, such as with another comment.
  { line: 'c', item: '1002-1', ean: '9520000100216', sku: 'DG1002', left: 1 },
]
const orders = ['10001', '10002']

/** Scans codes one after another, and returns what is counted and what was refused. */
function scan(codes: string[]) {
  let scanned: Scanned = {}
  const refused: string[] = []
  for (const code of codes) {
    const result = readCode(code, orders, lines, scanned)
    if (result.kind === 'piece') scanned = result.scanned
    else refused.push(result.kind)
  }
  return { scanned, refused }
}

test('pieces are counted by EAN, SKU or item, up to what is left to send', () => {
  expect(scan(['9520000100117', 'dg1001', '1002-1', ' 9520000100216 '])).toEqual({
    scanned: { a: 2, b: 1, c: 1 },
    refused: [],
  })
  expect(scan(['1001-1', '1001-1', '1001-1', '9520000199999', ''])).toEqual({
    scanned: { a: 2 },
    refused: ['surplus', 'unknown', 'unknown'],
  })
  expect(readCode('10002', orders, lines, {})).toEqual({ kind: 'order', order: '10002' })
  expect(readCode('10003', orders, lines, {})).toEqual({ kind: 'unknown' })
})

test('whatever is scanned, no line has more pieces than are left, and only then all is complete', () => {
  const codes = ['1001-1', '1002-1', 'DG1001', '9520000100216', '10001', 'x']
  let seed = 7
  for (let run = 0; run < 200; run++) {
    const chosen = Array.from({ length: 8 }, () => {
      seed = (seed * 16807) % 2147483647
      return codes[seed % codes.length] ?? ''
    })
    const { scanned } = scan(chosen)
    for (const { line, left } of lines) expect(scanned[line] ?? 0, chosen.join()).toBeLessThanOrEqual(left)
    const total = Object.values(scanned).reduce((sum, pieces) => sum + pieces, 0)
    expect(isComplete(lines, scanned), chosen.join()).toBe(total === 4)
  }
})
