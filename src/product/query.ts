import * as v from 'valibot'
import { query } from '../content/client.ts'
import { contentSummary, productSummaryFragment, toSummary } from '../content/product-summary.ts'
import { link, portableText } from '../content/shapes.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'
import type { Product } from './product.ts'

const document = `query Product($locale: Locale!, $slug: String!, $preview: Boolean) {
  product(locale: $locale, slug: $slug, preview: $preview) {
    ...ProductSummary
    sku lead details descriptionBody informationBody sizeGuideBody
    designer { slug name }
    categories { slug name isMainCategory }
    attributes { name }
    items { item name }
    downloads { title href }
    variants { ...ProductSummary }
  }
}${productSummaryFragment}`

const contentProduct = v.object({
  ...contentSummary.entries,
  sku: v.string(),
  lead: v.string(),
  details: v.array(v.string()),
  descriptionBody: portableText,
  informationBody: portableText,
  sizeGuideBody: v.nullable(portableText),
  designer: v.nullable(v.object({ slug: v.string(), name: v.string() })),
  categories: v.array(v.object({ slug: v.string(), name: v.string(), isMainCategory: v.boolean() })),
  attributes: v.array(
    v.object({ slug: v.string(), name: v.string(), values: v.array(v.object({ name: v.string() })) }),
  ),
  items: v.array(v.object({ item: v.string(), name: v.string(), stock: v.string() })),
  downloads: v.array(link),
  variants: v.array(contentSummary),
})

const schema = v.object({ product: v.nullable(contentProduct) })

/** The product at `slug`; null when there is none. Throws `ContentError`. */
export async function findProduct(content: Fetch, visit: Visit, slug: string): Promise<Product | null> {
  const { locale, preview } = visit
  const { product } = await query(content, document, { locale, slug, preview }, schema)
  return product && toProduct(product, visit)
}

function toProduct(product: v.InferOutput<typeof contentProduct>, visit: Visit): Product {
  const { sku, lead, details, items, downloads } = product
  const { slug, name } = product.categories.find(category => category.isMainCategory) ?? {}
  return {
    ...toSummary(product, visit),
    sku,
    lead,
    details,
    items,
    downloads,
    designer: product.designer,
    mainCategory: slug && name ? { slug, name } : null,
    pictures: product.media,
    facts: product.attributes.map(({ name, values }) => ({ name, value: values.map(value => value.name).join(', ') })),
    description: product.descriptionBody,
    information: product.informationBody,
    sizeGuide: product.sizeGuideBody ?? [],
    variants: product.variants.map(one => toSummary(one, visit)),
  }
}
