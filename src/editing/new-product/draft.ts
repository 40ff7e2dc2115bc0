import * as v from 'valibot'
import { perLocale } from '#client/shared/texts/locales.ts'

const texts = v.object(perLocale(() => v.string()))

/** A product in commerce's management API. */
export const knownProduct = v.object({
  uri: v.string(),
  name: v.string(),
  variant: texts,
  sku: v.string(),
  created: v.string(),
  isNew: v.boolean(),
  items: v.array(v.object({ item: v.string(), size: texts, sku: v.string(), ean: v.string() })),
})

type Known = v.InferOutput<typeof knownProduct>

const nothing = perLocale(() => '')
const none = perLocale((): unknown[] => [])

/**
 * Creates the draft of a product's entry from commerce's data, without pictures and with empty
 * texts. `categories` are slugs, which are the same in both services; the first is the main
 * category.
 */
export const toProductDraft = (
  id: string,
  { uri, name, variant, sku, created, isNew, items }: Known,
  categories: string[],
) => ({
  id,
  slug: uri,
  name,
  variantName: variant,
  sku: sku || id,
  type: 'lamp',
  categories,
  popularity: 0,
  createdAt: created,
  isNew,
  isExclusive: false,
  markets: [],
  prices: [],
  items: items.map(({ item, size, sku, ean }) => ({ item, name: size, sku: sku || item, ean, stock: 'no' })),
  media: [],
  lead: nothing,
  descriptionBody: none,
  details: none,
  informationBody: none,
  downloads: [],
  variants: [],
  relatedProducts: [],
  accessories: [],
  lightSources: [],
  spareParts: [],
})
