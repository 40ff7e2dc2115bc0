import { expect, test } from 'vitest'
import { drawQrCode } from '#src/shared/drawing/qr.ts'

/** Draws the filled modules of a path as rows of characters. */
function drawn({ path, size }: ReturnType<typeof drawQrCode>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  }
  return rows.map(row => row.join(''))
}

test('a QR code has three corners, timing lines and error correction level M, and grows with its text', () => {
  const code = drawn(drawQrCode('https://eprel.ec.europa.eu/qr/99001101'))
  expect(code).toHaveLength(29)
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  expect(code.slice(0, 7).map(row => row.slice(0, 7))).toEqual(corner)
  expect(code.slice(0, 7).map(row => row.slice(-7))).toEqual(corner)
  expect(code.slice(-7).map(row => row.slice(0, 7))).toEqual(corner)
  expect(code[6]?.slice(8, -8)).toBe('#.#.#.#.#.#.#')
  // The format bits of level M are 00, and the mask changes them to 10 (ISO/IEC 18004).
  expect(code[8]?.slice(0, 2)).toBe('#.')
  const longer = drawQrCode(`https://shop.example/product/${'x'.repeat(60)}`)
  expect(longer.size).toBeGreaterThan(29)
  expect(drawn(longer).every(row => row.length === longer.size)).toBe(true)
})
