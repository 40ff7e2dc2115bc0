import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import type { Head } from '../shared/document/document.tsx'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { describeShop, describeWebsite } from '../shared/structured-data/shop.ts'
import { HomePage } from './page.tsx'
import { loadStartPage } from './query.ts'

/** Serves the front page. */
export const homeRoutes = new Hono<AppEnv>()

homeRoutes.get(paths.home, async c => {
  const page = await loadStartPage(c.var.services.content, c.var.visit)
  // If editors have not published a front page, the listing of all products replaces it.
  if (!page) return c.redirect(c.var.language.urlTo(paths.shop))
  const { shopName } = (await loadFrameContent(c)).config
  const head: Head = {
    title: page.seoData.title,
    description: page.seoData.description,
    shareImage: page.seoData.shareImage ?? undefined,
    sheet: 'home',
    lateSheets: true,
    things: [describeWebsite(getSiteUrl(c), shopName, c.var.language), describeShop(getSiteUrl(c), shopName)],
  }
  return renderPage(c, <HomePage page={page} />, head, { sources: [page] })
})
