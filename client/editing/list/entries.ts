import * as v from 'valibot'
import { pageData } from '../../page-data.ts'
import { callContent } from '../entry/ask.ts'

const listed = v.object({
  type: v.string(),
  id: v.string(),
  title: v.nullish(v.string(), ''),
  states: v.fallback(v.array(v.string()), []),
  savedAt: v.nullish(v.string()),
  /** The name of who has saved it last. */
  author: v.nullish(v.string()),
  scheduled: v.nullish(v.string()),
  version: v.number(),
  /** Its page, in the language of this one. */
  path: v.nullish(v.string()),
})
const answerShape = v.object({ entries: v.array(listed), next: v.nullish(v.string()) })

/** An entry in a list of entries. */
export type ListedEntry = v.InferOutput<typeof listed>

interface Wanted {
  type?: string
  state?: string
  /** Words of its title, id or text. */
  q?: string
  /** The `next` of the page before. */
  after?: string
}

const countsShape = v.object({ counts: v.record(v.string(), v.number()) })

/** How many entries are in each state; nothing without a connection. */
export async function countEntries(): Promise<Record<string, number>> {
  const answer = await callContent('/states')
  return answer.ok ? v.parse(countsShape, answer.value).counts : {}
}

interface Found extends v.InferOutput<typeof answerShape> {
  /** Whether it could not be asked: nothing is found then. */
  isFailed: boolean
}

/** Nothing is found without a connection. */
export async function loadListedEntries(wanted: Wanted): Promise<Found> {
  const given = Object.entries({ ...wanted, locale: pageData().locale }).filter(([, value]) => value)
  const answer = await callContent(`/entries?${new URLSearchParams(given)}`)
  return answer.ok ? { ...v.parse(answerShape, answer.value), isFailed: false } : { entries: [], isFailed: true }
}
