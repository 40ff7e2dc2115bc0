import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { defaultLocale, type Locale, locales } from '#client/shared/texts/locales.ts'
import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import { createUrlTo, type UrlTo } from '#client/urls.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { entryAddress, entryTypes, isEntryType } from '../shared/content/shapes/entry-address.ts'
import { lenientText, listOf, mainListOf } from '../shared/content/shapes/tolerant.ts'
import { escapeXml, xmlStart } from '../shared/edge/xml.ts'

/** A page in all languages. */
interface Place {
  address: (urlTo: UrlTo) => string
  /** When the page last changed, as ISO date or time. */
  changed?: string
  pictures?: v.InferOutput<typeof image>[]
}

/**
 * Number of entries in one sitemap. Search engines accept 50,000 addresses and 50 MB, and each
 * entry has an address for each language.
 */
const mapSize = 2000
/** Maximum number of sitemaps of one kind, because an index may not have more. */
export const maxMaps = 50_000

const totals = `query Totals { ${entryTypes.map(name => `${name}: slugs(type: ${name}, first: 1) { total }`).join(' ')} }`
const totalsSchema = v.record(v.string(), v.object({ total: v.number() }))

const slugs = `query Slugs($type: EntryType!, $first: Int!, $page: Int!) {
  slugs(type: $type, first: $first, page: $page) { entries { slug publishedAt pictures { src width height } } }
}`
const image = v.object({ src: v.string(), width: v.number(), height: v.number() })
const entry = v.object({ slug: v.string(), publishedAt: lenientText, pictures: listOf(image) })
const slugsSchema = v.object({ slugs: v.object({ entries: mainListOf(entry) }) })

/** Paths of pages that are not entries in the content service. */
const ownPages = [
  ...[paths.home, paths.shop, paths.search, paths.schedule],
  ...[paths.light, paths.lightBulb, paths.lightRoom, paths.lightTable, paths.lightBathroom, paths.lightCost],
]

const mapAddress = (kind: string, page: number) => createUrlTo(defaultLocale)(paths.sitemapPart, kind, `${page}.xml`)

/** Formats the sitemap index as XML, for any number of entries. Throws `ContentError`. */
export async function formatSitemapIndex(content: Fetch, site: string): Promise<string> {
  const counted = await queryContent(content, totals, {}, totalsSchema)
  const maps = entryTypes.flatMap(name =>
    Array.from({ length: Math.ceil((counted[name]?.total ?? 0) / mapSize) }, (_, index) => mapAddress(name, index + 1)),
  )
  const entries = [mapAddress('shop', 1), ...maps].map(map => `<sitemap><loc>${site}${map}</loc></sitemap>`)
  return `${xmlStart}<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>`
}

/**
 * Formats a sitemap as XML. It has the address of every page in every language, with alternates,
 * last change and pictures. Null when there is no such sitemap. Throws `ContentError`.
 */
export async function formatSitemap(content: Fetch, site: string, name: string, page: number): Promise<string | null> {
  if (name === 'shop')
    return page === 1
      ? urlSet(
          site,
          ownPages.map(path => ({ address: urlTo => urlTo(path) })),
        )
      : null
  if (!isEntryType(name)) return null
  const { slugs: found } = await queryContent(content, slugs, { type: name, first: mapSize, page }, slugsSchema)
  const places = found.entries.map(({ slug, publishedAt, pictures }) => ({
    address: (urlTo: UrlTo) => entryAddress[name](urlTo, slug),
    changed: publishedAt,
    pictures,
  }))
  return places.length > 0 ? urlSet(site, places) : null
}

function urlSet(site: string, places: Place[]) {
  const entries = places.flatMap(({ address, changed, pictures = [] }) => {
    const at = (locale: Locale) => escapeXml(site + address(createUrlTo(locale)))
    const others = [...locales.map(locale => [locale, at(locale)]), ['x-default', at(defaultLocale)]]
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('')
    const last = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''
    const images = pictures
      .map(
        one =>
          `<image:image><image:loc>${escapeXml(site + findPictureFile({ ...one, colour: null }, 1200))}</image:loc></image:image>`,
      )
      .join('')
    return locales.map(locale => `<url><loc>${at(locale)}</loc>${last}${others}${images}</url>`)
  })
  return `${xmlStart}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${imageSchema}">${entries.join('\n')}</urlset>`
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'
