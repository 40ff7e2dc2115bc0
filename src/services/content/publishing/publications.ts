import * as v from 'valibot'
import { type Author, type EntryPlace, toAuthor } from './entry.ts'

/**
 * The statements that record the end of the current publication. Its beginning is recorded first if
 * the entry was never edited.
 */
export const endPublication = (db: D1Database, { type, id }: EntryPlace, author: Author, now: string) => [
  db
    .prepare(
      `INSERT INTO publications (type, id, version, since)
       SELECT type, id, coalesce((SELECT max(version) FROM versions WHERE type = ?1 AND id = ?2 AND published_at IS NOT NULL), 1),
         published_at FROM entries WHERE type = ?1 AND id = ?2 AND status = 'published' AND NOT EXISTS (
           SELECT 1 FROM publications WHERE type = ?1 AND id = ?2 AND until IS NULL)`,
    )
    .bind(type, id),
  db
    .prepare(
      `UPDATE publications SET until = ?3, ended_by = ?4, ended_by_name = ?5 WHERE type = ?1 AND id = ?2 AND until IS NULL`,
    )
    .bind(type, id, now, author.id, author.name),
]

/** The statements that record a publication. `text` is the JSON of the version as it was saved. */
export const beginPublication = (
  db: D1Database,
  { type, id }: EntryPlace,
  text: string,
  author: Author,
  now: string,
) => [
  db
    .prepare(
      `UPDATE versions SET published_at = ?4 WHERE type = ?1 AND id = ?2 AND version =
         (SELECT max(version) FROM versions WHERE type = ?1 AND id = ?2 AND data = ?3)`,
    )
    .bind(type, id, text, now),
  db
    .prepare(
      `INSERT INTO publications (type, id, version, since, author, author_name)
       SELECT ?1, ?2, coalesce(max(version), 1), ?4, ?5, ?6 FROM versions WHERE type = ?1 AND id = ?2 AND data = ?3`,
    )
    .bind(type, id, text, now, author.id, author.name),
]

const rows = v.array(
  v.object({
    version: v.number(),
    since: v.string(),
    until: v.nullable(v.string()),
    author: v.nullable(v.string()),
    authorName: v.nullable(v.string()),
    endedBy: v.nullable(v.string()),
    endedByName: v.nullable(v.string()),
  }),
)

/** The periods in which versions were public, the newest first. */
export async function loadPublications(db: D1Database, { type, id }: EntryPlace) {
  const { results } = await db
    .prepare(
      `SELECT version, since, until, author, author_name AS authorName, ended_by AS endedBy, ended_by_name AS endedByName
       FROM publications WHERE type = ?1 AND id = ?2
       UNION ALL SELECT 1, published_at, NULL, NULL, NULL, NULL, NULL FROM entries
       WHERE type = ?1 AND id = ?2 AND status = 'published'
         AND NOT EXISTS (SELECT 1 FROM publications WHERE type = ?1 AND id = ?2 AND until IS NULL)
       ORDER BY since DESC`,
    )
    .bind(type, id)
    .all()
  return v.parse(rows, results).map(({ author, authorName, endedBy, endedByName, ...publication }) => ({
    ...publication,
    author: toAuthor(author, authorName),
    endedBy: toAuthor(endedBy, endedByName),
  }))
}
