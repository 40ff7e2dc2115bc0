import * as v from 'valibot'

const author = v.nullish(v.object({ name: v.string() }))

/** An entry as the content service stores it. */
export const storedShape = v.object({
  type: v.string(),
  id: v.string(),
  status: v.string(),
  data: v.unknown(),
  version: v.number(),
  publishedVersion: v.nullish(v.number()),
  savedAt: v.nullish(v.string()),
  author,
  scheduled: v.nullish(v.string()),
  /** When and why scheduled publishing failed. `errors` has the reasons, keyed by field. */
  refused: v.fallback(v.nullish(v.object({ at: v.string(), errors: v.record(v.string(), v.string()) })), null),
  path: v.nullish(v.string()),
  /**
   * The connected CMS in which the entry is edited, and the id of its document there. Missing if
   * the entry is edited here.
   */
  source: v.nullish(v.object({ title: v.string(), document: v.string() })),
})
export type StoredEntry = v.InferOutput<typeof storedShape>

export const savedShape = v.object({ version: v.number() })

/** The response when another editor has changed the entry, or deleted it (`entry` is then null). */
export const changedShape = v.object({ entry: v.nullish(storedShape) })

export const historyShape = v.object({
  versions: v.array(v.object({ version: v.number(), savedAt: v.string(), publishedAt: v.nullish(v.string()), author })),
  /** The periods in which a version was public, newest first. */
  publications: v.array(v.object({ since: v.string(), until: v.nullish(v.string()), endedBy: author })),
})
export type Version = v.InferOutput<typeof historyShape>['versions'][number]
export type History = v.InferOutput<typeof historyShape>
