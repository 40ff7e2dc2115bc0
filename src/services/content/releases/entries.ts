import * as v from 'valibot'
import { defaultLocale, type Locale } from '../lib/localize.ts'
import { localizeErrors } from '../lib/reasons/reason.ts'
import type { EntryPlace } from '../publishing/entry.ts'
import { maxEntries, type Release } from './release.ts'

/**
 * Adds an entry to the release, unless the release already contains it. A single statement checks
 * and writes, so that two editors can add entries at the same time. False if the release is full or
 * published.
 */
export async function addEntry(db: D1Database, release: string, { type, id }: EntryPlace): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE releases SET refused = NULL, entries = CASE WHEN ${hasEntry} THEN entries
         ELSE json_insert(entries, '$[#]', json_object('type', ?2, 'id', ?3)) END
       WHERE id = ?1 AND published_at IS NULL AND (json_array_length(entries) < ${maxEntries} OR ${hasEntry})`,
    )
    .bind(release, type, id)
    .run()
  return meta.changes > 0
}

/** Removes an entry from the release, but does not change its draft. */
export const removeEntry = (db: D1Database, release: string, { type, id }: { type: string; id: string }) =>
  db
    .prepare(
      `UPDATE releases SET refused = NULL, entries = (SELECT json_group_array(json(value)) FROM json_each(releases.entries)
         WHERE NOT (value ->> 'type' = ?2 AND value ->> 'id' = ?3))
       WHERE id = ?1 AND published_at IS NULL`,
    )
    .bind(release, type, id)
    .run()

const hasEntry = `EXISTS (SELECT 1 FROM json_each(releases.entries) WHERE value ->> 'type' = ?2 AND value ->> 'id' = ?3)`

const rows = v.array(
  v.object({
    type: v.string(),
    id: v.string(),
    title: v.nullable(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))),
    state: v.nullable(v.string()),
  }),
)

/**
 * The release with the title and state of each of its entries, which are null if the entry no
 * longer exists.
 */
export async function describeRelease(db: D1Database, release: Release, locale: Locale) {
  const { results } = await db
    .prepare(
      `SELECT given.value ->> 'type' AS type, given.value ->> 'id' AS id, listed.title, listed.state FROM json_each(?) AS given
       LEFT JOIN entry_list AS listed ON listed.type = given.value ->> 'type' AND listed.id = given.value ->> 'id'
       ORDER BY given.key`,
    )
    .bind(JSON.stringify(release.entries))
    .all()
  const entries = v
    .parse(rows, results)
    .map(({ title, ...entry }) => ({ ...entry, title: title?.[locale] ?? title?.[defaultLocale] ?? null }))
  const refused = release.refused && { ...release.refused, errors: localizeErrors(release.refused.errors, locale) }
  return { ...release, entries, refused }
}
