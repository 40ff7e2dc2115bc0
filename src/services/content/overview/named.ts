import * as v from 'valibot'
import { defaultLocale, type Locale } from '../lib/localize.ts'

const rows = v.array(
  v.object({
    type: v.string(),
    id: v.string(),
    title: v.nullable(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))),
    field: v.string(),
    isPublished: v.pipe(
      v.number(),
      v.transform(value => value === 1),
    ),
  }),
)

/** Maximum number of references in each direction. */
const maxLinks = 500

/**
 * Loads the entries that refer to this one or link to one of its `addresses` (`from`), and the
 * entries and paths that this one refers or links to (`to`). Each has the field with the reference,
 * and whether the reference is published. `title` is null for missing entries and paths.
 */
export async function loadLinks(
  db: D1Database,
  { type, id }: { type: string; id: string },
  locale: Locale,
  addresses: string[] = [],
) {
  const from = db
    .prepare(
      `SELECT link.source_type AS type, link.source AS id, listed.title, link.field, max(link.status = 'published') AS isPublished
       FROM (SELECT source_type, source, field, status FROM entry_links WHERE target_type = ?1 AND target = ?2
         UNION ALL SELECT source_type, source, field, status FROM entry_links
           WHERE target_type = 'path' AND target IN (SELECT value FROM json_each(?3))) AS link
       LEFT JOIN entry_list AS listed ON listed.type = link.source_type AND listed.id = link.source
       WHERE NOT (link.source_type = ?1 AND link.source = ?2)
       GROUP BY 1, 2, link.field ORDER BY 1, 2 LIMIT ${maxLinks}`,
    )
    .bind(type, id, JSON.stringify(addresses))
  // A page's id is its path.
  const to = db
    .prepare(
      `SELECT coalesce(listed.type, link.target_type) AS type, link.target AS id, listed.title, link.field, max(link.status = 'published') AS isPublished
       FROM (SELECT target_type, target, field, status FROM entry_links WHERE source_type = ?1 AND source = ?2) AS link
       LEFT JOIN entry_list AS listed
         ON listed.type = iif(link.target_type = 'path', 'page', link.target_type) AND listed.id = link.target
       WHERE NOT (iif(link.target_type = 'path', 'page', link.target_type) = ?1 AND link.target = ?2)
       GROUP BY 1, 2, link.field ORDER BY 1, 2 LIMIT ${maxLinks}`,
    )
    .bind(type, id)
  const [naming, named] = await db.batch([from, to])
  const read = (result: D1Result | undefined) =>
    v
      .parse(rows, result?.results)
      .map(({ title, ...link }) => ({ ...link, title: title?.[locale] ?? title?.[defaultLocale] ?? null }))
  return { from: read(naming), to: read(named) }
}
