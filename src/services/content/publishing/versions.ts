import * as v from 'valibot'
import { documents } from '../entries/documents.ts'
import { type ContentOutcome, failWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { withAllCommerceData } from '../rules/with-commerce.ts'
import { type DraftChange, type SavedDraft, saveDraft } from './drafts.ts'
import { type EntryPlace, loadDraftAndPublished, toAuthor } from './entry.ts'

const row = v.object({
  version: v.number(),
  savedAt: v.string(),
  publishedAt: v.nullable(v.string()),
  author: v.nullable(v.string()),
  authorName: v.nullable(v.string()),
})

/** Loads an entry's versions, without their data, the newest first. */
export async function loadHistory(db: D1Database, { type, id }: EntryPlace) {
  const columns = 'saved_at AS savedAt, published_at AS publishedAt, author, author_name AS authorName'
  const { results } = await db
    .prepare(`SELECT * FROM (${selectVersions(columns)}) ORDER BY version DESC`)
    .bind(type, id)
    .all()
  return v
    .parse(v.array(row), results)
    .map(({ author, authorName, ...version }) => ({ ...version, author: toAuthor(author, authorName) }))
}

/** The data of one version; null if there is none. */
export async function findVersion(db: D1Database, { type, id }: EntryPlace, version: number): Promise<unknown> {
  const found = await db
    .prepare(`SELECT data FROM (${selectVersions('data')}) WHERE version = ?3`)
    .bind(type, id, version)
    .first<{ data: string }>()
  return found && JSON.parse(found.data)
}

/** Saves an older version as the draft. A product keeps its current data from commerce. */
export async function restoreVersion(
  db: D1Database,
  key: EntryPlace,
  version: number,
  change: DraftChange,
): Promise<ContentOutcome<SavedDraft>> {
  const data = await findVersion(db, key, version)
  if (!data) return failWith(404, { version: because(t => t.noVersion) })
  const { draft, published } = await loadDraftAndPublished(db, key)
  const [older, now] = [data, JSON.parse((draft ?? published)?.data ?? 'null')].map(value =>
    key.type === 'product' ? v.safeParse(documents.product, value) : null,
  )
  const isKnown = older?.success && now?.success
  return saveDraft(db, key, isKnown ? withAllCommerceData(older.output, now.output) : data, change)
}

/** Selects an entry's versions. An entry that was never edited has one: the published one. */
const selectVersions = (columns: string) => `
  SELECT version, ${columns} FROM versions WHERE type = ?1 AND id = ?2
  UNION ALL SELECT 1, ${columns.replace('saved_at', 'created_at').replace('author, author_name', 'NULL, NULL')} FROM entries
  WHERE type = ?1 AND id = ?2 AND status = 'published' AND NOT EXISTS (SELECT 1 FROM versions WHERE type = ?1 AND id = ?2)`
