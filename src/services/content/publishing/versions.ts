import * as v from 'valibot'
import { documents } from '../entries/documents.ts'
import { type ContentOutcome, failWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { restoredWithCommerce } from '../rules/with-commerce.ts'
import { type Changing, type SavedDraft, saveDraft } from './drafts.ts'
import { authorOf, type EntryPlace, loadBoth } from './entry.ts'

const row = v.object({
  version: v.number(),
  savedAt: v.string(),
  publishedAt: v.nullable(v.string()),
  author: v.nullable(v.string()),
  authorName: v.nullable(v.string()),
})

/** All versions, the newest first. */
export async function history(db: D1Database, { type, id }: EntryPlace) {
  const columns = 'saved_at AS savedAt, published_at AS publishedAt, author, author_name AS authorName'
  const { results } = await db
    .prepare(`SELECT * FROM (${historyOf(columns)}) ORDER BY version DESC`)
    .bind(type, id)
    .all()
  return v
    .parse(v.array(row), results)
    .map(({ author, authorName, ...version }) => ({ ...version, author: authorOf(author, authorName) }))
}

/** The data of one version. */
export async function findVersion(db: D1Database, { type, id }: EntryPlace, version: number): Promise<unknown> {
  const found = await db
    .prepare(`SELECT data FROM (${historyOf('data')}) WHERE version = ?3`)
    .bind(type, id, version)
    .first<{ data: string }>()
  return found && JSON.parse(found.data)
}

/** Saves an older version as the draft again; a product's with what commerce owns as it is now. */
export async function restore(
  db: D1Database,
  key: EntryPlace,
  version: number,
  changing: Changing,
): Promise<ContentOutcome<SavedDraft>> {
  const data = await findVersion(db, key, version)
  if (!data) return failWith(404, { version: because(t => t.noVersion) })
  const { draft, published } = await loadBoth(db, key)
  const [older, now] = [data, JSON.parse((draft ?? published)?.data ?? 'null')].map(value =>
    key.type === 'product' ? v.safeParse(documents.product, value) : null,
  )
  const isKnown = older?.success && now?.success
  return saveDraft(db, key, isKnown ? restoredWithCommerce(older.output, now.output) : data, changing)
}

/** An entry that was never edited has one version: the published one. */
const historyOf = (columns: string) => `
  SELECT version, ${columns} FROM versions WHERE type = ?1 AND id = ?2
  UNION ALL SELECT 1, ${columns.replace('saved_at', 'created_at').replace('author, author_name', 'NULL, NULL')} FROM entries
  WHERE type = ?1 AND id = ?2 AND status = 'published' AND NOT EXISTS (SELECT 1 FROM versions WHERE type = ?1 AND id = ?2)`
