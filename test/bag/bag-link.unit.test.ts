import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBagLink, writeBagLink } from '#client/bag/share/bag-link.ts'
import * as paths from '#client/paths.ts'
import { createUrlTo } from '#client/urls.ts'

const part = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/)
const line = fc.record({
  item: fc.tuple(part, part).map(([product, size]) => `${product}-${size}`),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const bag = fc.uniqueArray(line, { selector: ({ item }) => item, maxLength: 50 })

test('a link encodes a whole bag in characters that need no escaping', () => {
  fc.assert(
    fc.property(bag, lines => {
      const text = writeBagLink(lines)
      expect(readBagLink(text)).toEqual(lines)
      expect(createUrlTo('sv')(paths.pickup, text)).toBe(`/sv/pickup/${text}`)
    }),
  )
  expect(writeBagLink([{ item: '1001-1', quantity: 1 }])).toBe('1001-1')
  // A link with a few lamps fits into a text message.
  expect(writeBagLink(Array.from({ length: 8 }, (_, n) => ({ item: `100${n}-1`, quantity: 12 }))).length).toBeLessThan(
    90,
  )
})

test('any text decodes to at most 50 valid lines, which encode and decode to the same lines', () => {
  const almost = fc
    .array(
      fc.oneof(
        fc.string(),
        fc.stringMatching(/^[0-9a-z]{0,4}-?[0-9]{0,3}[.~]?-?[0-9]{0,4}$/),
        line.map(({ item }) => item),
      ),
    )
    .map(parts => parts.join('~'))
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 5000 }), almost), text => {
      const lines = readBagLink(text)
      expect(lines.length).toBeLessThanOrEqual(50)
      expect(new Set(lines.map(({ item }) => item)).size).toBe(lines.length)
      for (const { item, quantity } of lines) {
        expect(item).toMatch(/^[A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20}$/)
        expect(quantity >= 1 && quantity <= 99 && Number.isInteger(quantity)).toBe(true)
      }
      expect(readBagLink(writeBagLink(lines))).toEqual(lines)
    }),
    { numRuns: 2000 },
  )
  expect(readBagLink('1001-1~1001-1.98~1001-1')).toEqual([{ item: '1001-1', quantity: 99 }])
  expect(readBagLink('1001-1.0~1002-1.-3~1003-1.1e2~1004-1.007~__proto__-1~1005-1.2')).toEqual([
    { item: '1005-1', quantity: 2 },
  ])
  expect(readBagLink('1-1~'.repeat(10_000))).toEqual([])
})
