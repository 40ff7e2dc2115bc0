import * as v from 'valibot'
import * as apiPaths from '../../api-paths.ts'
import { pageData } from '../../page-data.ts'

const shape = v.object({ pages: v.record(v.string(), v.record(v.string(), v.string())) })

interface Named {
  type: string
  slug: string
}

/**
 * The address of an entry's own page in the language of this one; null where only other pages show
 * it. Rejects without a connection.
 */
export const ownPage = async (type: string, slug: string): Promise<string | null> =>
  (await ownPages([{ type, slug }]))[`${type}:${slug}`] ?? null

/** The same of many, by `type:slug`. */
export async function ownPages(entries: Named[]): Promise<Record<string, string>> {
  const asked = new URLSearchParams(entries.map(({ type, slug }) => ['entry', `${type}:${slug}`]))
  const answer = await fetch(`${apiPaths.entryPages}?${asked}`)
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`)
  const { pages } = v.parse(shape, await answer.json())
  const { locale } = pageData()
  return Object.fromEntries(
    Object.entries(pages).flatMap(([name, page]) => (page[locale] ? [[name, page[locale]]] : [])),
  )
}
