import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFavoriteIds } from '#client/favorites/favorites.ts'
import { maxFavorites } from '#client/favorites/max-favorites.ts'
import * as paths from '#client/paths.ts'
import { productId } from '#client/shared/commerce/product-ids.ts'
import { createUrlTo } from '#client/urls.ts'
import { parseRequestedProductIds } from '#src/shared/edge/query/product-ids.ts'

const idsOfLink = (text: string) => parseRequestedProductIds(text, maxFavorites)
const id = fc.stringMatching(/^[\w-]{1,32}$/)
const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.oneof(id, fc.string(), fc.constantFrom('__proto__', 'constructor', '..', '%2e', '', ' '))).map(String),
)

test('favorites survive encoding and decoding in a link, even if a comma follows the link', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: maxFavorites }), fc.constantFrom('', ','), (ids, end) => {
      const { pathname } = new URL(`${createUrlTo('sv')(paths.sharedFavorites, ids)}${end}`, 'http://shop.test')
      expect(idsOfLink(decodeURIComponent(pathname.replace('/sv/favorites/', '')))).toEqual(ids)
      expect(parseFavoriteIds(ids.join(','))).toEqual(ids)
    }),
  )
})

test('invalid input yields only valid ids, without duplicates and limited in number', () => {
  fc.assert(
    fc.property(noise, text => {
      const [kept, linked] = [parseFavoriteIds(text), idsOfLink(text)]
      for (const ids of [kept, linked ?? []]) {
        expect(ids.filter(one => !productId.test(one))).toEqual([])
        expect(new Set(ids).size).toBe(ids.length)
      }
      // An invalid link is refused as a whole; stored favorites keep their valid ids.
      if (linked) expect(linked).toEqual(kept)
      else if (text.length < 3000) expect(text.split(',').some(part => !productId.test(part))).toBe(true)
    }),
    { numRuns: 1000 },
  )
  const many = Array.from({ length: 500 }, (_, number) => `${number}`)
  expect(idsOfLink(many.join(','))).toEqual(many.slice(0, maxFavorites))
  expect(idsOfLink('1'.repeat(33))).toBeNull()
  expect(idsOfLink(`1,${'2'.repeat(4000)}`)).toBeNull()
  expect(idsOfLink('1,'.repeat(1585))).toBeNull()
})
