import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityKey, isolateCache, perVisit } from '#src/shared/edge/isolate-cache.ts'
import type { Visit } from '#src/visit.ts'

const visit: Visit = {
  locale: 'sv',
  country: 'SE',
  market: 1,
  priceList: 65,
  currency: 'SEK',
  shipTo: true,
  terms: null,
  canBuyNow: false,
  preview: false,
}

test('two calls share a key only with the same objects and equal parts', () => {
  const objects = [{}, {}, {}]
  const input = fc.tuple(
    fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }),
    fc.array(fc.oneof(fc.integer({ max: 3, min: 0 }), fc.constantFrom('', '1', '1,2', ' ["a"]', '"')), {
      maxLength: 3,
    }),
  )
  const key = ([used, parts]: [number[], unknown[]]) =>
    identityKey(
      used.map(at => objects[at] ?? {}),
      parts,
    )
  fc.assert(
    fc.property(input, input, (one, other) => {
      expect(key(one) === key(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
    { numRuns: 5000 },
  )
  // Equal content in different objects gives different keys.
  expect(identityKey([{}], [])).not.toBe(identityKey([{}], []))
})

test('the cache stores values that are set twice, drops the least recently used, and stores no large ones', () => {
  const cache = isolateCache<string>(10, text => text.length)
  for (const key of ['a', 'b', 'c', 'd']) {
    cache.set(key, 'once')
    expect(cache.get(key)).toBe(undefined)
  }
  cache.set('a', '1234')
  cache.set('b', '1234')
  expect(cache.get('a')).toBe('1234')
  cache.set('c', '1234')
  expect(['a', 'b', 'c'].map(key => cache.get(key))).toEqual(['1234', undefined, '1234'])
  cache.set('a', 'longer than all')
  cache.set('c', '12')
  cache.set('d', '12345678')
  expect(['a', 'c', 'd'].map(key => cache.get(key))).toEqual([undefined, '12', '12345678'])
})

test('a derived value is computed once for each object and visit', () => {
  let made = 0
  const make = perVisit((of: { name: string }, { priceList }) => `${of.name} ${priceList} ${++made}`)
  const lamp = { name: 'Murla' }
  expect([make(lamp, visit), make(lamp, { ...visit }), make({ ...lamp }, visit)]).toEqual([
    'Murla 65 1',
    'Murla 65 1',
    'Murla 65 2',
  ])
  const others: Partial<Visit>[] = [
    { locale: 'en' },
    { country: 'NO' },
    { market: 2 },
    { priceList: 66 },
    { currency: 'EUR' },
    { shipTo: false },
    { terms: { hasTax: true, due: null, charged: null, returnDays: 30, delivery: null } },
    { preview: true },
  ]
  expect(new Set(others.map(other => make(lamp, { ...visit, ...other }))).size).toBe(others.length)
})
