import { expect, test } from 'vitest'
import { languages } from '#src/edge/visit/languages.ts'
import type { Delivery } from '#src/edge/visit/terms.ts'
import { deliveryDatesOf, deliveryDays } from '#src/product/facts/delivery-days.ts'
import { type KeyFacts, keyFacts } from '#src/product/key-facts.ts'

const nothing: KeyFacts = {
  dimensions: [],
  luminousFlux: null,
  colorTemperature: null,
  colorRendering: null,
  socket: null,
  cableLength: null,
}
const round = { diameter: 320, width: null, height: 455, length: null }

test('facts that decide are those that are known, as each language writes them', () => {
  const lamp = {
    dimensions: [round],
    luminousFlux: 1055,
    colorTemperature: 2700,
    colorRendering: 92,
    socket: 'E27',
    cableLength: 2200,
  }
  const plain = (facts: KeyFacts, locale: 'en' | 'sv') =>
    keyFacts(facts, languages[locale]).map(fact => fact.replaceAll('\u00a0', ' '))
  expect(plain(lamp, 'en')).toEqual(['Ø 32 · H 45.5 cm', '1055 lm', '2700 K', 'Ra 92', 'E27', 'cord 2.2 m'])
  expect(plain(lamp, 'sv')).toEqual(['Ø 32 · H 45,5 cm', '1055 lm', '2700 K', 'Ra 92', 'E27', 'sladd 2,2 m'])
  expect(plain({ ...nothing, dimensions: [{ ...round, diameter: null, width: 120 }] }, 'sv')).toEqual([
    'B 12 · H 45,5 cm',
  ])
  const wide = { ...round, diameter: 455 }
  expect(plain({ ...nothing, dimensions: [round, wide] }, 'en')).toEqual(['Ø 32 / 45.5 · H 45.5 cm'])
  expect(plain({ ...nothing, dimensions: [round, { ...wide, height: null }] }, 'sv')).toEqual(['Ø 32 / 45,5 cm'])
  expect(keyFacts(lamp, languages.en).join('')).not.toContain(' m')
  expect(plain(nothing, 'en')).toEqual([])
})

test('days of delivery are those of the way, for what is in stock', () => {
  const way: Delivery = { cost: 79, freeFrom: 1500, days: { from: 2, to: 4 }, dates: null, leaving: null }
  const ready = { prepareDays: 0 }
  expect(deliveryDays(way, { ...ready, stock: 'yes' })?.total).toEqual({ from: 2, to: 4 })
  expect(deliveryDays(way, { ...ready, stock: 'few' })?.total).toEqual({ from: 2, to: 4 })
  expect(deliveryDays(way, { ...ready, stock: 'none' })).toBeNull()
  expect(deliveryDays({ ...way, days: null }, { ...ready, stock: 'yes' })).toBeNull()
})

test('what is made to order comes that many working days later', () => {
  const dates = { from: '2026-11-25', to: '2026-11-27' }
  const leaving = { begun: '2026-11-23', origin: 'SE', country: 'SE' }
  const way: Delivery = { cost: 79, freeFrom: 1500, days: { from: 2, to: 4 }, dates, leaving }
  const made = { stock: 'yes', prepareDays: 10 } as const
  expect(deliveryDays(way, made)).toMatchObject({ handling: 10, total: { from: 12, to: 14 } })
  expect(deliveryDatesOf(way, made)).toEqual({ from: '2026-12-09', to: '2026-12-11' })
  expect(deliveryDatesOf(way, { ...made, prepareDays: 0 })).toEqual(dates)
  expect(deliveryDatesOf({ ...way, leaving: null }, made)).toBeNull()
})
