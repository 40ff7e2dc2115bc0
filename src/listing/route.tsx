import { type Context, Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import * as paths from '#client/paths.ts'
import * as listingNames from '#client/shared/names/listing.ts'
import { LanguageContext } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../env.ts'
import { ContentError } from '../shared/content/client.ts'
import type { Head } from '../shared/document/document.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { isFiltering, parseFilters } from '../shared/edge/query/filters.ts'
import { parseRequestedProductIds } from '../shared/edge/query/product-ids.ts'
import { parseShown } from '../shared/edge/query/shown.ts'
import { parseSort } from '../shared/edge/query/sorts.ts'
import { parseView } from '../shared/edge/query/view.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { describeList } from '../shared/structured-data/things.ts'
import { getListingAddress, getListingBase } from './addresses.ts'
import { CategoryStrip } from './category-strip.tsx'
import { loadDrawings } from './drawings.ts'
import { loadFinishes } from './finishes.ts'
import { CategoryPage } from './page.tsx'
import { keepOffered, type ListingRequest, loadListing, loadPicturedCategories } from './query.ts'

/** Serves listings of all products or of one category, in one of six sort orders. */
export const listingPages = new Hono<AppEnv>()

listingPages.get(paths.categories, c => c.redirect(c.var.language.urlTo(paths.shop), 308))
listingPages.get(paths.shop, c => renderListing(c))
listingPages.get(paths.category, c => renderListing(c, c.req.param('slug')))

listingPages.get(paths.categoryPictures, async c => {
  const categories = await loadPicturedCategories(c.var.services.content, c.var.visit)
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    renderToString(
      <LanguageContext value={c.var.language}>
        <CategoryStrip categories={categories} />
      </LanguageContext>,
    ),
  )
})

listingPages.get(paths.finishes, async c => {
  const [id, another] = parseRequestedProductIds(c.req.param('id'), 2) ?? []
  const products = id && !another ? await loadFinishes(c.var.services.content, c.var.visit, id) : null
  if (!products) return c.notFound()
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    renderToString(
      <LanguageContext value={c.var.language}>
        <ProductGrid products={products} level="h2" />
      </LanguageContext>,
    ),
  )
})

async function renderListing(c: Context<AppEnv>, slug?: string) {
  const sort = parseSort(c.req.query('sort'))
  const after = c.req.query('after')
  const { searchParams } = new URL(c.req.url)
  const chosen = parseFilters(searchParams)
  const requested: ListingRequest = {
    category: slug,
    sort,
    chosen,
    hasFilterForm: isFiltering(searchParams),
    after,
    view: parseView(c.req.query(listingNames.view)),
    shown: parseShown(c.req.query('shown')).count,
  }
  const found = await loadListing(c.var.services.content, c.var.visit, requested).catch(error => {
    if (after && error instanceof ContentError) return 'lost' as const
    throw error
  })
  const { t, urlTo } = c.var.language
  // The cursor may be unknown or expired, so redirect to the first page, which needs no cursor.
  if (found === 'lost') {
    const base = slug ? urlTo(paths.category, slug) : urlTo(paths.shop)
    return c.redirect(getListingAddress(base, { sort, chosen, view: requested.view }))
  }
  if (!found) return c.notFound()
  // An old link may have filter values that no product has any more. Redirect to the address
  // without them.
  const offered = keepOffered(found, chosen)
  if (offered.size < chosen.size) {
    return c.redirect(
      getListingAddress(getListingBase(found, urlTo), {
        sort,
        chosen: offered,
        view: requested.view,
        hasFilterForm: requested.hasFilterForm,
      }),
    )
  }
  const addresses = found.products.map(product => urlTo(paths.product, product.slug))
  const head: Head = {
    title: found.category ? found.category.title || found.category.name : t('listing.all'),
    description: found.category?.intro ?? t('listing.allIntro'),
    sheet: 'listing',
    lateSheets: true,
    ...(slug && { crumbs: [{ title: t('listing.all'), href: urlTo(paths.shop) }] }),
    things: [describeList(getSiteUrl(c), addresses)],
  }
  const scale = requested.view && (await loadDrawings(c.var.services.content, c.var.visit, found, urlTo))
  // `requested` is not among the sources, because the address is already part of the cache key.
  return renderPage(c, <CategoryPage listing={found} requested={requested} scale={scale} />, head, {
    sources: scale ? undefined : [found],
  })
}
