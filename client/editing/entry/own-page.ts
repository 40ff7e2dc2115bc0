import * as v from 'valibot'
import * as apiPaths from '../../api-paths.ts'
import { pageData } from '../../page-data.ts'

const shape = v.object({ pages: v.record(v.string(), v.record(v.string(), v.string())) })

/**
 * The address of an entry's own page in the language of this one; null where only other pages show
 * it. Rejects without a connection.
 */
export async function ownPage(type: string, slug: string): Promise<string | null> {
  const name = `${type}:${slug}`
  const answer = await fetch(`${apiPaths.entryPages}?${new URLSearchParams({ entry: name })}`)
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`)
  return v.parse(shape, await answer.json()).pages[name]?.[pageData().locale] ?? null
}
