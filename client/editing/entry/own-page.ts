import * as v from 'valibot'
import * as apiPaths from '../../api-paths.ts'
import { readPageData } from '../../page-data.ts'

const shape = v.object({ pages: v.record(v.string(), v.record(v.string(), v.string())) })

interface Named {
  type: string
  slug: string
}

/**
 * Loads the address of an entry's own page in this page's language. Resolves to null if the entry
 * has no own page. Rejects without a connection.
 */
export const loadOwnPage = async (type: string, slug: string): Promise<string | null> =>
  (await loadOwnPages([{ type, slug }]))[`${type}:${slug}`] ?? null

/**
 * Loads the addresses of several entries' own pages in this page's language, keyed by `type:slug`.
 */
export async function loadOwnPages(entries: Named[]): Promise<Record<string, string>> {
  const query = new URLSearchParams(entries.map(({ type, slug }) => ['entry', `${type}:${slug}`]))
  const answer = await fetch(`${apiPaths.entryPages}?${query}`)
  if (!answer.ok) throw new Error(`The addresses of entries did not load: status ${answer.status}.`)
  const { pages } = v.parse(shape, await answer.json())
  const { locale } = readPageData()
  return Object.fromEntries(
    Object.entries(pages).flatMap(([name, page]) => (page[locale] ? [[name, page[locale]]] : [])),
  )
}
