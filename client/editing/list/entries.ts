import * as v from 'valibot'
import { readPageData } from '../../page-data.ts'
import { callContent } from '../entry/ask.ts'

const listed = v.object({
  type: v.string(),
  id: v.string(),
  title: v.nullish(v.string(), ''),
  states: v.fallback(v.array(v.string()), []),
  savedAt: v.nullish(v.string()),
  /** The name of the editor who last saved the entry. */
  author: v.nullish(v.string()),
  scheduled: v.nullish(v.string()),
  version: v.number(),
  /** The address of the entry's own page, in the language of the current page. */
  path: v.nullish(v.string()),
})
const answerShape = v.object({ entries: v.array(listed), next: v.nullish(v.string()) })

/** An entry in a list of entries. */
export type ListedEntry = v.InferOutput<typeof listed>

interface Wanted {
  type?: string
  state?: string
  /** Words to find in an entry's title, id or text. */
  q?: string
  /** The value of `next` on the previous page of results. Default: the first page. */
  after?: string
}

const countsShape = v.object({ counts: v.record(v.string(), v.number()) })

/** Counts the entries in each state. Resolves to an empty object without a connection. */
export async function countEntries(): Promise<Record<string, number>> {
  const answer = await callContent('/states')
  return answer.ok ? v.parse(countsShape, answer.value).counts : {}
}

interface Found extends v.InferOutput<typeof answerShape> {
  /** Whether the request failed; `entries` is then empty. */
  isFailed: boolean
}

/** Searches entries. Without a connection, `entries` is empty and `isFailed` is true. */
export async function loadListedEntries(wanted: Wanted): Promise<Found> {
  const parameters = Object.entries({ ...wanted, locale: readPageData().locale }).filter(([, value]) => value)
  const answer = await callContent(`/entries?${new URLSearchParams(parameters)}`)
  return answer.ok ? { ...v.parse(answerShape, answer.value), isFailed: false } : { entries: [], isFailed: true }
}
