import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatHoursLines } from '#client/shared/commerce/delivery/hours.ts'
import { groupByCountry } from '#src/dealers/countries.ts'
import type { Dealer } from '#src/dealers/query.ts'
import { foldName, searchDealers } from '#src/dealers/search.ts'
import { parseDealerSearch } from '#src/shared/edge/query/dealer-search.ts'
import { isCached, pageQuery } from '#src/shared/edge/query/page-query.ts'
import { dealers as demo } from '../../tools/demo/stories/dealers.ts'

const dealers = demo.map(
  ({ otherNames = [], note, hours = [], website = null, ...dealer }): Dealer => ({
    ...dealer,
    town: dealer.town.en,
    townNames: [...Object.values(dealer.town), ...otherNames],
    note: note?.en ?? null,
    hours,
    website,
  }),
)
const found = (term: string, country = '') => {
  const { how, dealers: of } = searchDealers(dealers, { term, country })
  return [how, ...(of.length > 4 ? [of.length] : of.map(({ town }) => town))]
}
const noise = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }))

test('a town is found however its name is typed, in any of its languages', () => {
  for (const [term, town] of [
    ['goteborg', 'Gothenburg'],
    ['GÖTEBORG', 'Gothenburg'],
    ['Go\u0308teborg', 'Gothenburg'],
    ['gothen', 'Gothenburg'],
    ['malmo', 'Malmö'],
    ['tromso', 'Tromsø'],
    ['københavn', 'Copenhagen'],
    ['kobenhavn', 'Copenhagen'],
    ['koln', 'Cologne'],
    ['  åbo ', 'Turku'],
    ['lampaffär', 'Uppsala'],
    ['113 40', 'Stockholm'],
    ['11340', 'Stockholm'],
    ['1134', 'Stockholm'],
    ['eh3 6qg', 'Edinburgh'],
    ['0554', 'Oslo'],
  ]) {
    expect(found(term ?? ''), term).toEqual(['exact', town])
  }
  fc.assert(
    fc.property(fc.constantFrom(...dealers), fc.boolean(), fc.nat(), (dealer, isUpper, at) => {
      const name = dealer.townNames[at % dealer.townNames.length] ?? dealer.town
      const typed = isUpper ? foldName(name).toUpperCase() : ` ${name.normalize('NFD')} `
      expect(searchDealers(dealers, { term: typed, country: dealer.country })).toEqual({
        how: 'exact',
        dealers: expect.arrayContaining([dealer]),
      })
    }),
  )
})

test('a search without a match tries other countries, then nearby postcodes, then the whole country', () => {
  expect(found('', 'SE')).toEqual(['all', 8])
  expect(found('oslo', 'SE')).toEqual(['elsewhere', 'Oslo'])
  expect(found('113 60', 'SE')).toEqual(['similar', 'Stockholm'])
  expect(found('999 99', 'SE')).toEqual(['none', 8])
  expect(found('kiruna', 'EE')).toEqual(['none', 'Tallinn', 'Tartu'])
  expect(found('***')).toEqual(['none', 30])
  expect(found('10')).toEqual(['none', 30])
})

test('any search text finds some dealers, and the address keeps at most 60 characters of it', () => {
  fc.assert(
    fc.property(noise, fc.constantFrom('', 'SE', 'se', 'US', 'x'.repeat(99)), (typed, country) => {
      const asked = new URL('http://shop.test/sv/info/retailer')
      asked.search = String(new URLSearchParams({ q: typed, in: country, other: typed }))
      const search = parseDealerSearch(asked.searchParams)
      const known = pageQuery(asked)
      expect(parseDealerSearch(known)).toEqual(search)
      expect([...known.keys()].filter(name => name !== 'q' && name !== 'in')).toEqual([])
      expect([...search.term].length).toBeLessThanOrEqual(60)
      asked.search = String(known)
      expect(isCached(asked)).toBe(search.term === '')
      const { how, dealers: shown } = searchDealers(dealers, search)
      expect(dealers).toEqual(expect.arrayContaining(shown))
      if (how !== 'all' && how !== 'none') expect(shown.length).toBeGreaterThan(0)
      expect(foldName(foldName(typed))).toBe(foldName(typed))
    }),
    { numRuns: 1000 },
  )
})

test('opening hours and countries are written as the language writes them', () => {
  const hours = [
    { days: [1, 2, 3, 5], opens: '09:30', closes: '18:00' },
    { days: [6, 7], opens: '11:00', closes: '16:00' },
  ]
  const lines = (language: string) => formatHoursLines(hours, language).map(({ days, times }) => `${days} ${times}`)
  expect(lines('en-GB')).toEqual(['Mon–Wed, Fri 09:30–18:00', 'Sat–Sun 11:00–16:00'])
  expect(lines('sv-SE')).toEqual(['mån–ons, fre 09:30–18:00', 'lör–sön 11:00–16:00'])
  expect(lines('en-US')[1]).toMatch(/11:00\sAM–04:00\sPM/)
  expect(groupByCountry(dealers, 'sv-SE').map(({ name }) => name)).toEqual([
    ...['Danmark', 'Estland', 'Finland', 'Nederländerna', 'Norge', 'Storbritannien', 'Sverige', 'Tyskland'],
  ])
})
