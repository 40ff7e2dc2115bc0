import type { ProductEntry } from '../entries/documents.ts'
import type { EntryNames } from '../entries/names.ts'
import { fold } from '../lib/fold.ts'
import { defaultLocale, type Locale, perLocale } from '../lib/localize.ts'
import { contentTexts } from '../lib/texts.ts'
import { labelName, labelsOf } from '../product/labels.ts'
import { materialKind } from './materials.ts'
import { rangeName, rangeOf, rangeWord } from './size-ranges.ts'

/** The labels that can be filtered by (specification, §3), in page order. */
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

/** All filters of a listing, in page order. */
export const facets = ['category', 'designer', 'family', ...labels, 'stock'] as const
export type Facet = (typeof facets)[number]

export const isFacet = (slug: string): slug is Facet => facets.some(facet => facet === slug)

/** One value of a filter; `value` is its name in addresses, in the default language. */
export interface FacetValue extends Record<Locale, string> {
  facet: Facet
  value: string
  /**
   * The value that contains this one, as brass contains solid brass: a product with the part also
   * has the whole.
   */
  parent?: string
  /** As `#rrggbb`. */
  colour?: string | undefined
}

/** The value's name without its filter: `socket e27`. */
export const valueKey = ({ facet, value }: Pick<FacetValue, 'facet' | 'value'>) => `${facet} ${value}`

/** Encodes all of a product's values as one text, and decodes them. */
export const valueList = (values: FacetValue[]) => values.map(valueKey).join('\n')
export const valuesIn = (list: string) => list.split('\n')

/** The name of a filter. */
export const facetName = (facet: string, locale: Locale) =>
  facet === 'category' || facet === 'stock' ? contentTexts[locale].facets[facet] : labelName(facet, locale)

/** The filter values of a product. */
export function facetValuesOf(product: ProductEntry, names: EntryNames): FacetValue[] {
  return once([
    ...product.categories.flatMap(slug => named('category', slug, names)),
    ...named('designer', product.designer, names),
    ...named('family', product.family, names),
    ...labelled(product),
    ...sizes(product),
    ...(product.items.some(({ stock }) => stock !== 'no') ? [inStock] : []),
  ])
}

const inStock = {
  facet: 'stock',
  value: 'in-stock',
  ...perLocale(locale => contentTexts[locale].facets.inStock),
} as const

function named(facet: 'category' | 'designer' | 'family', slug: string | undefined, names: EntryNames): FacetValue[] {
  const name = slug && names.get(`${facet}:${slug}`)
  return slug && name ? [{ facet, value: slug, ...name }] : []
}

function labelled(product: ProductEntry): FacetValue[] {
  const nobody = { designer: undefined, family: undefined }
  const labelled = perLocale(locale => labelsOf(product, locale, nobody))
  return labels
    .filter(facet => facet !== 'size')
    .flatMap(facet => {
      const values = perLocale(locale => labelled[locale].find(({ slug }) => slug === facet)?.values ?? [])
      return values[defaultLocale].flatMap(({ name }, at) => {
        const value = {
          facet,
          value: wordOf(name),
          ...perLocale(locale => values[locale][at]?.name ?? name),
          ...(facet === 'color' && { colour: product.swatch }),
        }
        const kind = facet === 'material' && materialKind(name)
        return kind
          ? [
              { facet, value: wordOf(kind[defaultLocale]), ...kind },
              { ...value, parent: wordOf(kind[defaultLocale]) },
            ]
          : [value]
      })
    })
}

/** There are as many sizes as products, so ranges of the largest measure are used. */
function sizes({ facts: { dimensions = [] } }: ProductEntry): FacetValue[] {
  return dimensions.flatMap(measures => {
    const range = rangeOf(measures)
    if (!range) return []
    return [{ facet: 'size', value: rangeWord(range), ...perLocale(locale => rangeName(range, locale)) }]
  })
}

const once = (values: FacetValue[]) => [...new Map(values.map(value => [valueKey(value), value])).values()]

/** `Ø 450 mm` is `o-450-mm`. */
const wordOf = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
