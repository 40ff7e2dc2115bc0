import * as v from 'valibot'
import type { Neighbours } from '../env.ts'
import { type Locale, locales } from '../lib/localize.ts'
import { type EntryPlace, loadBoth } from '../publishing/entry.ts'

interface Named {
  type: string
  slug: string
}

/** The path of an entry's own page in each language. */
type Paths = Partial<Record<Locale, string>>

const answer = v.object({
  pages: v.record(v.string(), v.record(v.string(), v.string())),
  needed: v.array(v.string()),
  own: v.array(v.string()),
})

/**
 * The own pages of entries, which the shop knows; none for those that only other pages show. Null
 * when the shop does not say.
 */
export async function loadEntryPages(
  storefront: Neighbours['storefront'],
  entries: Named[],
): Promise<((entry: Named) => Paths) | null> {
  const told = await askAbout(storefront, entries)
  return told && (entry => told.pages[keyOf(entry)] ?? {})
}

/**
 * Where links lead to an entry: the addresses of the page that is its alone, as published and as
 * its draft says. A page's id is its path, also where the shop does not show it.
 */
export async function addressesOf(
  db: D1Database,
  storefront: Neighbours['storefront'],
  key: EntryPlace,
): Promise<string[]> {
  const { type, id } = key
  const { draft, published } = await loadBoth(db, key)
  const slugs = new Set([draft, published].flatMap(one => (one ? [one.slug] : [])))
  const told = await askAbout(
    storefront,
    [...slugs].map(slug => ({ type, slug })),
  )
  const own = told?.own.flatMap(entry => Object.values(told.pages[entry] ?? {})) ?? []
  return [...own, ...(type === 'page' ? [id] : [])]
}

/** Whether the shop cannot be without the page of an entry; false when it does not say. */
export async function isPageNeeded(storefront: Neighbours['storefront'], entry: Named): Promise<boolean> {
  const told = await askAbout(storefront, [entry])
  return told?.needed.includes(keyOf(entry)) ?? false
}

async function askAbout(storefront: Neighbours['storefront'], entries: Named[]) {
  const query = new URLSearchParams(entries.map(entry => ['entry', keyOf(entry)]))
  try {
    const response = await storefront(new Request(`http://shop/api/entry-pages?${query}`))
    if (!response.ok) throw new Error(`The shop answered ${response.status}.`)
    return v.parse(answer, await response.json())
  } catch (error) {
    console.error(JSON.stringify({ event: 'entry_pages_unknown', error: String(error) }))
    return null
  }
}

const keyOf = ({ type, slug }: Named) => `${type}:${slug}`

/** What visitors get at these paths, asked of the shop like they would. */
export const visit = (storefront: Neighbours['storefront'], origin: string, paths: Paths) =>
  Promise.all(
    locales.flatMap(locale => {
      const path = paths[locale]
      return path === undefined ? [] : [visitOne(storefront, origin, { locale, path })]
    }),
  )

async function visitOne(storefront: Neighbours['storefront'], origin: string, page: { locale: Locale; path: string }) {
  const response = await storefront(new Request(`${origin}${page.path}`, { redirect: 'manual' }))
  await response.arrayBuffer()
  return { ...page, status: response.status }
}
