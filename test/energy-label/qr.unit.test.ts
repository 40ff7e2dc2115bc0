import { expect, test } from 'vitest'
import { checkWords, longestText, modules, qrCode } from '#src/energy-label/qr.ts'

const rows = (text: string) => qrCode(text).map(row => row.map(isDark => (isDark ? '#' : '.')).join(''))

test('check words are those of the standard’s own example', () => {
  // ISO/IEC 18004, Annex I: "01234567" as version 1-M.
  const words = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(checkWords(words, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('a code has its corners, and the same bits twice beside them', () => {
  const code = rows('https://eprel.ec.europa.eu/qr/99001101')
  expect(code).toHaveLength(modules)
  expect(code.every(row => row.length === modules)).toBe(true)
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  expect(code.slice(0, 7).map(row => row.slice(0, 7))).toEqual(corner)
  expect(code.slice(0, 7).map(row => row.slice(-7))).toEqual(corner)
  expect(code.slice(-7).map(row => row.slice(0, 7))).toEqual(corner)
  const column = code.map(row => row[8]).join('')
  const [row = ''] = code.slice(8)
  const reversed = (text: string) => [...text].reverse().join('')
  // M and mask 0: 101010000010010, in the row and the column, around the dotted lines.
  const format = '#.#.#.....#..#.'
  expect(row.slice(0, 6) + row.slice(7, 9) + reversed(column.slice(0, 6) + column[7])).toBe(format)
  expect(reversed(column.slice(-7)) + row.slice(-8)).toBe(format)
})

test('what is too long is an error, not half a code', () => {
  expect(() => qrCode('x'.repeat(longestText))).not.toThrow()
  expect(() => qrCode('x'.repeat(longestText + 1))).toThrow('holds 42 bytes')
})
