import type { Key } from '../publishing/entry.ts'

/**
 * Lists entries of one type or of all, sorted by type and id; a page of 200, after the key `after`
 * (`type:id`).
 */
export async function listEntries(db: D1Database, type: string | undefined, after = '') {
  const { results } = await db
    .prepare(
      `SELECT entry.type, entry.id, entry.slug, max(entry.status = 'published') AS published, max(entry.status = 'draft') AS draft,
         (SELECT max(version) FROM versions WHERE type = entry.type AND id = entry.id) AS version, schedule.at AS scheduled
       FROM entries AS entry LEFT JOIN schedule ON schedule.type = entry.type AND schedule.id = entry.id
       WHERE (?1 IS NULL OR entry.type = ?1) AND entry.type || ':' || entry.id > ?2
       GROUP BY entry.type, entry.id ORDER BY entry.type || ':' || entry.id LIMIT 200`,
    )
    .bind(type ?? null, after)
    .all<Key & { slug: string; published: number; draft: number; version: number | null; scheduled: string | null }>()
  const entries = results.map(({ version, ...entry }) => ({
    ...entry,
    published: entry.published === 1,
    draft: entry.draft === 1,
    version: version ?? 1,
  }))
  const last = entries.at(-1)
  return { entries, next: entries.length === 200 && last ? `${last.type}:${last.id}` : null }
}

/** The entry with an id; a type is needed only where several types have the id. */
export async function findKeys(db: D1Database, id: string, type: string | undefined) {
  const { results } = await db
    .prepare('SELECT DISTINCT type, id FROM entries WHERE id = ?1 AND (?2 IS NULL OR type = ?2)')
    .bind(id, type ?? null)
    .all<Key>()
  return results
}
