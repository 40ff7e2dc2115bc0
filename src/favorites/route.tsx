import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import { maxFavorites } from '#client/favorites/max-favorites.ts'
import * as paths from '#client/paths.ts'
import { LanguageContext } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../env.ts'
import { loadPopular } from '../shared/document/list/popular.tsx'
import { parseRequestedProductIds } from '../shared/edge/query/product-ids.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { FavoritesPage, OwnFavorites, SharedFavoritesPage } from './page.tsx'
import { loadFavorites } from './query.ts'

/**
 * Serves the visitor's favorites page (its HTML is the same for everyone), the product list that
 * this page fetches, and the page of shared favorites.
 */
export const favoriteRoutes = new Hono<AppEnv>()

favoriteRoutes.get(paths.favorites, async c => {
  const popular = await loadPopular(c.var.services.content, c.var.visit)
  return renderPage(c, <FavoritesPage popular={popular} />, {
    title: c.var.language.t('favorites.title'),
    noIndex: true,
    sheet: 'search',
  })
})

favoriteRoutes.get(paths.sharedFavorites, async c => {
  const ids = parseRequestedProductIds(c.req.param('ids'), maxFavorites)
  if (!ids) return c.notFound()
  const found = await loadFavorites(c.var.services.content, c.var.visit, ids)
  return renderPage(c, <SharedFavoritesPage favorites={found} />, {
    title: c.var.language.t('favorites.sharedTitle'),
    noIndex: true,
    sheet: 'search',
  })
})

favoriteRoutes.get(paths.favoritesList, async c => {
  const ids = parseRequestedProductIds(c.req.param('ids'), maxFavorites)
  if (!ids) return c.notFound()
  const found = await loadFavorites(c.var.services.content, c.var.visit, ids)
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    renderToString(
      <LanguageContext value={c.var.language}>
        <OwnFavorites favorites={found} />
      </LanguageContext>,
    ),
  )
})
