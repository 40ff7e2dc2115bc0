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

/** More are not told. */
const maxLinks = 500

/**
 * The entries that name this one (`from`), and those that it names (`to`), each with the field in
 * which it does and whether that is published. Without a title, the named one does not exist.
 */
export async function loadLinks(db: D1Database, { type, id }: { type: string; id: string }, locale: Locale) {
  const ask = (own: string, other: string) =>
    db
      .prepare(
        `SELECT link.${other}_type AS type, link.${other} AS id, listed.title, link.field, max(link.status = 'published') AS isPublished
         FROM (SELECT source_type, source AS source, target_type, target, field, status FROM entry_links
           WHERE ${own}_type = ?1 AND ${own} = ?2) AS link
         LEFT JOIN entry_list AS listed ON listed.type = link.${other}_type AND listed.id = link.${other}
         WHERE NOT (link.source_type = link.target_type AND link.source = link.target)
         GROUP BY 1, 2, link.field ORDER BY 1, 2 LIMIT ${maxLinks}`,
      )
      .bind(type, id)
  const [from, to] = await db.batch([ask('target', 'source'), ask('source', 'target')])
  const read = (result: D1Result | undefined) =>
    v
      .parse(rows, result?.results)
      .map(({ title, ...link }) => ({ ...link, title: title?.[locale] ?? title?.[defaultLocale] ?? null }))
  return { from: read(from), to: read(to) }
}
