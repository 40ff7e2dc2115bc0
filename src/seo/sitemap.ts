import * as v from 'valibot'
import { type Locale, locales } from '#client/i18n/locales.ts'
import { type Urls, urlsOf } from '#client/urls.ts'
import { query } from '../content/client.ts'
import { mainListOf } from '../content/tolerant.ts'
import type { Fetch } from '../services.ts'

/** What has pages of its own, each kind with the way to its address. A page's slug is its path. */
const kinds = {
  page: (urls: Urls, path: string) => urls.page(path),
  category: (urls: Urls, slug: string) => urls.category(slug),
  product: (urls: Urls, slug: string) => urls.product(slug),
  designer: (urls: Urls, slug: string) => urls.designer(slug),
  case: (urls: Urls, slug: string) => urls.case(slug),
  news: (urls: Urls, slug: string) => urls.newsItem(slug),
  concept: (urls: Urls, slug: string) => urls.concept(slug),
}

type Kind = keyof typeof kinds
type Address = (urls: Urls) => string

/** Entries on one map: search engines take 50,000 addresses and 50 MB, and there is one address for each language. */
const mapSize = 2000
/** Of one kind: as many as a map of maps may name. */
export const mostMaps = 50_000

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
const names = Object.keys(kinds).filter(isKind)

const totals = `query Totals { ${names.map(name => `${name}: slugs(type: ${name}, first: 1) { total }`).join(' ')} }`
const totalsSchema = v.record(v.string(), v.object({ total: v.number() }))

const slugs = `query Slugs($type: EntryType!, $first: Int!, $page: Int!) {
  slugs(type: $type, first: $first, page: $page) { slugs }
}`
const slugsSchema = v.object({ slugs: v.object({ slugs: mainListOf(v.string()) }) })

/** The map of maps, as XML: nothing is cut off, however many entries there are. Throws `ContentError`. */
export async function sitemapIndex(content: Fetch, site: string): Promise<string> {
  const counted = await query(content, totals, {}, totalsSchema)
  const maps = names.flatMap(name =>
    Array.from({ length: Math.ceil((counted[name]?.total ?? 0) / mapSize) }, (_, index) => `${name}/${index + 1}`),
  )
  const entries = ['shop/1', ...maps].map(map => `<sitemap><loc>${site}/sitemap/${map}.xml</loc></sitemap>`)
  return `${start}<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>`
}

/** One map, as XML: every address in every language, with its others. Null when there is none of this name. Throws `ContentError`. */
export async function sitemap(content: Fetch, site: string, name: string, page: number): Promise<string | null> {
  if (name === 'shop') return page === 1 ? urlSet(site, [urls => urls.home(), urls => urls.shop()]) : null
  if (!isKind(name)) return null
  const { slugs: found } = await query(content, slugs, { type: name, first: mapSize, page }, slugsSchema)
  return found.slugs.length > 0
    ? urlSet(
        site,
        found.slugs.map(slug => urls => kinds[name](urls, slug)),
      )
    : null
}

function urlSet(site: string, addresses: Address[]) {
  const entries = addresses.flatMap(address => {
    const at = (locale: Locale) => escaped(site + address(urlsOf(locale)))
    const others = [...locales.map(locale => [locale, at(locale)]), ['x-default', at('en')]]
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('')
    return locales.map(locale => `<url><loc>${at(locale)}</loc>${others}</url>`)
  })
  return `${start}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>`
}

const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
