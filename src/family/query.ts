import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { languageTag } from '#client/shared/texts/locales.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { attributesFragment, contentAttributes, joinValues } from '../shared/content/shapes/attributes.ts'
import {
  contentSummary,
  productBasicsFragment,
  summaryVariables,
  toSummary,
} from '../shared/content/shapes/product-summary.ts'
import { mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'

const document = `query Family(
  $locale: Locale!, $market: Int!, $priceList: Int!, $filters: [FilterInput!], $preview: Boolean, $priceLists: [Int!]
) {
  products(
    locale: $locale, market: $market, priceList: $priceList, filters: $filters
    sort: NAME_ASC, first: 96, preview: $preview
  ) {
    products {
      ...ProductBasics
      family { name }
      media(first: 1) { ...Media }
      ${attributesFragment}
    }
  }
}${productBasicsFragment}`

const member = v.object({
  ...contentSummary.entries,
  attributes: contentAttributes,
  family: orNull(v.object({ name: v.string() })),
})

const schema = v.object({ products: v.object({ products: mainListOf(member) }) })

/** The slugs of facts that can differ within a family, in the order of the table. */
const columns = [
  ...['dimensions', 'weight', 'socket', 'max-effect', 'effect', 'luminous-flux', 'color-temperature'],
  ...['cable-length', 'ip-class', 'art-number'],
]

/** Types of products in the order of the table. Lamps come before all of these. */
const types = ['lightsource', 'accessory', 'sparepart']
const typeRank = ({ type }: { type: string }) => types.indexOf(type)

export interface Family {
  name: string
  /** The names of the facts in the table. At least one product has each of them. */
  facts: string[]
  /** Each product with a value for each of `facts`; null if the product does not have that fact. */
  articles: { product: ProductSummary; values: (string | null)[] }[]
}

/**
 * Loads at most 96 products of a family that are sold in this market, sorted by type and finish.
 * Null when there are none. Throws `ContentError`.
 */
export async function loadFamily(content: Fetch, visit: Visit, slug: string): Promise<Family | null> {
  const { market, priceList } = visit
  const filters = [{ facet: 'family', values: [slug] }]
  const variables = { ...summaryVariables(visit), market, priceList, filters }
  const found = await queryContent(content, document, variables, schema)
  // Names of finishes begin with the kind of lamp, so this sort keeps each kind together.
  const { compare } = new Intl.Collator(languageTag(visit.locale))
  const products = found.products.products.toSorted(
    (one, other) => typeRank(one) - typeRank(other) || compare(one.variantName, other.variantName),
  )
  const [first] = products
  if (!first) return null
  const attributeOf = ({ attributes }: (typeof products)[number], column: string) =>
    attributes.find(attribute => attribute.slug === column)
  const shown = columns.flatMap(column => {
    const attribute = products.map(product => attributeOf(product, column)).find(one => one !== undefined)
    return attribute ? [{ column, name: attribute.name }] : []
  })
  return {
    name: first.family?.name ?? first.name,
    facts: shown.map(({ name }) => name),
    articles: products.map(product => ({
      product: toSummary(product, visit),
      values: shown.map(({ column }) => {
        const attribute = attributeOf(product, column)
        return attribute ? joinValues(attribute) || null : null
      }),
    })),
  }
}
