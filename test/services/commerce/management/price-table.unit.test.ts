import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePriceTable } from '#src/services/commerce/management/price-plans/table.ts'

test('prices are read from CSV with commas, semicolons or tabs, in English or Swedish notation', () => {
  const one = { product: '1001', priceList: 65, price: 249_550, before: null, from: null, until: null }
  expect(parsePriceTable('product,pricelist,price\r\n1001,65,2495.50\r\n')).toEqual({
    rows: [{ ...one, line: 2 }],
    errors: {},
  })
  const swedish = '\uFEFFPrice;Pricelist;Product;Before;From;Until\n\n"2 495,50";65;"1001";2995;2099-01-01;2099-01-31\n'
  expect(parsePriceTable(swedish)).toEqual({
    rows: [{ ...one, line: 3, before: 299_500, from: '2098-12-31T23:00:00.000Z', until: '2099-01-31T22:59:59.999Z' }],
    errors: {},
  })
  expect(parsePriceTable('product\tpricelist\tprice\n1001\t65\t5')).toMatchObject({ rows: [{ price: 500, line: 2 }] })
  const zone = parsePriceTable('product,pricelist,price,from\n1001,65,5,2099-01-01T08:30+01:00')
  expect(zone.rows[0]?.from).toBe('2099-01-01T07:30:00.000Z')
})

test('separators, line ends, empty lines and `sep=` do not change how a price table is read', () => {
  const cell = fc.constantFrom('1001', '"1001"', ' 1001 ')
  const end = fc.constantFrom('\r\n', '\n', '\r')
  const empty = fc.nat(2)
  fc.assert(
    fc.property(
      ...[fc.constantFrom(',', ';', '\t', '|'), end, fc.array(fc.tuple(cell, empty), { minLength: 1, maxLength: 9 })],
      ...[fc.boolean(), fc.boolean(), fc.nat(3), empty, fc.boolean()],
      (separator, end, rows, hasMark, says, unnamed, emptyFirst, isEnded) => {
        const declared = says || separator === '|'
        const blank = (count: number) => Array.from({ length: count }, () => (count === 2 ? '' : separator.repeat(2)))
        const more = Array.from({ length: unnamed }, () => '')
        const lines = [
          ...(declared ? [`sep=${separator}`] : []),
          ...(declared ? blank(emptyFirst) : []),
          ['Product', 'pricelist', 'Price', ...more].join(separator),
          ...rows.flatMap(([product, blanks]) => [
            ...blank(blanks),
            [product, '65', '"2495.50"', ...more].join(separator),
          ]),
        ]
        const { errors, rows: read } = parsePriceTable(
          (hasMark ? '\uFEFF' : '') + lines.join(end) + (isEnded ? end : ''),
        )
        expect(errors).toEqual({})
        const places = lines.flatMap((line, at) => (line.includes('1001') ? [at + 1] : []))
        expect(read.map(({ product, price, line }) => [product, price, line])).toEqual(
          places.map(line => ['1001', 249_550, line]),
        )
      },
    ),
    { numRuns: 5000 },
  )
  expect(parsePriceTable('product;pricelist;price;\n1001;65;5;x').errors).toEqual({
    'lines.2': 'cell 4 is in a column without a name',
  })
  expect(parsePriceTable('sep=;\n\nproduct;pricelist;price;size;price').errors['lines.3']).toMatch(
    /^size is not a column; price is there twice; the columns are product/,
  )
})

test('the error for an unreadable price names its line and field', () => {
  expect(Object.keys(parsePriceTable('product,price\n1001,5').errors)).toEqual(['lines.1'])
  expect(parsePriceTable('product,pricelist,price,size\n').errors['lines.1']).toContain('the columns are product')
  expect(parsePriceTable('product,pricelist,price\n').errors).toEqual({ csv: 'has no prices' })
  expect(parsePriceTable('').errors['lines.1']).toContain('product is missing')
  const { rows, errors } = parsePriceTable(
    'product,pricelist,price,before,from\n1001,65,0,,\n1001,SE,5,,\n1001,65,5,,\n1001,65,5,x,soon\n1001,65,5,,,7\n"10\n01",65,5,,\n1001,65,-5,,',
  )
  expect(Object.keys(errors)).toEqual([
    'lines.2.price',
    'lines.3.pricelist',
    'lines.5.before',
    'lines.5.from',
    'lines.6',
    'lines.7.product',
    'lines.9.price',
  ])
  expect(rows.map(({ line }) => line)).toEqual([4])
  expect(Object.keys(parsePriceTable('product,pricelist,price\n1001,65,"5\n').errors)).toEqual(['lines.2.price'])
  const many = `product,pricelist,price\n${'1001,65,5\n'.repeat(5001)}`
  expect(parsePriceTable(many).errors).toEqual({ csv: 'has more than 5000 prices' })
})
