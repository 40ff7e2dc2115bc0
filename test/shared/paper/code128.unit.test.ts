import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeCode128, listCode128Widths } from '#src/shared/paper/code128.ts'

/** Splits widths into symbols of six widths each. The last one, the stop symbol, has seven. */
function splitSymbols(widths: number[]): number[][] {
  const symbols: number[][] = []
  for (let at = 0; at + 7 < widths.length; at += 6) symbols.push(widths.slice(at, at + 6))
  return [...symbols, widths.slice(-7)]
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Decodes values into text, independently of the encoder, and checks the last two symbols. */
function decode(values: number[]): string {
  const [start = 0, ...rest] = values
  const [stop, check, ...reversed] = rest.toReversed()
  const data = reversed.toReversed()
  expect(stop).toBe(106)
  expect(check).toBe((start + sum(data.map((value, index) => value * (index + 1)))) % 103)
  let inC = start === 105
  return data
    .map(value => {
      if (!inC && value === 99) {
        inC = true
        return ''
      }
      return inC ? String(value).padStart(2, '0') : String.fromCharCode(value + 32)
    })
    .join('')
}

test.each([
  // With start A, the check symbol of this text is 54.
  ['PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]],
  ['123456', [105, 12, 34, 56, 44, 106]],
  ['10001', [104, 17, 99, 0, 1, 14, 106]],
  ['A', [104, 33, 34, 106]],
])('%s is encoded with its check symbol', (text, values) => {
  expect(encodeCode128(text)).toEqual(values)
})

test('the bars of a number match the standard', () => {
  expect(splitSymbols(listCode128Widths('00')).map(symbol => symbol.join(''))).toEqual([
    '211232',
    '212222',
    '222221',
    '2331112',
  ])
})

test('every symbol has eleven modules, an even number of them black, and no other has the same bars', () => {
  const all = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))
  const symbols = [...all, ...Array.from({ length: 95 }, (_, code) => String.fromCharCode(code + 32))].flatMap(text =>
    splitSymbols(listCode128Widths(text)).slice(0, -1),
  )
  const bars = (symbol: number[]) => sum(symbol.filter((_, at) => at % 2 === 0))
  expect(symbols.filter(symbol => sum(symbol) !== 11 || bars(symbol) % 2 !== 0)).toEqual([])
  const distinct = new Set(all.map(text => splitSymbols(listCode128Widths(text))[1]?.join('')))
  expect(distinct.size).toBe(100)
})

test('every printable text can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 AZaz-~/'), minLength: 1, maxLength: 20 }), text => {
      expect(decode(encodeCode128(text))).toBe(text)
    }),
  )
  expect(() => encodeCode128('å')).toThrow('printable')
  expect(() => encodeCode128('')).toThrow('printable')
})
