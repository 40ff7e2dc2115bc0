import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documents } from '#src/services/content/entries/documents.ts'
import type { Measures } from '#src/services/content/entries/facts.ts'
import type { Locale } from '#src/services/content/lib/localize.ts'
import { getLabels } from '#src/services/content/product/labels.ts'
import type { Article } from '../../../tools/demo/article.ts'
import { articles } from '../../../tools/demo/articles.ts'
import { productOf } from '../../../tools/demo/content/product.ts'

const byId = new Map(articles.map(article => [article.id, article]))
const find = (id: string) => {
  const article = byId.get(id)
  if (!article) throw new Error(`No article ${id}`)
  return article
}

const expectFacts = ({ facts, slug }: Article, names: (keyof Article['facts'])[]) => {
  for (const name of names) expect(facts[name] !== undefined, `${slug} ${name}`).toBe(true)
}

const expectFits = (inner: Measures = {}, outer: Measures = {}, message = '') => {
  expect((inner.diameter ?? 0) > 0 && (inner.height ?? 0) > 0, message).toBe(true)
  expect(inner.diameter, message).toBeLessThanOrEqual(outer.diameter ?? 0)
  expect(inner.height, message).toBeLessThanOrEqual(outer.height ?? 0)
}

const made: (keyof Article['facts'])[] = ['effect', 'luminous-flux', 'color-temperature', 'color-rendering', 'lifetime']

test('the facts of demo lamps, light sources, shades and spare parts are consistent', () => {
  for (const article of articles) {
    const { facts, slug, type } = article
    for (const source of (article.lightSources ?? []).map(find)) {
      expect(source.type, slug).toBe('lightsource')
      expect(source.facts.socket, slug).toBe(facts.socket)
      expect(source.facts.effect, slug).toBeLessThanOrEqual(facts['max-effect'] ?? 0)
      if (type === 'lamp') expectFits(source.facts.dimensions?.[0], facts['max-bulb-size'], `${slug} ${source.slug}`)
      if (type === 'lamp' && facts['closed-shade']) expect(source.facts['approved-for-closed'], slug).toBe(true)
      // A lamp may be called dimmable only if its bulbs are dimmable.
      if (facts.dimmable) expect(source.facts.dimmable, `${slug} ${source.slug}`).toBe(true)
    }
    if (type === 'lightsource') expectFacts(article, ['socket', 'dimmable', 'dimensions', 'weight', ...made])
    if (facts['luminous-flux']) {
      expectFacts(article, made)
      // These are usual efficacies of LEDs in lm/W. Other values are probably typing mistakes.
      const efficacy = facts['luminous-flux'] / (facts.effect ?? 0)
      expect(efficacy, slug).toBeGreaterThan(60)
      expect(efficacy, slug).toBeLessThan(140)
      expect(facts['color-rendering'], slug).toBeGreaterThanOrEqual(90)
      expect([2200, 2700, 3000], slug).toContain(facts['color-temperature'])
    }
    const statedRa = article.details.en.join().match(/Ra (\d+)/)
    if (statedRa) expect(Number(statedRa[1]), slug).toBe(facts['color-rendering'])
    if (facts['cable-length']) expectFacts(article, ['cable-color', 'textile-cable'])
    if (facts['max-effect'] && type === 'lamp') expectFacts(article, ['socket', 'lampholder', 'max-bulb-size'])
    if (facts['shade-fitting']) {
      expect(['lampshade', 'sparepart'], slug).toContain(type)
      // The shade fits at least one lamp, and is wider than a bulb of 95 mm.
      const lamps = articles.filter(one => one.type === 'lamp' && one.facts.socket === facts['shade-fitting'])
      expect(lamps.length, slug).toBeGreaterThan(0)
      for (const size of facts.dimensions ?? []) expect(size.diameter ?? 0, slug).toBeGreaterThan(95)
    }
    for (const { facts: one, slug: part } of (article.spareParts ?? []).map(find)) {
      const [own, whole] = [one.dimensions?.[0], facts.dimensions?.[0]]
      if (own && whole) expect(own.diameter ?? 0, `${part} of ${slug}`).toBeLessThanOrEqual(largest(whole))
    }
  }
})

const largest = (measures: Measures) => Math.max(...Object.values(measures))

test('every demo lamp has the required facts', () => {
  for (const article of articles.filter(({ type }) => type === 'lamp')) {
    const { facts, slug } = article
    expectFacts(article, ['dimensions', 'weight', 'color', 'material', 'ip-class', 'isolation-class', 'dimmable'])
    // A lamp has either a socket for bulbs that are sold separately, or built-in light.
    expect(facts['lightsource-included'], slug).toBe(!facts.socket)
    expect(article.lightSources?.length ?? 0, slug)[facts.socket ? 'toBeGreaterThan' : 'toBe'](0)
    expectFacts(article, facts.socket ? ['lampholder', 'max-effect', 'max-bulb-size'] : made)
    const isWet = article.categories.some(category => category === 'bathroom' || category === 'outdoor')
    if (isWet) expect(facts['ip-class'], slug).toBe('IP44')
    for (const size of facts.dimensions ?? []) {
      expect(size.height ?? size.depth, slug).toBeGreaterThan(20)
      expect(largest(size), slug).toBeLessThan(2500)
    }
    const { length = 1 } = facts.dimensions ?? []
    expect([1, article.sizes.length], slug).toContain(length)
    const bulb = facts['max-bulb-size']
    if (bulb) for (const size of facts.dimensions ?? []) expect(largest(bulb), slug).toBeLessThan(largest(size))
  }
})

const labels = (article: Article, locale: Locale) =>
  getLabels(v.parse(documents.product, productOf(article)), locale, { designer: 'Majken', family: 'Murla' })

test('facts become labels with the words and number format of each language', () => {
  const value = (id: string, slug: string) => {
    const [en, sv] = (['en', 'sv'] as const).map(locale =>
      labels(find(id), locale)
        .find(label => label.slug === slug)
        ?.values.map(({ name }) => name.replaceAll('\u00a0', '_'))
        .join(', '),
    )
    return { en, sv }
  }
  const both = (text: string) => ({ en: text, sv: text })
  expect(value('1101', 'luminous-flux')).toEqual(both('806_lm'))
  expect(value('1101', 'color-temperature')).toEqual(both('2700_K'))
  expect(value('1101', 'lifetime')).toEqual({ en: '25,000_h', sv: '25_000_tim' })
  expect(value('1101', 'color-rendering')).toEqual(both('Ra_95'))
  expect(value('1005', 'max-bulb-size')).toEqual(both('Ø_95 × H_150_mm'))
  expect(value('1103', 'effect')).toEqual({ en: '4.5_W', sv: '4,5_W' })
  expect(value('1001', 'cable-length')).toEqual({ en: '1.5_m', sv: '1,5_m' })
  expect(value('1010', 'ip-class')).toEqual(both('IP44'))
  expect(value('1001', 'textile-cable')).toEqual({ en: 'Yes', sv: 'Ja' })
  expect(value('1001', 'isolation-class')).toEqual({ en: 'Class_III', sv: 'Klass_III' })
  expect(value('1001', 'dimensions')).toEqual(both('Ø_200 × H_295_mm'))
  const [wide] = articles.filter(({ facts }) => facts.dimensions?.[0]?.width === 990)
  expect(value(wide?.id ?? '', 'dimensions')).toEqual({
    en: 'W_990 × H_1470 × D_330_mm',
    sv: 'B_990 × H_1470 × D_330_mm',
  })
  expect(value('1005', 'material')).toEqual({
    en: 'Oak, Marble, Brass, Pleated linen',
    sv: 'Ek, Marmor, Mässing, Plisserat linne',
  })
})

test('only EANs with a valid check digit get a label', () => {
  const bulb = v.parse(documents.product, productOf(find('1101')))
  const listEans = (...eans: string[]) => {
    const items = eans.flatMap(ean => bulb.items.map(item => ({ ...item, ean })))
    const facts = { ...bulb.facts, gln: '7350000000006' }
    return getLabels({ ...bulb, items, facts }, 'en', { designer: undefined, family: undefined })
      .filter(({ slug }) => slug.startsWith('ean'))
      .map(({ values }) => values.map(({ name }) => name))
  }
  expect(listEans('4006381333931')).toEqual([['4006381333931'], ['4006381333931 / 7350000000006']])
  expect(listEans('4006381333932', '4006381333931', 'soon')).toEqual(listEans('4006381333931'))
  expect(listEans('4006381333932')).toEqual([])
})

test('every label of the demo products is written in both languages', () => {
  for (const article of articles) {
    const [en, sv] = [labels(article, 'en'), labels(article, 'sv')]
    expect(sv.map(({ slug }) => slug)).toEqual(en.map(({ slug }) => slug))
    for (const label of [...en, ...sv]) {
      expect(label.name, label.slug).not.toBe(label.slug)
      for (const { name } of label.values) expect(name, `${article.slug} ${label.slug}`).toBeTruthy()
    }
    const { material } = article.facts
    if (material) expect(material.en.split(', '), article.slug).toHaveLength(material.sv.split(', ').length)
  }
})
