import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'
import { createSearch } from './find.ts'

const shop = await sharedShop()
const { find, ids } = createSearch(shop)

test('a product is found by its numbers, however they are typed', async () => {
  for (const typed of [
    'DG1014-1',
    'DG10141',
    'dg 1014 1',
    'dg1014',
    '9520000101411',
    '9520000 101411',
    '9 520000 101411',
  ])
    expect(await ids(typed), typed).toEqual(['1014'])
  expect(await ids('95-2000-0101411')).toEqual(['1014'])
  // Two words that together are not the number of a product are not joined.
  expect((await find('2700 3000')).total).toBe((await find('3000 2700')).total)
})

test('a lamp is found by its features and values, with or without a unit', async () => {
  for (const [typed, locale] of [
    ['dimmable pendant', 'en'],
    ['dimbar pendel', 'sv'],
    ['3000k', 'en'],
    ['3000K', 'sv'],
  ] as const) {
    const { total, corrected } = await find(typed, { locale })
    expect([total > 0, corrected], typed).toEqual([true, null])
  }
  expect(await ids('3000k')).toEqual(await ids('3000 K'))
  // Lamps that cannot be dimmed do not match.
  const dimmable = await ids('dimbar')
  const { results } = await shop.env.CONTENT_DB.prepare(
    `SELECT id FROM entries WHERE type = 'product' AND data ->> '$.facts.dimmable' = 0`,
  ).all<{ id: string }>()
  expect(results.map(({ id }) => id).filter(id => dimmable.includes(id))).toEqual([])
})

test('compounds are split, and unknown words are ignored, with a note', async () => {
  for (const [typed, meant, locale] of [
    ['utebelysning', 'ute', 'sv'],
    ['fönsterlampa', 'fönster', 'sv'],
    ['läslampa', 'läs', 'sv'],
    ['lampa till matbord', 'matbord', 'sv'],
    ['ekvika zzzz', 'ekvika', 'en'],
    ['zzzz EKVIKA qqqq', 'ekvika', 'sv'],
    ['outdoor qwrtz', 'outdoor', 'en'],
  ] as const) {
    const found = await find(typed, { locale })
    expect([found.corrected, found.total > 0], typed).toEqual([meant, true])
    expect(found.products, typed).toEqual((await find(meant, { locale })).products)
  }
  for (const typed of ['zzzz', 'zzzz qqqq', 'till', 'qwrtzlampa'])
    expect((await find(typed)).corrected, typed).toBeNull()
  expect(await shop.html('/search?q=ekvika+zzzz')).toContain('Showing results for “ekvika”')
  expect(await shop.html(`/sv/search?q=${encodeURIComponent('fönsterlampa')}`)).toContain(
    'Här är träffarna på ”fönster”',
  )
  expect(await shop.html('/suggestions?q=ekvika+zzzz')).toContain('/product/ekvika-table-oak')
})
