import { type Context, Hono } from 'hono'
import * as apiPaths from '#client/api-paths.ts'
import * as paths from '#client/paths.ts'
import { defaultLocale, languageTag, locales } from '#client/shared/texts/locales.ts'
import { addLocale } from '#client/urls.ts'
import type { AppEnv } from '../env.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { loadFrameContent } from '../shared/frame/render.tsx'
import { streamProductFeed } from './product-feed.ts'
import { formatSitemap, formatSitemapIndex, maxMaps } from './sitemap.ts'

/** Serves the web app manifest, robots.txt, sitemaps and product feeds. */
export const seoRoutes = new Hono<AppEnv>()

seoRoutes.get(paths.manifest, async c => {
  const { visit, language } = c.var
  const { config } = await loadFrameContent(c)
  const manifest = {
    name: config.shopName,
    description: config.seoData.description,
    lang: languageTag(visit.locale),
    start_url: language.urlTo(paths.home),
    display: 'browser',
    background_color: '#f8f5f0',
    theme_color: '#f8f5f0',
    icons: [192, 512].map(size => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  }
  return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
})

/** `robots.txt` lists the pages that must not be crawled, in all languages, and the sitemap. */
seoRoutes.get(paths.robots, c => (c.var.visit.locale === defaultLocale ? c.text(robots(getSiteUrl(c))) : c.notFound()))

seoRoutes.get(paths.sitemap, async c =>
  c.var.visit.locale === defaultLocale
    ? xml(c, await formatSitemapIndex(c.var.services.content, getSiteUrl(c)))
    : c.notFound(),
)

// Product feeds for Merchant Center, such as `/feeds/SE/1.xml`, are in the language of their
// address. A country with many products has further files (`2.xml`).
seoRoutes.get(paths.productFeed, async c => {
  const { services, visit, language } = c.var
  const { shopName } = (await loadFrameContent(c)).config
  const requested = { country: c.req.param('country'), page: Number.parseInt(c.req.param('file'), 10) }
  const feed = await streamProductFeed(services, { site: getSiteUrl(c), shopName, language, visit }, requested)
  return feed ? c.body(feed, 200, { 'Content-Type': 'application/xml; charset=utf-8' }) : c.notFound()
})

seoRoutes.get(paths.sitemapPart, async c => {
  const page = Number.parseInt(c.req.param('file'), 10)
  if (page < 1 || page > maxMaps) return c.notFound()
  const map = await formatSitemap(c.var.services.content, getSiteUrl(c), c.req.param('kind'), page)
  return map && c.var.visit.locale === defaultLocale ? xml(c, map) : c.notFound()
})

const xml = (c: Context<AppEnv>, text: string) =>
  c.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' })

const closed = [
  `${apiPaths.api}/`,
  ...locales.flatMap(locale =>
    [paths.checkout, `${paths.orderStart}/`, `${paths.withdraw}/`].map(path => addLocale(locale, path)),
  ),
]
const robots = (site: string) =>
  `User-agent: *\n${closed.map(path => `Disallow: ${path}\n`).join('')}\nSitemap: ${site}${paths.sitemap}\n`
