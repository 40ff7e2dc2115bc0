import * as v from 'valibot'
import type { DocumentType } from '../entries/documents.ts'
import { documents } from '../entries/documents.ts'
import { storedReasons } from '../lib/reasons/reason.ts'
import { listUntranslated } from '../overview/translations.ts'

export interface EntryPlace {
  type: DocumentType
  id: string
}

/** The person or machine that makes a change. */
export interface Author {
  id: string
  /** The name that the history shows. */
  name: string
}

const row = v.object({
  status: v.picklist(['draft', 'published']),
  slug: v.string(),
  data: v.pipe(v.string(), v.parseJson()),
  version: v.number(),
  savedAt: v.string(),
  author: v.nullable(v.string()),
  authorName: v.nullable(v.string()),
  publishedVersion: v.nullable(v.number()),
  scheduled: v.nullable(v.string()),
  /** When and why a scheduled publication was refused. */
  refused: v.nullable(v.pipe(v.string(), v.parseJson(), v.object({ at: v.string(), errors: storedReasons }))),
  drifted: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})

/**
 * Finds an entry as editors open it: its draft, or else its published version. `publishedVersion`
 * is null if the entry is not published; `author` is null if no editor has saved it.
 */
export async function findEntry(db: D1Database, { type, id }: EntryPlace) {
  const found = await db
    .prepare(
      `SELECT entry.status, entry.slug, entry.data, coalesce(last.version, 1) AS version,
         coalesce(last.saved_at, entry.created_at) AS savedAt, last.author, last.author_name AS authorName,
         coalesce(last.drifted, '[]') AS drifted,
         (SELECT at FROM schedule WHERE type = ?1 AND id = ?2) AS scheduled,
         (SELECT json_object('at', at, 'errors', json(errors)) FROM refused_schedules WHERE type = ?1 AND id = ?2) AS refused,
         (SELECT coalesce((SELECT version FROM publications WHERE type = ?1 AND id = ?2 AND until IS NULL), (SELECT version FROM versions WHERE type = ?1 AND id = ?2 AND published_at IS NOT NULL
            ORDER BY published_at DESC, version DESC LIMIT 1), 1)
          FROM entries WHERE type = ?1 AND id = ?2 AND status = 'published') AS publishedVersion
       FROM entries AS entry LEFT JOIN versions AS last ON last.type = ?1 AND last.id = ?2
         AND last.version = (SELECT max(version) FROM versions WHERE type = ?1 AND id = ?2)
       WHERE entry.type = ?1 AND entry.id = ?2 ORDER BY entry.status = 'published' LIMIT 1`,
    )
    .bind(type, id)
    .first()
  if (!found) return null
  const { status, slug, data, version, savedAt, author, authorName, ...rest } = v.parse(row, found)
  const untranslated = listUntranslated(data)
  return { type, id, status, slug, data, version, savedAt, author: toAuthor(author, authorName), ...rest, untranslated }
}

export const toAuthor = (id: string | null, name: string | null): Author | null =>
  id === null ? null : { id, name: name ?? id }

/** The entries with an id: several if no type is given and entries of several types have the id. */
export async function findKeys(db: D1Database, id: string, type: string | undefined) {
  const { results } = await db
    .prepare(`SELECT DISTINCT entries.type, entries.id FROM json_each(?2) kind CROSS JOIN entries
         ON entries.type = kind.value WHERE entries.id = ?1`)
    .bind(id, JSON.stringify(type === undefined ? Object.keys(documents) : [type]))
    .all<EntryPlace>()
  return results
}

/** Loads the draft and the published row of an entry; null for each that does not exist. */
export async function loadDraftAndPublished(db: D1Database, { type, id }: EntryPlace) {
  const { results } = await db
    .prepare('SELECT status, slug, data, published_at AS publishedAt FROM entries WHERE type = ?1 AND id = ?2')
    .bind(type, id)
    .all<{ status: string; slug: string; data: string; publishedAt: string | null }>()
  const find = (status: string) => results.find(row => row.status === status) ?? null
  return { draft: find('draft'), published: find('published') }
}
