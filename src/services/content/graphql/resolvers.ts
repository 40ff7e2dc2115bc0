import { createDesignLoader, readDesignPriceLists } from '../cards/designs.ts'
import { createCardLoader } from '../cards/read.ts'
import { createSpecifiedField } from '../claims/specifications.ts'
import type { EntryData } from '../entries/documents.ts'
import { createEntries, type Entries } from '../entries/entries.ts'
import { batchStatements, type Database } from '../lib/database.ts'
import { badInput, noPreview } from '../lib/errors.ts'
import { maxPage } from '../lib/limits.ts'
import { type Locale, localize, localizeFields } from '../lib/localize.ts'
import { createListingOverlay } from '../listing/draft-overlay.ts'
import { findListingRows, findWholeListing } from '../listing/listing.ts'
import type { ListingQuery } from '../listing/request.ts'
import { withOverlay } from '../overlay/entries.ts'
import type { PreviewOverlay } from '../overlay/overlay.ts'
import { loadChangedProducts } from '../overlay/products.ts'
import {
  createProductsField,
  loadDesigns,
  loadProductsForField,
  type ProductView,
  toProduct,
} from '../product/product.ts'
import { RequestedField } from '../query/compile.ts'
import { loadDrafts } from '../search/drafts.ts'
import { loadSearchPages } from '../search/pages.ts'
import type { SearchRequest } from '../search/rows.ts'
import { findMatches } from '../search/search.ts'
import { findCampaignEntry } from './campaigns.ts'
import { loadSlugs, type SlugsRequest } from './slugs.ts'
import {
  findCaseEntry,
  findConceptEntry,
  findDesignerEntry,
  findNewsEntry,
  loadCaseEntries,
  loadConceptEntries,
  loadDealerEntries,
  loadDesignerEntries,
  loadNewsEntries,
  type PageRequest,
} from './stories.ts'

/** The context of one request, in which each entry is loaded at most once. */
export interface ResolverContext {
  db: Database
  published: Entries
  /** Null for callers without access to drafts. */
  drafts: Entries | null
  /** What an editor previews besides stored drafts: unsaved entries, a later day or a release. */
  shown: PreviewOverlay | null
}

/**
 * Creates the context of one request. Visitors read from the nearest replica; editors read from the
 * primary, because they must see what they have just saved.
 */
export function createContext(
  content: D1Database,
  mayPreview: boolean,
  shown: PreviewOverlay | null = null,
): ResolverContext {
  const db = batchStatements(content.withSession(mayPreview ? 'first-primary' : 'first-unconstrained'))
  const published = createEntries(db, false)
  if (!mayPreview) return { db, published, drafts: null, shown: null }
  const drafts = shown?.over === 'published' ? published : createEntries(db, true)
  return { db, published, drafts: shown ? withOverlay(drafts, shown.overlay) : drafts, shown }
}

interface Args {
  locale: Locale
  preview?: boolean | null
}

/** The fields of `Query` in schema.graphql. */
export const resolvers = {
  async globalContent(args: Args, context: ResolverContext) {
    const content = await createView(args, context).entries.find('globalContent', 'global')
    if (!content) throw new Error('The content database has no global content')
    return localize(content, args.locale, 'globalContent:global')
  },

  async startPage(args: Args, context: ResolverContext) {
    const view = createView(args, context)
    const page = await view.entries.find('startPage', 'start')
    return (
      page && {
        ...localizeFields(page, args.locale, 'startPage:start'),
        categories: async () => toCategories(await view.entries.loadMany('category', page.categories), args.locale),
        newProducts: createProductsField(page.newProducts, view),
        case: () => page.case && findCaseEntry(view, page.case),
        designer: () => page.designer && findDesignerEntry(view, page.designer),
        popularProducts: createProductsField(page.popularProducts, view),
      }
    )
  },

  async page(args: Args & { path: string }, context: ResolverContext) {
    const page = await createView(args, context).entries.find('page', args.path)
    if (!page) return null
    const specified = createSpecifiedField(page, 'body', args.locale)
    return { ...localizeFields(page, args.locale, `page:${args.path}`), ...specified, path: args.path }
  },

  async categories(args: Args, context: ResolverContext) {
    const categories = await createView(args, context).entries.all('category')
    return toCategories(
      categories.sort((one, other) => one.position - other.position),
      args.locale,
    )
  },

  async category(args: Args & { slug: string }, context: ResolverContext) {
    const category = await createView(args, context).entries.find('category', args.slug)
    return category && toCategory(category, args.locale)
  },

  async products(args: Args & ListingQuery, context: ResolverContext, requested: unknown) {
    const view = createView(args, context)
    if (args.first < 1 || args.first > maxPage) throw badInput(`first must be from 1 to ${maxPage}.`)
    const isWhole =
      !view.isPreview && requested instanceof RequestedField && requested.has('facets', 'prices', 'ranges')
    const { ids, finishes, cards, ...found } = isWhole
      ? await findWholeListing(context.db, args, readDesignPriceLists(requested))
      : await findListingRows(context.db, args, {
          overlay: view.isPreview ? await loadListingOverlay(args, context) : null,
        })
    return {
      ...found,
      products: createProductsField(ids, view),
      designs: async (_args: unknown, _context: unknown, requested: unknown) =>
        cards?.designs ?? (await view.designs?.(ids, finishes, requested)) ?? loadDesigns(ids, finishes, view),
    }
  },

  async search(args: Args & SearchRequest, context: ResolverContext, requested: unknown) {
    const view = createView(args, context)
    if (args.first < 1 || args.first > maxPage) throw badInput(`first must be from 1 to ${maxPage}.`)
    const { products, finishes, total, endCursor, pages, corrected, revision } = await findMatches(
      context.db,
      args,
      view.isPreview
        ? { drafts: await loadDrafts(context.db, context.shown) }
        : { needsCards: readDesignPriceLists(requested) !== undefined },
    )
    return {
      products: createProductsField(products, view),
      designs: async (_args: unknown, _context: unknown, requested: unknown) =>
        (await view.designs?.(products, finishes, requested, revision)) ?? loadDesigns(products, finishes, view),
      total,
      endCursor,
      corrected,
      pages: () => loadSearchPages(pages, view),
    }
  },

  async product(args: Args & { slug: string }, context: ResolverContext) {
    const view = createView(args, context)
    const product = await view.entries.find('product', args.slug)
    return product && toProduct(product, view)
  },

  productsByIds(args: Args & { ids: string[] }, context: ResolverContext, requested: unknown) {
    if (args.ids.length > maxPage) throw badInput(`At most ${maxPage} ids can be requested.`)
    return loadProductsForField([...new Set(args.ids)], createView(args, context), requested)
  },

  async recommendedProducts(args: Args & { ids: string[]; market?: number | null }, context: ResolverContext) {
    const view = createView(args, context)
    if (args.ids.length > maxPage) throw badInput(`At most ${maxPage} ids can be requested.`)
    const products = await view.entries.loadMany('product', [...new Set(args.ids)])
    const recommended = products.flatMap(product => [...product.lightSources, ...product.accessories])
    const others = [...new Set(recommended)].filter(id => !args.ids.includes(id))
    const { market } = args
    const sold = (await view.entries.loadMany('product', others)).filter(
      product => typeof market !== 'number' || product.markets.includes(market),
    )
    return sold.map(product => ({ type: product.type, product: toProduct(product, view) }))
  },

  slugs: (args: SlugsRequest, { db }: ResolverContext) => loadSlugs(db, args),

  designers: (args: Args, context: ResolverContext) => loadDesignerEntries(createView(args, context)),
  designer: (args: Args & { slug: string }, context: ResolverContext) =>
    findDesignerEntry(createView(args, context), args.slug),
  cases: (args: Args & PageRequest & { product?: string | null }, context: ResolverContext) =>
    loadCaseEntries(createView(args, context), args),
  case: (args: Args & { slug: string }, context: ResolverContext) =>
    findCaseEntry(createView(args, context), args.slug),
  news: (args: Args & PageRequest, context: ResolverContext) => loadNewsEntries(createView(args, context), args),
  newsItem: (args: Args & { slug: string }, context: ResolverContext) =>
    findNewsEntry(createView(args, context), args.slug),
  concepts: (args: Args, context: ResolverContext) => loadConceptEntries(createView(args, context)),
  concept: (args: Args & { slug: string }, context: ResolverContext) =>
    findConceptEntry(createView(args, context), args.slug),
  campaign: (args: Args & { slug: string }, context: ResolverContext) =>
    findCampaignEntry(createView(args, context), args.slug),
  dealers: (args: Args, context: ResolverContext) => loadDealerEntries(createView(args, context)),
}

const toCategory = (category: EntryData<'category'>, locale: Locale) =>
  localizeFields(category, locale, `category:${category.slug}`)

const toCategories = (categories: EntryData<'category'>[], locale: Locale) =>
  categories.map(category => toCategory(category, locale))

/** Loads how drafts change a listing. Used only in the preview. */
async function loadListingOverlay({ market, priceList }: ListingQuery, { db, shown }: ResolverContext) {
  return createListingOverlay(await loadChangedProducts(db, shown), { market, priceList })
}

function createView({ locale, preview }: Args, { db, published, drafts }: ResolverContext): ProductView {
  if (!preview)
    return {
      locale,
      entries: published,
      isPreview: false,
      cards: createCardLoader(db, locale),
      designs: createDesignLoader(db, locale),
    }
  if (!drafts) throw noPreview()
  return { locale, entries: drafts, isPreview: true, cards: null, designs: null }
}
