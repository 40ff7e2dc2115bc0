import { expect, test } from 'vitest'
import { articles } from '../../../tools/demo/articles.ts'
import { attributeSlugs, attributesOf } from '../../../tools/demo/attributes.ts'

const byId = new Map(articles.map(article => [article.id, article]))
const find = (id: string) => {
  const article = byId.get(id)
  if (!article) throw new Error(`No article ${id}`)
  return article
}

/** The lengths of a text like `Ø 450 × H 220 mm, Ø 600 × H 220 mm` in mm by their signs, the largest of each; fails on other texts. */
function measures(fact: unknown): Map<string, number> {
  const texts = typeof fact === 'object' && fact ? Object.values(fact) : [fact]
  const [found = new Map<string, number>()] = texts.map(text => {
    expect(text).toMatch(/^([ØHWBD] \d+(, \d+)* ?(× |mm$|mm, ))+$/)
    const lengths = new Map<string, number>()
    for (const [, sign = '', numbers = ''] of String(text).matchAll(/([ØHWBD]) (\d+(?:, \d+)*)/g)) {
      lengths.set(sign, Math.max(lengths.get(sign) ?? 0, ...numbers.split(', ').map(Number)))
    }
    return lengths
  })
  return found
}

test('lighting facts fit together', () => {
  for (const article of articles) {
    const { facts, slug, type } = article
    for (const fact of Object.keys(facts)) expect(attributeSlugs, slug).toContain(fact)
    for (const id of article.lightSources ?? []) {
      const source = find(id)
      expect(source.type, slug).toBe('lightsource')
      expect(source.facts.socket, slug).toBe(facts.socket)
      expect(Number(source.facts.effect), slug).toBeLessThanOrEqual(Number(facts['max-effect']))
      if (type !== 'lamp') continue
      const room = measures(facts['max-bulb-size'])
      for (const [sign, length] of measures(source.facts.dimensions)) {
        expect(length, `${slug} has room for ${source.slug}`).toBeLessThanOrEqual(room.get(sign) ?? 0)
      }
    }
    if (type === 'lightsource') {
      for (const fact of [
        'socket',
        'effect',
        'luminous-flux',
        'color-temperature',
        'color-rendering',
        'lifetime',
        'dimmable',
      ]) {
        expect(facts, slug).toHaveProperty(fact)
      }
    }
    if (facts.effect && facts['luminous-flux']) {
      // LEDs of today; below and above somebody has mistyped.
      const efficacy = Number(facts['luminous-flux']) / Number(facts.effect)
      expect(efficacy, slug).toBeGreaterThan(60)
      expect(efficacy, slug).toBeLessThan(140)
      expect(facts['color-rendering'], slug).toBeGreaterThanOrEqual(90)
      expect([2200, 2700, 3000], slug).toContain(facts['color-temperature'])
    }
    const told = article.details.en.join().match(/Ra (\d+)/)
    if (told) expect(Number(told[1]), slug).toBe(facts['color-rendering'])
    if (facts.dimensions) expect(measures(facts.dimensions).size, slug).toBeGreaterThan(0)
    if (facts['cable-length']) {
      for (const fact of ['cable-color', 'textile-cable']) expect(facts, slug).toHaveProperty(fact)
    }
    if (type !== 'lamp') continue
    for (const fact of [
      'dimensions',
      'weight',
      'color',
      'material',
      'ip-class',
      'isolation-class',
      'lightsource-included',
      'dimmable',
    ]) {
      expect(facts, slug).toHaveProperty(fact)
    }
    // A lamp either takes bulbs, which are bought beside it, or has its light built in.
    expect(facts['lightsource-included'], slug).toBe(!facts.socket)
    expect(article.lightSources?.length ?? 0, slug)[facts.socket ? 'toBeGreaterThan' : 'toBe'](0)
    const needed = facts.socket
      ? ['lampholder', 'max-effect', 'max-bulb-size']
      : ['effect', 'luminous-flux', 'color-temperature', 'color-rendering', 'lifetime']
    for (const fact of needed) expect(facts, slug).toHaveProperty(fact)
    if (article.categories.some(category => category === 'bathroom' || category === 'outdoor')) {
      expect(facts['ip-class'], slug).toBe('IP44')
    }
  }
})

test('labels are formatted with no-break spaces, in the figures of each language', () => {
  const value = (id: string, slug: string) => attributesOf(find(id)).find(label => label.slug === slug)?.values[0]?.name
  expect(value('1101', 'luminous-flux')).toEqual({ en: '806\u00a0lm', sv: '806\u00a0lm' })
  expect(value('1101', 'color-temperature')).toEqual({ en: '2700\u00a0K', sv: '2700\u00a0K' })
  expect(value('1101', 'lifetime')).toEqual({ en: '25\u00a0000\u00a0h', sv: '25\u00a0000\u00a0tim' })
  expect(value('1101', 'color-rendering')).toEqual({ en: 'Ra\u00a095', sv: 'Ra\u00a095' })
  expect(value('1005', 'max-bulb-size')?.sv).toBe('Ø\u00a095 × H\u00a0150\u00a0mm')
  expect(value('1103', 'effect')).toEqual({ en: '4.5\u00a0W', sv: '4,5\u00a0W' })
  expect(value('1001', 'cable-length')).toEqual({ en: '1.5\u00a0m', sv: '1,5\u00a0m' })
  expect(value('1010', 'ip-class')).toEqual({ en: 'IP44', sv: 'IP44' })
  expect(value('1001', 'textile-cable')).toEqual({ en: 'Yes', sv: 'Ja' })
  expect(value('1001', 'isolation-class')).toEqual({ en: 'Class\u00a0III', sv: 'Klass\u00a0III' })
  expect(value('1001', 'dimensions')?.en).toBe('Ø\u00a0200 × H\u00a0295\u00a0mm')
  for (const article of articles) {
    for (const label of attributesOf(article)) {
      for (const { name } of label.values) expect(name.en && name.sv, `${article.slug} ${label.slug}`).toBeTruthy()
    }
    const { material } = article.facts
    if (typeof material === 'object') {
      expect(material.en.split(', '), article.slug).toHaveLength(material.sv.split(', ').length)
    }
  }
})
