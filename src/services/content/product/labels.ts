import { gtinOf } from '#client/shared/commerce/gtin.ts'
import type { ProductEntry } from '../entries/documents.ts'
import { type Facts, hasBattery } from '../entries/facts.ts'
import { type Locale, localize } from '../lib/localize.ts'
import { contentTexts } from '../lib/texts.ts'
import { degrees, hours, lengths, metres, protection, rendering, replaceable, unit, yesOrNo } from './fact-texts.ts'

/** A product label of the specification, §3, in one language. */
export interface FactLabel {
  slug: string
  name: string
  values: { name: string }[]
}

/** Data of a product's labels besides its facts. */
interface Names {
  designer: string | undefined
  family: string | undefined
}

type Text = NonNullable<Facts['color']>
type Values = (product: ProductEntry, locale: Locale, names: Names) => (string | undefined)[]

const textOf = (value: Text, locale: Locale) => String(localize(value, locale))

/** A label that reads one fact; without the fact there is no label. */
function fact<Name extends keyof Facts>(
  slug: Name,
  format: (value: NonNullable<Facts[Name]>, locale: Locale) => string | string[],
): [string, Values] {
  return [
    slug,
    ({ facts }, locale) => {
      const value = facts[slug]
      return value === undefined || value === null ? [] : [format(value, locale)].flat()
    },
  ]
}

const itself = (value: string) => value

/** In the order of the page. */
const labels: [string, Values][] = [
  ['designer', (_, __, names) => [names.designer]],
  ['family', (_, __, names) => [names.family]],
  fact('dimensions', (list, locale) => list.map(one => lengths(one, locale))),
  ['size', ({ items }, locale) => (items.length > 1 ? items.map(({ name }) => sizeOf(name, locale)) : [])],
  fact('weight', unit('kg')),
  fact('color', textOf),
  fact('material', (list, locale) => list.map(one => textOf(one, locale))),
  fact('socket', itself),
  fact('lampholder', textOf),
  fact('shade-fitting', itself),
  fact('max-effect', unit('W')),
  fact('max-bulb-size', lengths),
  fact('effect', unit('W')),
  fact('luminous-flux', unit('lm')),
  fact('beam', degrees),
  fact('color-temperature', unit('K')),
  fact('color-rendering', rendering),
  fact('lifetime', hours),
  fact('lightsource-included', yesOrNo),
  fact('dimmable', yesOrNo),
  fact('switch', textOf),
  [
    'battery',
    ({ facts: { battery, 'battery-capacity': capacity, 'battery-energy': energy } }, locale) => [
      battery,
      ...(capacity ? [unit('mAh')(capacity, locale)] : []),
      ...(energy ? [unit('Wh')(energy, locale)] : []),
    ],
  ],
  fact('battery-replaceable', replaceable),
  ['disposal', ({ facts }, locale) => (hasBattery(facts) ? [contentTexts[locale].facts.disposal] : [])],
  fact('lightsource-replaceable', replaceable),
  fact('driver-replaceable', replaceable),
  fact('cable-color', textOf),
  fact('cable-length', metres),
  fact('textile-cable', yesOrNo),
  fact('ip-class', itself),
  fact('isolation-class', protection),
  fact('candle-diameter', unit('mm')),
  ['art-number', ({ sku }) => [sku]],
  ['ean', ({ items }) => gtinsOf(items)],
  ['ean-gln', ({ items, facts: { gln } }) => (gln ? gtinsOf(items).map(ean => `${ean} / ${gln}`) : [])],
]

/** What is no number of the trade is not called one. */
const gtinsOf = (items: ProductEntry['items']) => items.flatMap(({ ean }) => gtinOf(ean) ?? [])

const sizeOf = (name: Text, locale: Locale) => textOf(name, locale).replaceAll(' ', '\u00a0')

// Documents are cached across requests (`entries/cached.ts`), and a card should not compute twenty
// labels each time.
const known = new WeakMap<ProductEntry, Map<string, FactLabel[]>>()

/**
 * The product's labels with their values, `806 lm`, `2700 K`, `IP44`; then the shop's own labels.
 */
export function labelsOf(product: ProductEntry, locale: Locale, names: Names): FactLabel[] {
  const before = known.get(product) ?? new Map<string, FactLabel[]>()
  known.set(product, before)
  const key = JSON.stringify([locale, names.designer, names.family])
  const made = before.get(key) ?? makeLabels(product, locale, names)
  before.set(key, made)
  return made
}

function makeLabels(product: ProductEntry, locale: Locale, names: Names): FactLabel[] {
  const own = labels.flatMap(([slug, valuesOf]) => {
    const values = valuesOf(product, locale, names).filter(value => value !== undefined)
    return values.length > 0
      ? [{ slug, name: labelName(slug, locale), values: values.map(value => ({ name: value })) }]
      : []
  })
  const written = product.attributes
    .filter(({ slug }) => !own.some(label => label.slug === slug))
    .map(({ slug, name, values }) => ({
      slug,
      name: textOf(name, locale),
      values: values.map(value => ({ name: textOf(value.name, locale) })),
    }))
  return [...own, ...written]
}

/** The name of a label; its slug when the specification does not list it. */
export function labelName(slug: string, locale: Locale): string {
  const names: Record<string, string> = contentTexts[locale].labels
  return names[slug] ?? slug
}
