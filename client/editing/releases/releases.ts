import * as v from 'valibot'
import * as apiPaths from '../../api-paths.ts'
import { readPageData } from '../../page-data.ts'
import { type ContentAnswer, callContent, type EntryId } from '../entry/ask.ts'

const time = v.nullish(v.string())
const entry = v.object({
  type: v.string(),
  id: v.string(),
  title: v.nullish(v.string()),
  /** The entry's state, as in the list of entries; null if the entry was deleted. */
  state: v.nullish(v.string()),
})
const shape = v.object({
  id: v.string(),
  name: v.string(),
  entries: v.array(entry),
  /** The time for which publishing is scheduled; null if it is not scheduled. */
  at: time,
  publishedAt: time,
  undoneAt: time,
  /**
   * When and why scheduled publishing failed. `errors` has the reasons, keyed by entry and field.
   */
  refused: v.nullish(v.object({ at: v.string(), errors: v.record(v.string(), v.string()) })),
  author: v.nullish(v.object({ name: v.string() })),
})
const listShape = v.object({ releases: v.array(shape) })

/** A release: entries that are published together. */
export type ReleaseAnswer = v.InferOutput<typeof shape>
export type ReleaseEntry = ReleaseAnswer['entries'][number]

/** Loads all releases, newest first; null without a connection. */
export async function listReleases(): Promise<ReleaseAnswer[] | null> {
  const answer = await callContent('/releases')
  return answer.ok ? v.parse(listShape, answer.value).releases : null
}

/** Makes a call about a release. In the response, titles of entries are in the page's language. */
export function callRelease(
  id: string,
  part = '',
  options: Parameters<typeof callContent>[1] = {},
  query = '',
): Promise<ContentAnswer> {
  return callContent(`/releases/${id}${part}?locale=${readPageData().locale}${query}`, options)
}

export const parseRelease = (value: unknown): ReleaseAnswer | null => {
  const found = v.safeParse(shape, value)
  return found.success ? found.output : null
}

const lackingShape = v.object({ lacking: v.record(v.string(), v.string()) })

/**
 * Loads why the release cannot be published now, as texts keyed by entry and field. Empty without a
 * connection.
 */
export async function loadReleaseLacking({ id }: ReleaseAnswer): Promise<Record<string, string>> {
  const answer = await callRelease(id, '/lacking')
  return answer.ok ? v.parse(lackingShape, answer.value).lacking : {}
}

export const createNewRelease = (name: string) => callContent('/releases', { method: 'POST', body: { name } })

export const addToRelease = (id: string, { type, id: entry }: EntryId) =>
  callRelease(id, '/entries', { method: 'POST', body: { type, id: entry } })

export const removeFromRelease = (id: string, { type, id: entry }: EntryId) =>
  callRelease(id, '/entries', { method: 'DELETE' }, `&type=${type}&id=${encodeURIComponent(entry)}`)

/**
 * Finds one entry's errors among errors that are keyed by entry and field. Returns them keyed by
 * field.
 */
export const findReleaseErrors = (errors: Record<string, string>, { type, id }: EntryId) =>
  Object.entries(errors).flatMap(([name, text]) => {
    const key = `${type}:${id} `
    return name.startsWith(key) ? [[name.slice(key.length), text] as const] : []
  })

/**
 * Reloads this page so that it previews the shop with the release's entries, or the shop at the
 * release's scheduled time if `isOfDay` is true. Resolves to false if that fails.
 */
export async function previewRelease({ id, at }: ReleaseAnswer, isOfDay: boolean): Promise<boolean> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const body = new URLSearchParams(isOfDay && at ? { time: at, zone } : { release: id })
  const answer = await fetch(apiPaths.previewDay, { method: 'POST', body, redirect: 'manual' }).catch(console.info)
  if (answer?.type !== 'opaqueredirect') return false
  location.reload()
  return true
}
