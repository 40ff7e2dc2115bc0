import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv } from '#client/shared/csv.ts'
import { perLocale } from '#client/shared/texts/locales.ts'
import type { LanguageCode } from '#src/services/commerce/lib/languages.ts'
import { parseCountTable } from '#src/services/commerce/management/stock/count-table.ts'
import { createStockTable } from '#src/services/commerce/management/stock/table.ts'

const pieces = fc.nat({ max: 900_000 })
/**
 * Text with the characters that spreadsheets and CSV treat in a special way, but without spaces at
 * the start or end.
 */
const text = fc
  .string({ unit: fc.constantFrom('a', 'Å', ' ', ',', ';', '"', '=', '-', '+', '@', '1', '.'), maxLength: 12 })
  .map(given => given.replace(/\s+/g, ' ').trim())
  .filter(given => !/[,;]\s*[=+\-@]/.test(given))

test('a stock table with any text, in any language, is parsed into the same items, places and low marks', () => {
  const item = fc.record({
    sku: text,
    ean: fc.constantFrom('', '0012345678905', '4006381333931'),
    name: text,
    place: text,
    low: fc.option(fc.nat({ max: 100_000 })),
    shelf: pieces,
  })
  const language = fc.constantFrom<LanguageCode>('en', 'sv')
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), language, (items, language) => {
      const stock = items.map((given, index) => ({
        item: `${index}-1`,
        product: `${index}`,
        variant: perLocale(() => given.name),
        size: perLocale(() => given.sku),
        quantity: given.shelf,
        reserved: 0,
        free: given.shelf,
        owed: 0,
        withdrawn: 0,
        ...given,
      }))
      const { rows, errors } = parseCountTable(formatCsv(createStockTable(stock, language), language))
      expect(errors).toEqual({})
      expect(rows).toEqual(
        stock.map(({ item: code, place, low, shelf }, index) => ({
          line: index + 2,
          column: 'item',
          code,
          counted: null,
          seen: shelf,
          place: place || null,
          low,
          reason: null,
          note: '',
        })),
      )
    }),
  )
})

test('numbers may have spaces between thousands, and nothing else is parsed as a number', () => {
  const read = (counted: string) => parseCountTable(`item;counted\n1;${counted}`)
  for (const counted of ['1200', '1 200', '"1\u00a0200"', ' 1200 '])
    expect(read(counted).rows, counted).toMatchObject([{ counted: 1200 }])
  for (const counted of ['-1', '1.5', '1,5', 'x', '1e3', '0x10', '1000001', '12 pcs'])
    expect(read(counted), counted).toMatchObject({ rows: [], errors: { 'lines.2.counted': expect.any(String) } })
  expect(read('').rows).toMatchObject([{ counted: null }])
})

test('the first code in a row is used, and columns that a stock count does not need are ignored', () => {
  const csv = 'Name,EAN,SKU,Item,Free,Counted\nLamp,123,S,1-1,9,1\nLamp,123,S,,9,2\nLamp,123,,,9,3'
  expect(parseCountTable(csv).rows).toMatchObject([
    { column: 'item', code: '1-1', counted: 1 },
    { column: 'sku', code: 'S', counted: 2 },
    { column: 'ean', code: '123', counted: 3 },
  ])
})
