import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formatNumber, type Locale, locales } from '#client/shared/texts/locales.ts'
import { formatLumens } from '#src/light/parts/figures.ts'
import { getDeliveryDates, getDeliveryDays } from '#src/product/facts/delivery-days.ts'
import { formatKeyFacts, type KeyFacts } from '#src/product/key-facts.ts'
import { documents } from '#src/services/content/entries/documents.ts'
import { getLabels } from '#src/services/content/product/labels.ts'
import { languages } from '#src/shared/edge/visit/languages.ts'
import type { DeliveryPromise } from '#src/shared/edge/visit/terms.ts'
import { createPhotometryTexts } from '#src/shared/photometry/words.ts'
import { articles } from '../../tools/demo/articles.ts'
import { productOf } from '../../tools/demo/content/product.ts'

const nothing: KeyFacts = {
  dimensions: [],
  luminousFlux: null,
  colorTemperature: null,
  colorRendering: null,
  socket: null,
  socketCount: null,
  cableLength: null,
}
const round = { diameter: 320, width: null, height: 455, length: null }

test('key facts include only what is known, and are formatted for the language', () => {
  const lamp = {
    dimensions: [round],
    luminousFlux: 1055,
    colorTemperature: 2700,
    colorRendering: 92,
    socket: 'E27',
    socketCount: null,
    cableLength: 2200,
  }
  const plain = (facts: KeyFacts, locale: 'en' | 'sv') =>
    formatKeyFacts(facts, languages[locale]).map(fact => fact.replaceAll('\u00a0', ' '))
  expect(plain(lamp, 'en')).toEqual(['Ø 32 · H 45.5 cm', '1055 lm', '2700 K', 'Ra 92', 'E27', 'cord 2.2 m'])
  expect(plain(lamp, 'sv')).toEqual(['Ø 32 · H 45,5 cm', '1055 lm', '2700 K', 'Ra 92', 'E27', 'sladd 2,2 m'])
  expect(plain({ ...nothing, dimensions: [{ ...round, diameter: null, width: 120 }] }, 'sv')).toEqual([
    'B 12 · H 45,5 cm',
  ])
  const wide = { ...round, diameter: 455 }
  expect(plain({ ...nothing, dimensions: [round, wide] }, 'en')).toEqual(['Ø 32 / 45.5 · H 45.5 cm'])
  expect(plain({ ...nothing, dimensions: [round, { ...wide, height: null }] }, 'sv')).toEqual(['Ø 32 / 45,5 cm'])
  expect(plain({ ...nothing, socket: 'E14', socketCount: 3 }, 'sv')).toEqual(['3 × E14'])
  expect(formatKeyFacts(lamp, languages.en).join('')).not.toContain(' m')
  expect(plain(nothing, 'en')).toEqual([])
})

const [article] = articles
const product = v.parse(documents.product, article ? productOf(article) : null)

/** How each part of the shop writes a luminous flux. */
const writers: Record<string, (lumen: number, locale: Locale) => string | undefined> = {
  'the table of facts': (lumen, locale) =>
    getLabels({ ...product, facts: { 'luminous-flux': lumen } }, locale, {
      designer: undefined,
      family: undefined,
    }).find(({ slug }) => slug === 'luminous-flux')?.values[0]?.name,
  'the key facts': (luminousFlux, locale) => formatKeyFacts({ ...nothing, luminousFlux }, languages[locale])[0],
  photometry: (lumen, locale) => createPhotometryTexts(languages[locale]).lumen(lumen),
  'the room schedule': (lumen, locale) => `${formatNumber(lumen, locale, 1)}\u00a0lm`,
  'the tools for light': (lumen, locale) => formatLumens(lumen, languages[locale]),
}

test('a number with a unit is written the same way everywhere in a language', () => {
  const written = (lumen: number, locale: Locale) =>
    Object.entries(writers).map(([place, write]) => [place, write(lumen, locale)])
  const all = (text: string) => Object.keys(writers).map(place => [place, text])
  expect(written(2350, 'en')).toEqual(all('2350\u00a0lm'))
  expect(written(2350, 'sv')).toEqual(all('2350\u00a0lm'))
  expect(written(12_300, 'en')).toEqual(all('12,300\u00a0lm'))
  expect(written(12_300, 'sv')).toEqual(all('12\u00a0300\u00a0lm'))
  // Photometry rounds to three digits, so compare only numbers with at most three.
  const numbers = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom(1, 10, 100, 1000))
  fc.assert(
    fc.property(numbers, fc.constantFrom(...locales), ([digits, scale], locale) => {
      const [[, first] = []] = written(digits * scale, locale)
      expect(written(digits * scale, locale)).toEqual(all(first ?? ''))
    }),
    { numRuns: 2000 },
  )
})

test('a product in stock has the delivery days of its shipping method', () => {
  const way: DeliveryPromise = { cost: 79, freeFrom: 1500, days: { from: 2, to: 4 }, dates: null, leaving: null }
  const ready = { prepareDays: 0 }
  expect(getDeliveryDays(way, { ...ready, stock: 'yes' })?.total).toEqual({ from: 2, to: 4 })
  expect(getDeliveryDays(way, { ...ready, stock: 'few' })?.total).toEqual({ from: 2, to: 4 })
  expect(getDeliveryDays(way, { ...ready, stock: 'none' })).toBeNull()
  expect(getDeliveryDays({ ...way, days: null }, { ...ready, stock: 'yes' })).toBeNull()
})

test('a made-to-order product is delivered later by its lead time in working days', () => {
  const dates = { from: '2026-11-25', to: '2026-11-27' }
  const leaving = { begun: '2026-11-23', origin: 'SE', country: 'SE' }
  const way: DeliveryPromise = { cost: 79, freeFrom: 1500, days: { from: 2, to: 4 }, dates, leaving }
  const made = { stock: 'yes', prepareDays: 10 } as const
  expect(getDeliveryDays(way, made)).toMatchObject({ handling: 10, total: { from: 12, to: 14 } })
  expect(getDeliveryDates(way, made)).toEqual({ from: '2026-12-09', to: '2026-12-11' })
  expect(getDeliveryDates(way, { ...made, prepareDays: 0 })).toEqual(dates)
  expect(getDeliveryDates({ ...way, leaving: null }, made)).toBeNull()
})
