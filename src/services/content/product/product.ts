import { createBodyResolver, createNamedParagraph } from '../claims/named-paragraph.ts'
import { createSpecifiedField } from '../claims/specifications.ts'
import type { ProductEntry } from '../entries/documents.ts'
import type { Entries } from '../entries/entries.ts'
import { hasBattery } from '../entries/facts.ts'
import { type Locale, localize, localizeFields } from '../lib/localize.ts'
import { formatMoney } from '../lib/money.ts'
import { contentTexts } from '../lib/texts.ts'
import { getLabelName, getLabels } from './labels.ts'

/** The field with a product's information, followed by what is known about repairs. */
const createInformationField = ({ informationBody, facts }: ProductEntry, locale: Locale) =>
  facts.repairs
    ? createBodyResolver(
        'informationBody',
        () => localize(informationBody, locale),
        () => createParagraph('repairs', localize(facts.repairs, locale), locale),
      )
    : {}

/**
 * Instructions for replacing parts and for handing in a battery (Regulation (EU) 2023/1542, Art. 11
 * and 74, and Regulation (EU) 2019/2020, Art. 4).
 */
const createReplacementBody = ({ facts }: ProductEntry, locale: Locale) => [
  ...(['battery-replacement', 'lightsource-replacement'] as const).flatMap(name =>
    createParagraph(name, localize(facts[name], locale), locale),
  ),
  ...(hasBattery(facts) ? createParagraph('disposal', contentTexts[locale].facts.handIn, locale) : []),
]

/** Creates a paragraph that begins with the label's name; an empty list without a text. */
const createParagraph = (name: string, text: unknown, locale: Locale) =>
  typeof text === 'string' && text !== '' ? [createNamedParagraph(name, getLabelName(name, locale), text)] : []

/** The context of one field of `Query`: its language, and published or draft entries. */
export interface ProductView {
  locale: Locale
  entries: Entries
  isPreview: boolean
  /** Loads stored cards of published products if a field requests cards; null in the preview. */
  cards: ((ids: string[], requested: unknown) => Promise<unknown[] | null> | null) | null
  /** Loads designs with their finishes as cards; `revision` was read together with the ids. */
  designs:
    | ((
        ids: string[],
        finishes: string[][],
        requested: unknown,
        revision?: string | null,
      ) => Promise<unknown[] | null> | null)
    | null
}

/**
 * The product in the schema's format. Referenced entries are only loaded if a query selects them.
 */
export function toProduct(product: ProductEntry, view: ProductView): Record<string, unknown> {
  const { entries, locale } = view
  const products = (ids: string[]) => createProductsField(ids, view)
  const origin = `product:${product.id}`
  return {
    ...localizeFields(product, locale, origin),
    ...createSpecifiedField(product, 'descriptionBody', locale),
    ...createInformationField(product, locale),
    replacementBody: () => createReplacementBody(product, locale),
    media: ({ first }: { first?: number | null }) =>
      Object.values(localizeFields(product.media, locale, `${origin}.media`))
        .slice(0, Math.max(0, first ?? product.media.length))
        .map(localized => localized()),
    // Each field of `items` is localized separately, so that a card, which only shows the stock,
    // does not log missing names.
    prepareDays: product.prepareDays ?? 0,
    items: () => product.items.map((item, at) => localizeFields(item, locale, `${origin}.items.${at}`)),
    prices: ({ priceLists }: { priceLists?: number[] | null }) =>
      product.prices.filter(({ priceList }) => priceLists?.includes(priceList) ?? true).map(toPriceView),
    facts: () => toFacts(product, locale),
    attributes: async ({ slugs }: { slugs?: string[] | null }) => {
      const isRequested = (slug: string) => slugs?.includes(slug) ?? true
      return (await loadLabels(product, view, isRequested)).filter(({ slug }) => isRequested(slug))
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

/** Loads the products for a field: as stored cards, if the field requests cards. */
export const loadProductsForField = async (ids: string[], view: ProductView, requested: unknown) =>
  (await view.cards?.(ids, requested)) ?? loadProducts(ids, view)

/** A field's resolver that loads these products. */
export const createProductsField =
  (ids: string[], view: ProductView) => (_args: unknown, _context: unknown, requested: unknown) =>
    loadProductsForField(ids, view, requested)

async function loadProducts(ids: string[], view: ProductView) {
  const products = await view.entries.loadMany('product', ids)
  return products.map(product => toProduct(product, view))
}

/**
 * Loads the products of a listing with their listed finishes, as editors sorted them. Products that
 * were unpublished in the meantime are left out.
 */
export async function loadDesigns(ids: string[], finishes: string[][], view: ProductView) {
  // Loads all products at once, because loading the finishes later would need another round trip.
  const loaded = await view.entries.loadMany('product', [...new Set([...ids, ...finishes.flat()])])
  const products = new Map(loaded.map(product => [product.id, product]))
  return ids.flatMap((id, at) => {
    const product = products.get(id)
    if (!product) return []
    const place = (one: string) => product.variants.indexOf(one) + 1 || Infinity
    const ordered = (finishes[at] ?? []).toSorted((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
    return [{ product: toProduct(product, view), finishes: createProductsField(ordered, view) }]
  })
}

/** The product's labels. Loads the designer and the family only if their labels are requested. */
async function loadLabels(
  product: ProductEntry,
  { entries, locale }: ProductView,
  isRequested: (slug: string) => boolean,
) {
  const [designer, family] = await Promise.all([
    product.designer && isRequested('designer') ? entries.load('designer', product.designer) : null,
    product.family && isRequested('family') ? entries.load('family', product.family) : null,
  ])
  return getLabels(product, locale, { designer: designer?.name, family: family?.name })
}

/**
 * Facts by the schema's names: `ip-class` becomes `ipClass`. Each is localized on demand, because a
 * card needs only one or two.
 */
const toFacts = ({ id, facts }: ProductEntry, locale: Locale) =>
  Object.fromEntries(
    Object.entries(localizeFields(facts, locale, `product:${id}.facts`)).map(([slug, localized]) => [
      slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      localized,
    ]),
  )

function toPriceView({ priceList, currency, amount, before = amount, lowest }: ProductEntry['prices'][number]) {
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
