import type { ProductEntry } from '../entries/documents.ts'
import type { Measures } from '../entries/facts.ts'
import type { EntryNames } from '../entries/names.ts'
import { fold } from '../lib/fold.ts'
import { defaultLocale, formatNumber, type Locale, perLocale } from '../lib/localize.ts'
import { contentTexts, type Texts } from '../lib/texts.ts'
import { getLabelName, getLabels } from '../product/labels.ts'

const isMaterial = (word: string): word is keyof Texts['materials'] & string =>
  word in contentTexts[defaultLocale].materials

/**
 * Base materials, by language. Solid brass is a kind of brass, because its name in the default
 * language ends with the name of that base material.
 */
const baseMaterials = Object.keys(contentTexts[defaultLocale].materials)
  .filter(isMaterial)
  .map(material => perLocale(locale => contentTexts[locale].materials[material]))

/** The base of a material, by its name in the default language; undefined if it has none. */
const findBaseMaterial = (material: string) =>
  baseMaterials.find(kind => material.toLowerCase().endsWith(` ${kind[defaultLocale].toLowerCase()}`))

/** Limits of the ranges, in mm. */
const bounds = [200, 400, 600, 1000]

/**
 * A range of sizes in mm. `from` is inclusive, `to` is exclusive, and the last range has no `to`.
 */
interface Range {
  from: number
  to: number | undefined
}

/** The range of a product's largest measure; null if it has none. */
function findSizeRange(measures: Measures): Range | null {
  const all = Object.values(measures)
  if (all.length === 0) return null
  const largest = Math.max(...all)
  const to = bounds.find(bound => largest < bound)
  return { from: bounds.findLast(bound => bound <= largest) ?? 0, to }
}

/** The range's name in addresses: `20-40-cm`, `100-cm`. */
const formatRangeWord = ({ from, to }: Range) => [from / 10, ...(to ? [to / 10] : []), 'cm'].join('-')

function formatRangeName({ from, to }: Range, locale: Locale): string {
  const cm = (mm: number) => formatNumber(mm / 10, locale)
  if (!to) return contentTexts[locale].facets.andMore(`${cm(from)}\u00a0cm`)
  if (from === 0) return contentTexts[locale].facets.under(`${cm(to)}\u00a0cm`)
  return `${cm(from)}–${cm(to)}\u00a0cm`
}

/** The labels that visitors can filter by, in the sequence in which the page shows them. */
const labels = [
  'color',
  'material',
  'size',
  'socket',
  'color-temperature',
  'dimmable',
  'switch',
  'textile-cable',
  'cable-color',
  'cable-length',
  'ip-class',
  'isolation-class',
] as const

/** All filters of a listing, in the sequence in which the page shows them. */
export const facets = ['category', 'designer', 'family', ...labels, 'stock'] as const
export type Facet = (typeof facets)[number]

export const isFacet = (slug: string): slug is Facet => facets.some(facet => facet === slug)

/** One value of a filter, with its name in each language. `value` is its name in addresses. */
export interface FacetValue extends Record<Locale, string> {
  facet: Facet
  value: string
  /**
   * The more general value: brass for solid brass. Products with this value also have the parent
   * value.
   */
  parent?: string
  /** As `#rrggbb`. */
  colour?: string | undefined
}

/** The filter and the value in one text: `socket e27`. */
export const formatValueKey = ({ facet, value }: Pick<FacetValue, 'facet' | 'value'>) => `${facet} ${value}`

/** All of a product's values as one text. */
export const formatValues = (values: FacetValue[]) => values.map(formatValueKey).join('\n')
export const parseValues = (list: string) => list.split('\n')

export const getFacetName = (facet: string, locale: Locale) =>
  facet === 'category' || facet === 'stock' ? contentTexts[locale].facets[facet] : getLabelName(facet, locale)

export function collectFacetValues(product: ProductEntry, names: EntryNames): FacetValue[] {
  return removeDuplicates([
    ...product.categories.flatMap(slug => findNamedValue('category', slug, names)),
    ...findNamedValue('designer', product.designer, names),
    ...findNamedValue('family', product.family, names),
    ...collectLabelValues(product),
    ...collectSizeValues(product),
    ...(product.items.some(({ stock }) => stock !== 'no') ? [inStock] : []),
  ])
}

const inStock = {
  facet: 'stock',
  value: 'in-stock',
  ...perLocale(locale => contentTexts[locale].facets.inStock),
} as const

function findNamedValue(
  facet: 'category' | 'designer' | 'family',
  slug: string | undefined,
  names: EntryNames,
): FacetValue[] {
  const name = slug && names.get(`${facet}:${slug}`)
  return slug && name ? [{ facet, value: slug, ...name }] : []
}

function collectLabelValues(product: ProductEntry): FacetValue[] {
  const noNames = { designer: undefined, family: undefined }
  const labelled = perLocale(locale => getLabels(product, locale, noNames))
  return labels
    .filter(facet => facet !== 'size')
    .flatMap(facet => {
      const values = perLocale(locale => labelled[locale].find(({ slug }) => slug === facet)?.values ?? [])
      return values[defaultLocale].flatMap(({ name }, at) => {
        const value = {
          facet,
          value: toAddressWord(name),
          ...perLocale(locale => values[locale][at]?.name ?? name),
          ...(facet === 'color' && { colour: product.swatch }),
        }
        const kind = facet === 'material' && findBaseMaterial(name)
        return kind
          ? [
              { facet, value: toAddressWord(kind[defaultLocale]), ...kind },
              { ...value, parent: toAddressWord(kind[defaultLocale]) },
            ]
          : [value]
      })
    })
}

/** Products have many different sizes, so the filter has ranges of the largest measure. */
function collectSizeValues({ facts: { dimensions = [] } }: ProductEntry): FacetValue[] {
  return dimensions.flatMap(measures => {
    const range = findSizeRange(measures)
    if (!range) return []
    return [{ facet: 'size', value: formatRangeWord(range), ...perLocale(locale => formatRangeName(range, locale)) }]
  })
}

const removeDuplicates = (values: FacetValue[]) => [
  ...new Map(values.map(value => [formatValueKey(value), value])).values(),
]

/** The name in addresses: `Ø 450 mm` becomes `o-450-mm`. */
const toAddressWord = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
