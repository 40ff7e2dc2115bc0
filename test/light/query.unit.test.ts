import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCached, pageQuery } from '#src/shared/edge/query/page-query.ts'

const queryOf = (address: string) => pageQuery(new URL(address, 'https://shop.test')).toString()
const isKept = (address: string) => {
  const url = new URL(address, 'https://shop.test')
  const normal = new URL(url.pathname, url)
  normal.search = pageQuery(url).toString()
  return isCached(normal)
}

test('a tool’s query is canonical: known parameters in a fixed sequence, without defaults', () => {
  expect(queryOf('/light/room?width=4&length=6,50&x=1&use=living&walls=dark')).toBe('length=6.5&walls=dark')
  expect(queryOf('/sv/light/room?length=06.501&lamps=b,a,,a,%3C')).toBe('length=6.5&lamps=a%2Ca%2Cb')
  expect(queryOf('/light/table?length=abc&count=')).toBe('length=abc')
  expect(queryOf('/light/bathroom?kind=pool&lamp=%3Cb%3E&outlet=')).toBe('outlet=')
  expect(queryOf('/light?length=3')).toBe('')
})

test('only pages with short, valid queries are cached', () => {
  const cached = [
    '/light',
    '/light/bulb',
    '/light/bulb?lamp=a-lamp',
    '/light/bulb?lamp=a&shape=g95',
    '/light/room?x=1&y=2&z=3',
  ]
  expect(cached.filter(address => !isKept(address))).toEqual([])
  const fresh = ['/light/room?length=abc', '/light/room?length=', '/light/room?length=6&width=3&height=3']
  expect(fresh.filter(isKept)).toEqual([])
})

test('the canonical form of any query is short, and is its own canonical form', () => {
  const name = fc.constantFrom('length', 'width', 'lamps', 'lamp', 'use', 'price', 'count', 'shape')
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme', minLength: 100 }), fc.double().map(String))
  const path = fc.constantFrom('bulb', 'room', 'table', 'bathroom', 'cost')
  fc.assert(
    fc.property(path, fc.array(fc.tuple(name, text), { maxLength: 6 }), (path, pairs) => {
      const once = queryOf(`/light/${path}?${new URLSearchParams(pairs)}`)
      expect(queryOf(`/light/${path}?${once}`)).toBe(once)
      expect(once.length).toBeLessThan(2000)
    }),
  )
})
