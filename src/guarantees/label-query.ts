import * as v from 'valibot'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { pagePicture, pictureFragment } from '../shared/content/shapes/shapes.ts'
import { lenientText, listOf, orNull } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'

const document = `query GuaranteeLabel($locale: Locale!, $slug: String!, $preview: Boolean) {
  product(locale: $locale, slug: $slug, preview: $preview) {
    id slug name variantName sku maker { name } guaranteeLabel { ...PagePicture }
    facts { producerGuarantee producerGuaranteeTerms }
  }
}${pictureFragment}`

const facts = v.object({ producerGuarantee: orNull(v.number()), producerGuaranteeTerms: lenientText })
const named = { slug: v.string(), name: v.string(), variantName: lenientText }

const schema = v.object({
  product: v.nullable(
    v.object({
      id: v.string(),
      ...named,
      sku: lenientText,
      maker: orNull(v.object({ name: v.string() })),
      guaranteeLabel: orNull(pagePicture),
      facts: orNull(facts),
    }),
  ),
})

/** The durability label of a producer's guarantee (Regulation (EU) 2025/1960, Annex II). */
export interface GuaranteeLabel {
  id: string
  slug: string
  name: string
  finish: string
  years: number
  terms: string
  brand: string
  model: string
  /** The official label; null if the shop has not uploaded it. */
  picture: v.InferOutput<typeof pagePicture> | null
}

/** Loads a label; null for a product without a producer's guarantee. Throws `ContentError`. */
export async function loadGuaranteeLabel(content: Fetch, visit: Visit, slug: string): Promise<GuaranteeLabel | null> {
  const { locale, preview } = visit
  const { product } = await queryContent(content, document, { locale, preview, slug }, schema)
  const years = product?.facts?.producerGuarantee
  if (!product || !years) return null
  const { id, name, variantName: finish, sku: model, maker, guaranteeLabel: picture, facts } = product
  const terms = facts?.producerGuaranteeTerms ?? ''
  return { id, slug: product.slug, name, finish, years, terms, brand: maker?.name ?? name, model, picture }
}

const listDocument = `query GuaranteeLabels($locale: Locale!, $ids: [ID!]!) {
  productsByIds(locale: $locale, ids: $ids) { slug name variantName facts { producerGuarantee } }
}`

const listSchema = v.object({
  productsByIds: listOf(v.object({ ...named, facts: orNull(v.object({ producerGuarantee: orNull(v.number()) })) })),
})

/**
 * Loads the producers' guarantees in years. Products without one are left out. Throws
 * `ContentError`.
 */
export async function loadGuaranteeLabels(content: Fetch, { locale }: Pick<Visit, 'locale'>, ids: string[]) {
  if (ids.length === 0) return []
  const { productsByIds } = await queryContent(content, listDocument, { locale, ids }, listSchema)
  return productsByIds.flatMap(({ slug, name, variantName: finish, facts }) =>
    facts?.producerGuarantee ? [{ slug, name, finish, years: facts.producerGuarantee }] : [],
  )
}
