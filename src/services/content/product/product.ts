import { createSpecifiedField } from '../claims/specifications.ts'
import type { ProductEntry } from '../entries/documents.ts'
import type { Entries } from '../entries/entries.ts'
import { type Locale, localizeFields } from '../lib/localize.ts'
import { formatMoney } from '../lib/money.ts'
import { informationField, replacementBody } from './information.ts'
import { labelsOf } from './labels.ts'

/** The context of a part of a query: its language, and published or draft entries. */
export interface ProductView {
  locale: Locale
  entries: Entries
  isPreview: boolean
  /** Ready cards of published products, where a field asks for those; null without them. */
  cards: ((ids: string[], asked: unknown) => Promise<unknown[] | null> | null) | null
  /** The same for designs with their finishes, and the revision that was read with them. */
  designs:
    | ((
        ids: string[],
        finishes: string[][],
        asked: unknown,
        revision?: string | null,
      ) => Promise<unknown[] | null> | null)
    | null
}

/** The product in the schema's format. Entries that it references are only loaded when queried. */
export function toProduct(product: ProductEntry, view: ProductView): Record<string, unknown> {
  const { entries, locale } = view
  const products = (ids: string[]) => productsField(ids, view)
  const origin = `product:${product.id}`
  return {
    ...localizeFields(product, locale, origin),
    ...createSpecifiedField(product, 'descriptionBody', locale),
    ...informationField(product, locale),
    replacementBody: () => replacementBody(product, locale),
    media: ({ first }: { first?: number | null }) =>
      Object.values(localizeFields(product.media, locale, `${origin}.media`))
        .slice(0, Math.max(0, first ?? product.media.length))
        .map(localized => localized()),
    // Each field by itself: a missing name is none of a card's, which shows the stock alone.
    prepareDays: product.prepareDays ?? 0,
    items: () => product.items.map((item, at) => localizeFields(item, locale, `${origin}.items.${at}`)),
    prices: ({ priceLists }: { priceLists?: number[] | null }) =>
      product.prices.filter(({ priceList }) => priceLists?.includes(priceList) ?? true).map(toPrice),
    facts: () => toFacts(product, locale),
    attributes: async ({ slugs }: { slugs?: string[] | null }) => {
      const isAsked = (slug: string) => slugs?.includes(slug) ?? true
      return (await loadLabels(product, view, isAsked)).filter(({ slug }) => isAsked(slug))
    },
    family: () => (product.family ? entries.load('family', product.family) : null),
    designer: () => (product.designer ? entries.load('designer', product.designer) : null),
    maker: async () => {
      const maker = product.maker ? await entries.load('maker', product.maker) : null
      return maker && localizeFields(maker, locale, `maker:${maker.slug}`)
    },
    hasPhotometry: product.photometry !== undefined,
    photometry: () => (product.photometry ? entries.load('photometry', product.photometry) : null),
    categories: async () => {
      const categories = await entries.loadMany('category', product.categories)
      return categories.map(category => ({
        ...localizeFields(category, locale, `category:${category.slug}`),
        isMainCategory: category.slug === product.categories[0],
      }))
    },
    variants: products(product.variants),
    relatedProducts: products(product.relatedProducts),
    accessories: products(product.accessories),
    lightSources: products(product.lightSources),
    spareParts: products(product.spareParts),
  }
}

/** Products for a field; ready cards if it asks for those (`asked`). */
export const productsFor = async (ids: string[], view: ProductView, asked: unknown) =>
  (await view.cards?.(ids, asked)) ?? loadProducts(ids, view)

/** The same as a field's resolver. */
export const productsField =
  (ids: string[], view: ProductView) => (_args: unknown, _context: unknown, asked: unknown) =>
    productsFor(ids, view, asked)

async function loadProducts(ids: string[], view: ProductView) {
  const products = await view.entries.loadMany('product', ids)
  return products.map(product => toProduct(product, view))
}

/**
 * Products of a listing with the finishes that are listed with them, in the editors' order. A
 * product that was unpublished meanwhile is left out.
 */
export async function loadDesigns(ids: string[], finishes: string[][], view: ProductView) {
  // All at once: what a query reads later needs another round trip.
  const loaded = await view.entries.loadMany('product', [...new Set([...ids, ...finishes.flat()])])
  const products = new Map(loaded.map(product => [product.id, product]))
  return ids.flatMap((id, at) => {
    const product = products.get(id)
    if (!product) return []
    const place = (one: string) => product.variants.indexOf(one) + 1 || Infinity
    const ordered = (finishes[at] ?? []).toSorted((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
    return [{ product: toProduct(product, view), finishes: productsField(ordered, view) }]
  })
}

/** The product's labels; those with names of other entries only if they are asked for. */
async function loadLabels(product: ProductEntry, { entries, locale }: ProductView, isAsked: (slug: string) => boolean) {
  const [designer, family] = await Promise.all([
    product.designer && isAsked('designer') ? entries.load('designer', product.designer) : null,
    product.family && isAsked('family') ? entries.load('family', product.family) : null,
  ])
  return labelsOf(product, locale, { designer: designer?.name, family: family?.name })
}

/** By the schema's names: `ip-class` is `ipClass`. Computed on demand: a card needs one or two. */
const toFacts = ({ id, facts }: ProductEntry, locale: Locale) =>
  Object.fromEntries(
    Object.entries(localizeFields(facts, locale, `product:${id}.facts`)).map(([slug, localized]) => [
      slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      localized,
    ]),
  )

function toPrice({ priceList, currency, amount, before = amount, lowest }: ProductEntry['prices'][number]) {
  return {
    priceList,
    currency,
    price: formatMoney(amount, currency),
    priceAsNumber: amount / 100,
    priceBeforeDiscount: formatMoney(before, currency),
    priceBeforeDiscountAsNumber: before / 100,
    lowestPrice: lowest === undefined ? null : formatMoney(lowest, currency),
    lowestPriceAsNumber: lowest === undefined ? null : lowest / 100,
  }
}
