import { parseGtin } from '#client/shared/commerce/gtin.ts'
import type { ProductEntry } from '../entries/documents.ts'
import { type Facts, hasBattery, type Measures, type Replacer } from '../entries/facts.ts'
import { formatNumber, type Locale, localize } from '../lib/localize.ts'
import { contentTexts } from '../lib/texts.ts'

// Facts as texts in each language. A no-break space joins figures and units.

const space = '\u00a0'

const formatWithUnit = (name: string) => (value: number, locale: Locale) =>
  `${formatNumber(value, locale)}${space}${name}`

const formatHours = (value: number, locale: Locale) => formatWithUnit(contentTexts[locale].facts.hours)(value, locale)

/** Formats a length in mm as metres. */
const formatMetres = (value: number, locale: Locale) => formatWithUnit('m')(value / 1000, locale)

/** Formats an angle, without a space before the degree sign. */
const formatDegrees = (value: number, locale: Locale) => `${formatNumber(value, locale)}°`

const formatColourRendering = (value: number, locale: Locale) => `Ra${space}${formatNumber(value, locale)}`

const formatProtectionClass = (value: string, locale: Locale) => `${contentTexts[locale].facts.class}${space}${value}`

const formatYesOrNo = (value: boolean, locale: Locale) => contentTexts[locale].facts[value ? 'yes' : 'no']

const formatReplacer = (by: Replacer, locale: Locale) => contentTexts[locale].facts.replaceable[by]

/** Formats measures as `Ø 450 × H 220 mm`. The symbol of a width depends on the language. */
function formatMeasures(value: Measures, locale: Locale) {
  const { diameter, width, height, depth, length } = value
  const measures: [sign: string, mm: number | undefined][] = [
    ['Ø', diameter],
    [contentTexts[locale].facts.width, width],
    ['H', height],
    ['D', depth],
    ['L', length],
  ]
  const parts = measures.flatMap(([sign, mm]) => (mm === undefined ? [] : `${sign}${space}${formatNumber(mm, locale)}`))
  return `${parts.join(' × ')}${space}mm`
}

/** A label with the values of a product, in one language. */
interface FactLabel {
  slug: string
  name: string
  values: { name: string }[]
}

/** Names of other entries that labels show. */
interface Names {
  designer: string | undefined
  family: string | undefined
}

type Text = NonNullable<Facts['color']>
type Values = (product: ProductEntry, locale: Locale, names: Names) => (string | undefined)[]

const localizeText = (value: Text, locale: Locale) => String(localize(value, locale))

/** A label that shows one fact; without the fact there is no label. */
function createFactLabel<Name extends keyof Facts>(
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

const identity = (value: string) => value

/**
 * The labels' slugs, in the sequence in which the page shows them, each with a function that
 * returns its values.
 */
const labels: [string, Values][] = [
  ['designer', (_, __, names) => [names.designer]],
  ['family', (_, __, names) => [names.family]],
  createFactLabel('dimensions', (list, locale) => list.map(one => formatMeasures(one, locale))),
  ['size', ({ items }, locale) => (items.length > 1 ? items.map(({ name }) => formatSize(name, locale)) : [])],
  createFactLabel('weight', formatWithUnit('kg')),
  createFactLabel('color', localizeText),
  createFactLabel('material', (list, locale) => list.map(one => localizeText(one, locale))),
  createFactLabel('socket', identity),
  createFactLabel('lampholder', localizeText),
  createFactLabel('shade-fitting', identity),
  createFactLabel('max-effect', formatWithUnit('W')),
  createFactLabel('max-bulb-size', formatMeasures),
  createFactLabel('effect', formatWithUnit('W')),
  createFactLabel('luminous-flux', formatWithUnit('lm')),
  createFactLabel('beam', formatDegrees),
  createFactLabel('color-temperature', formatWithUnit('K')),
  createFactLabel('color-rendering', formatColourRendering),
  createFactLabel('lifetime', formatHours),
  createFactLabel('lightsource-included', formatYesOrNo),
  createFactLabel('dimmable', formatYesOrNo),
  createFactLabel('switch', localizeText),
  [
    'battery',
    ({ facts: { battery, 'battery-capacity': capacity, 'battery-energy': energy } }, locale) => [
      battery,
      ...(capacity ? [formatWithUnit('mAh')(capacity, locale)] : []),
      ...(energy ? [formatWithUnit('Wh')(energy, locale)] : []),
    ],
  ],
  createFactLabel('battery-replaceable', formatReplacer),
  ['disposal', ({ facts }, locale) => (hasBattery(facts) ? [contentTexts[locale].facts.disposal] : [])],
  createFactLabel('lightsource-replaceable', formatReplacer),
  createFactLabel('driver-replaceable', formatReplacer),
  createFactLabel('cable-color', localizeText),
  createFactLabel('cable-length', formatMetres),
  createFactLabel('textile-cable', formatYesOrNo),
  createFactLabel('ip-class', identity),
  createFactLabel('isolation-class', formatProtectionClass),
  createFactLabel('candle-diameter', formatWithUnit('mm')),
  ['art-number', ({ sku }) => [sku]],
  ['ean', ({ items }) => listGtins(items)],
  ['ean-gln', ({ items, facts: { gln } }) => (gln ? listGtins(items).map(ean => `${ean} / ${gln}`) : [])],
]

/** The EANs of items, without those that are not valid GTINs. */
const listGtins = (items: ProductEntry['items']) => items.flatMap(({ ean }) => parseGtin(ean) ?? [])

const formatSize = (name: Text, locale: Locale) => localizeText(name, locale).replaceAll(' ', '\u00a0')

// Labels, keyed by document, language and names, so that they are not computed for each request.
// Documents are cached across requests (`entries/cached.ts`).
const cachedLabels = new WeakMap<ProductEntry, Map<string, FactLabel[]>>()

/**
 * The product's labels with their values, such as `806 lm`, `2700 K` or `IP44`, followed by the
 * shop's own labels.
 */
export function getLabels(product: ProductEntry, locale: Locale, names: Names): FactLabel[] {
  const byNames = cachedLabels.get(product) ?? new Map<string, FactLabel[]>()
  cachedLabels.set(product, byNames)
  const key = JSON.stringify([locale, names.designer, names.family])
  const productLabels = byNames.get(key) ?? createLabels(product, locale, names)
  byNames.set(key, productLabels)
  return productLabels
}

function createLabels(product: ProductEntry, locale: Locale, names: Names): FactLabel[] {
  const own = labels.flatMap(([slug, readValues]) => {
    const values = readValues(product, locale, names).filter(value => value !== undefined)
    return values.length > 0
      ? [{ slug, name: getLabelName(slug, locale), values: values.map(value => ({ name: value })) }]
      : []
  })
  const written = product.attributes
    .filter(({ slug }) => !own.some(label => label.slug === slug))
    .map(({ slug, name, values }) => ({
      slug,
      name: localizeText(name, locale),
      values: values.map(value => ({ name: localizeText(value.name, locale) })),
    }))
  return [...own, ...written]
}

/** The name of a label; its slug if it has no name. */
export function getLabelName(slug: string, locale: Locale): string {
  const names: Record<string, string> = contentTexts[locale].labels
  return names[slug] ?? slug
}
