import * as v from 'valibot'
import { expect, test } from 'vitest'
import { findArticle } from '#client/shared/law/duties.ts'
import { documents } from '#src/services/content/entries/documents.ts'
import { findMissingReplaceability } from '#src/services/content/rules/replaceable.ts'
import { articles } from '../../../tools/demo/articles.ts'
import { productOf } from '../../../tools/demo/content/product.ts'

const before = '2027-02-17'
const since = '2027-02-18'

const createProduct = (id: string, changed: object = {}) => {
  const article = articles.find(one => one.id === id)
  if (!article) throw new Error(`No article ${id}`)
  const product = productOf(article)
  return v.parse(documents.product, { ...product, facts: { ...product.facts, ...changed } })
}

const missing = undefined
const text = (en: string, sv = '') => ({ en, sv })

test('errors about batteries, built-in light sources and repairs name the field and the article of law', () => {
  const table: [id: string, changed: object, day: string, lacking: Record<string, string>][] = [
    // A lamp with a battery.
    ['1001', { battery: missing }, before, { battery: '2023/1542' }],
    ['1001', { 'battery-capacity': missing }, before, {}],
    ['1001', { 'battery-energy': missing }, before, {}],
    ['1001', { 'battery-energy': missing, 'battery-capacity': missing }, before, { 'battery-capacity': '2023/1542' }],
    ['1001', { 'battery-replaceable': missing }, before, { 'battery-replaceable': 'Art. 13(4)' }],
    ['1001', { 'battery-replacement': missing }, before, {}],
    ['1001', { 'battery-replacement': missing }, since, { 'battery-replacement': 'Art. 11' }],
    ['1001', { 'battery-replacement': text('Pull it out.') }, since, { 'battery-replacement.sv': 'Art. 11' }],
    ['1001', { 'battery-replacement': missing, 'battery-replaceable': 'nobody' }, since, {}],
    ['1001', { battery: missing }, '2025-08-17', {}],
    // A battery that is sold separately needs no instructions for removal.
    ['1301', {}, since, {}],
    ['1301', { battery: missing }, since, { battery: '2023/1542' }],
    // A lamp with a built-in light source.
    ['1017', { 'lightsource-replaceable': missing }, before, { 'lightsource-replaceable': '2019/2020' }],
    ['1017', { 'driver-replaceable': missing }, before, { 'driver-replaceable': '2019/2020' }],
    ['1017', { 'lightsource-replacement': missing }, before, { 'lightsource-replacement': '2019/2020' }],
    ['1017', { 'lightsource-replacement': text(' ', 'Vrid.') }, before, { 'lightsource-replacement.en': '2019/2020' }],
    ['1017', { 'lightsource-replaceable': missing }, '2021-08-31', {}],
    [
      '1017',
      { 'lightsource-replaceable': 'nobody', 'driver-replaceable': 'none', 'lightsource-replacement': missing },
      before,
      {},
    ],
    // Lamps with a socket, and light sources themselves, need no such facts.
    ['1017', { 'lightsource-replaceable': missing, socket: 'E27' }, before, {}],
    ['1005', {}, before, {}],
    ['1101', {}, before, {}],
    // Information about repairs.
    ['1005', { repairs: text('Spare parts for ten years.') }, before, { 'repairs.sv': '6(1)(u)' }],
    ['1005', { repairs: text('Spare parts for ten years.', 'Reservdelar i tio år.') }, before, {}],
    ['1005', { repairs: text('Spare parts for ten years.') }, '2026-09-26', {}],
  ]
  for (const [id, changed, day, lacking] of table) {
    const found = Object.entries(findMissingReplaceability(createProduct(id, changed), day))
    const why = `${id} ${JSON.stringify(changed)} ${day}`
    expect(
      found.map(([field]) => field),
      why,
    ).toEqual(Object.keys(lacking).map(name => `data.facts.${name}`))
    for (const [field, reason] of found) {
      const article = lacking[field.slice('data.facts.'.length)]
      expect(reason).toEqual({ en: expect.stringContaining(`${article}`), sv: expect.stringContaining(`${article}`) })
    }
  }
  expect(findArticle('removable-batteries')).toContain('Art. 11')
})

test('the demo’s products have all facts about replaceable parts that the law requires', () => {
  expect(articles.map(({ id }) => [id, findMissingReplaceability(createProduct(id), since)])).toEqual(
    articles.map(({ id }) => [id, {}]),
  )
  const portable = articles.filter(({ categories }) => categories.includes('portable'))
  expect(portable.map(({ slug, facts }) => [slug, facts.battery])).toEqual(portable.map(({ slug }) => [slug, 'Li-ion']))
})
