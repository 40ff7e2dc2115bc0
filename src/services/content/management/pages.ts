import * as v from 'valibot'
import type { NeighbourServices } from '../env.ts'
import { type Locale, locales } from '../lib/localize.ts'
import { type EntryPlace, loadDraftAndPublished } from '../publishing/entry.ts'

interface EntrySlug {
  type: string
  slug: string
}

/** The path of an entry's own page in each language. */
type Paths = Partial<Record<Locale, string>>

const pagesResponse = v.object({
  pages: v.record(v.string(), v.record(v.string(), v.string())),
  needed: v.array(v.string()),
  own: v.array(v.string()),
})

/**
 * Requests the paths of entries' own pages from the shop. Entries that only appear on other pages
 * have none. Null if the shop does not respond.
 */
export async function loadEntryPages(
  storefront: NeighbourServices['storefront'],
  entries: EntrySlug[],
): Promise<((entry: EntrySlug) => Paths) | null> {
  const response = await requestPages(storefront, entries)
  return response && (entry => response.pages[formatEntryKey(entry)] ?? {})
}

/**
 * The addresses of the entry's own page, as published and as in its draft, by which links to it are
 * found. For an entry of the type `page` they include its id, because that is its path even if the
 * shop does not show the page.
 */
export async function loadPageAddresses(
  db: D1Database,
  storefront: NeighbourServices['storefront'],
  key: EntryPlace,
): Promise<string[]> {
  const { type, id } = key
  const { draft, published } = await loadDraftAndPublished(db, key)
  const slugs = new Set([draft, published].flatMap(one => (one ? [one.slug] : [])))
  const response = await requestPages(
    storefront,
    [...slugs].map(slug => ({ type, slug })),
  )
  const own = response?.own.flatMap(entry => Object.values(response.pages[entry] ?? {})) ?? []
  return [...own, ...(type === 'page' ? [id] : [])]
}

/** Whether the shop needs the entry's page; false if the shop does not respond. */
export async function isPageNeeded(storefront: NeighbourServices['storefront'], entry: EntrySlug): Promise<boolean> {
  const response = await requestPages(storefront, [entry])
  return response?.needed.includes(formatEntryKey(entry)) ?? false
}

async function requestPages(storefront: NeighbourServices['storefront'], entries: EntrySlug[]) {
  const query = new URLSearchParams(entries.map(entry => ['entry', formatEntryKey(entry)]))
  try {
    const response = await storefront(new Request(`http://shop/api/entry-pages?${query}`))
    if (!response.ok) throw new Error(`The shop responded with ${response.status}.`)
    return v.parse(pagesResponse, await response.json())
  } catch (error) {
    console.error(JSON.stringify({ event: 'entry_pages_unknown', error: String(error) }))
    return null
  }
}

const formatEntryKey = ({ type, slug }: EntrySlug) => `${type}:${slug}`

/** Requests the pages at these paths as a visitor would, and returns their HTTP status. */
export const visitPages = (storefront: NeighbourServices['storefront'], origin: string, paths: Paths) =>
  Promise.all(
    locales.flatMap(locale => {
      const path = paths[locale]
      return path === undefined ? [] : [visitPage(storefront, origin, { locale, path })]
    }),
  )

async function visitPage(
  storefront: NeighbourServices['storefront'],
  origin: string,
  page: { locale: Locale; path: string },
) {
  const response = await storefront(new Request(`${origin}${page.path}`, { redirect: 'manual' }))
  await response.arrayBuffer()
  return { ...page, status: response.status }
}
