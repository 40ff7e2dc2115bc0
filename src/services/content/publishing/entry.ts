import * as v from 'valibot'
import type { DocumentType } from '../entries/documents.ts'

export interface Key {
  type: DocumentType
  id: string
}

/** Who makes a change. */
export interface Author {
  id: string
  /** As the history shows it. */
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
})

/**
 * An entry as editors open it: its draft, else what is published. `publishedVersion` is null when
 * it is not published, `author` when nobody saved it.
 */
export async function findEntry(db: D1Database, { type, id }: Key) {
  const found = await db
    .prepare(
      `SELECT entry.status, entry.slug, entry.data, coalesce(last.version, 1) AS version,
         coalesce(last.saved_at, entry.created_at) AS savedAt, last.author, last.author_name AS authorName,
         (SELECT at FROM schedule WHERE type = ?1 AND id = ?2) AS scheduled,
         (SELECT coalesce((SELECT version FROM versions WHERE type = ?1 AND id = ?2 AND published_at IS NOT NULL
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
  return { type, id, status, slug, data, version, savedAt, author: authorOf(author, authorName), ...rest }
}

export const authorOf = (id: string | null, name: string | null): Author | null =>
  id === null ? null : { id, name: name ?? id }
