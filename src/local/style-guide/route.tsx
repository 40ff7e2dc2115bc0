import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { loadListing } from '../../listing/query.ts'
import { findProduct } from '../../product/query.ts'
import { sorts } from '../../shared/edge/query/sorts.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { StyleGuide } from './page.tsx'
import { samples } from './samples.ts'

/** Serves the style guide, which shows every component on one page. */
export const styleGuide = new Hono<AppEnv>()

styleGuide.get('/__style-guide', async (c, next) => {
  if (!c.env.LOCAL_TOOLS) return next()
  const { visit, services } = c.var
  const listing = await loadListing(services.content, visit, { sort: sorts[0], chosen: new URLSearchParams() })
  const shown = listing?.products.find(({ swatches, picture }) => swatches.length > 1 && picture?.lit)
  const product = shown ? await findProduct(services.content, visit, shown.slug) : null
  return renderPage(c, <StyleGuide listing={listing} product={product} />, {
    title: samples[visit.locale === 'sv' ? 'sv' : 'en'].title,
    noIndex: true,
  })
})
