import * as v from 'valibot'
import type { Author, EntryPlace } from './entry.ts'

const rows = v.array(
  v.object({
    version: v.number(),
    document: v.pipe(v.string(), v.parseJson()),
    drifted: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
    author: v.nullable(v.string()),
    savedAt: v.string(),
    isAutosaved: v.number(),
    isPublished: v.number(),
  }),
)

/** Autosaved versions that are older than this, in ms, are not replaced. */
const replaceableMs = 3_600_000

/**
 * Loads the version with which a new one is compared (`base`, null for a new entry), and the number
 * of the version that the new one replaces (`replaced`, or null). An autosave replaces the newest
 * version if the same author recently autosaved it.
 */
export async function loadBase(
  db: D1Database,
  { type, id }: EntryPlace,
  author: Author,
  now: string,
  isAutosave: boolean,
) {
  const { results } = await db
    .prepare(
      `SELECT version, data AS document, drifted, author, saved_at AS savedAt, is_autosaved AS isAutosaved,
         published_at IS NOT NULL AS isPublished FROM versions WHERE type = ?1 AND id = ?2
       UNION ALL SELECT 0, data, '[]', NULL, created_at, 0, 1 FROM entries WHERE type = ?1 AND id = ?2 AND status = 'published'
         AND NOT EXISTS (SELECT 1 FROM versions WHERE type = ?1 AND id = ?2)
       ORDER BY version DESC LIMIT 2`,
    )
    .bind(type, id)
    .all()
  const [newest = null, before = null] = v.parse(rows, results)
  const isReplaced =
    isAutosave &&
    newest?.isAutosaved === 1 &&
    newest.isPublished === 0 &&
    newest.author === author.id &&
    Date.parse(newest.savedAt) > Date.parse(now) - replaceableMs
  return isReplaced ? { base: before, replaced: newest.version } : { base: newest, replaced: null }
}
