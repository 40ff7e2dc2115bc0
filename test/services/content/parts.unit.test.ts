import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { createBatch } from '#src/services/content/lib/batch.ts'
import { CostRule } from '#src/services/content/lib/limits.ts'
import { localize } from '#src/services/content/lib/localize.ts'
import { formatMoney } from '#src/services/content/lib/money.ts'
import { createNameKey } from '#src/services/content/listing/rows.ts'
import { body, heading, link, list, paragraph } from '../../../tools/demo/portable-text.ts'

test('the Portable Text helpers give every part a unique key, every link a mark, and every list its items', () => {
  const blocks = body(
    heading('Care'),
    paragraph('Ask ', link('us', '/info/contact'), '.'),
    list('one', ['two ', link('2', '/')]),
  )
  expect(
    blocks.map(block => [block.style, block.listItem ?? '', block.children.map(span => span.text).join('')]),
  ).toEqual([
    ['h2', '', 'Care'],
    ['normal', '', 'Ask us.'],
    ['normal', 'bullet', 'one'],
    ['normal', 'bullet', 'two 2'],
  ])
  expect(blocks[1]?.markDefs).toEqual([{ _type: 'link', _key: 'b1l1', href: '/info/contact' }])
  expect(blocks[1]?.children.map(span => span.marks)).toEqual([[], ['b1l1'], []])
  const keys = blocks.flatMap(block => [block._key, ...block.children.map(span => span._key)])
  expect(new Set(keys).size).toBe(keys.length)
})

test('a missing or empty translation falls back to English, at any depth', () => {
  const value = {
    title: { en: 'Lamp', sv: 'Lampa' },
    parts: [{ name: { en: 'Foot' } }, { name: { en: 'Shade', sv: '' } }],
  }
  expect(localize(value, 'sv')).toEqual({ title: 'Lampa', parts: [{ name: 'Foot' }, { name: 'Shade' }] })
  expect(localize({ en: ['a'], sv: [] }, 'sv')).toEqual(['a'])
  expect(localize({ en: 'a', sv: 'b', note: 'not a text' }, 'sv')).toEqual({ en: 'a', sv: 'b', note: 'not a text' })
})

test('sorting by name keys gives the alphabetical sort of each language', () => {
  const names = ['Ör', 'Zon', 'Ål', 'Äng', 'Anna', 'Ása', 'alm', 'Élan', 'Ek']
  const sorted = (locale: 'en' | 'sv') =>
    [...names].sort((one, other) => (createNameKey(one, locale) < createNameKey(other, locale) ? -1 : 1))
  expect(sorted('sv')).toEqual([...names].sort(new Intl.Collator('sv').compare))
  expect(sorted('en')).toEqual([...names].sort(new Intl.Collator('en').compare))
})

test('formatted amounts have no-break spaces, a decimal point and the currency code', () => {
  expect(formatMoney(149500, 'SEK')).toBe('1\u00a0495\u00a0SEK')
  expect(formatMoney(12900, 'EUR')).toBe('129.00\u00a0EUR')
  expect(formatMoney(123456750, 'USD')).toBe('1\u00a0234\u00a0567.50\u00a0USD')
  expect(formatMoney(231600, 'DKK')).toBe('2\u00a0316\u00a0DKK')
  expect(formatMoney(0, 'NOK')).toBe('0\u00a0NOK')
})

test('ids requested at the same time are loaded in one call, without duplicates', async () => {
  const calls: string[][] = []
  const load = createBatch(async ids => {
    calls.push(ids)
    return new Map(ids.filter(id => id !== 'gone').map(id => [id, id.toUpperCase()]))
  })
  const later = Promise.resolve().then(() => load('b'))
  expect(await Promise.all([load('a'), load('a'), load('gone'), later])).toEqual(['A', 'A', null, 'B'])
  expect(await load('b')).toBe('B')
  expect(calls).toEqual([['a', 'gone', 'b']])
})

test('queries that are too deep or too large are rejected, even if they use fragments', () => {
  const schema = buildSchema('type Query { a: Query, variants: Query, leaf: Int }')
  const problems = (query: string) => validate(schema, parse(query), [CostRule]).map(error => error.message)
  const nested = (depth: number) => `${'{a'.repeat(depth)}{leaf}${'}'.repeat(depth)}`
  expect(problems(nested(7))).toEqual([])
  expect(problems(nested(8))).toEqual(['The query is deeper than 8 fields.'])
  expect(problems('{...f} fragment f on Query {a{a{a{...g}}}} fragment g on Query {a{a{a{a{a{leaf}}}}}}')).toHaveLength(
    1,
  )
  expect(problems('{variants{variants{leaf}}}')).toEqual([])
  expect(problems('{variants{variants{variants{leaf}}}}')).toEqual(['The query follows products more than 2 times.'])
  expect(problems(`{${Array.from({ length: 13 }, (_, n) => `a${n}:leaf`).join(' ')}}`)).toHaveLength(1)
  // Each fragment contains the previous one ten times, so the query has millions of fields.
  const bomb = Array.from({ length: 7 }, (_, n) => `fragment f${n + 1} on Query {${`...f${n} `.repeat(10)}}`).join(' ')
  expect(problems(`{a{...f7}} fragment f0 on Query {leaf} ${bomb}`)).toEqual([
    'The query asks for more than 500 fields.',
  ])
})
