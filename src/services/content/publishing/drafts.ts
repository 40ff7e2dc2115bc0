import * as v from 'valibot'
import type { DocumentType } from '../entries/documents.ts'
import { fail, succeed } from '../lib/outcome.ts'
import { checkEntry } from '../rules/check.ts'

export interface Key {
  type: DocumentType
  id: string
}

/** Stores `data` as the entry's draft and as a new version; the published version stays. */
export async function saveDraft(db: D1Database, { type, id }: Key, data: unknown, now: string) {
  const checked = checkEntry(type, id, data)
  if (checked.errors) return fail(422, checked.errors)
  const { slug } = checked
  const owner = await ownerOf(db, { type, id }, slug)
  if (owner !== null) return fail(409, { 'data.slug': `is the slug of ${owner}` })
  const text = JSON.stringify(checked.document)
  const [, saved] = await db.batch([
    storeFirstVersion(db, { type, id }),
    db
      .prepare(
        `INSERT INTO versions (type, id, version, data, saved_at)
         SELECT ?1, ?2, coalesce(max(version), 0) + 1, ?3, ?4 FROM versions WHERE type = ?1 AND id = ?2 RETURNING version`,
      )
      .bind(type, id, text, now),
    db
      .prepare(
        `INSERT INTO entries (type, id, status, slug, data, created_at) VALUES (?1, ?2, 'draft', ?3, ?4, ?5)
         ON CONFLICT (type, id, status) DO UPDATE SET slug = excluded.slug, data = excluded.data`,
      )
      .bind(type, id, slug, text, now),
  ])
  return succeed({ type, id, status: 'draft' as const, version: v.parse(versionRows, saved?.results)[0].version })
}

const versionRows = v.tuple([v.object({ version: v.number() })])

/** Saves an older version as the draft again. */
export async function restore(db: D1Database, key: Key, version: number, now: string) {
  const row = await db
    .prepare(`SELECT data FROM (${historyOf('data')}) WHERE version = ?3`)
    .bind(key.type, key.id, version)
    .first<{ data: string }>()
  if (!row) return fail(404, { version: 'there is no such version' })
  return saveDraft(db, key, JSON.parse(row.data), now)
}

/** All versions, the newest first. */
export async function history(db: D1Database, { type, id }: Key) {
  const { results } = await db
    .prepare(`SELECT * FROM (${historyOf('saved_at AS savedAt, published_at AS publishedAt')}) ORDER BY version DESC`)
    .bind(type, id)
    .all()
  return results
}

/** An entry that was never edited has one version: the published one. */
const historyOf = (columns: string) => `
  SELECT version, ${columns} FROM versions WHERE type = ?1 AND id = ?2
  UNION ALL SELECT 1, ${columns.replace('saved_at', 'created_at')} FROM entries
  WHERE type = ?1 AND id = ?2 AND status = 'published' AND NOT EXISTS (SELECT 1 FROM versions WHERE type = ?1 AND id = ?2)`

/** Stores the published state before the first edit as version 1. */
export const storeFirstVersion = (db: D1Database, { type, id }: Key) =>
  db
    .prepare(
      `INSERT INTO versions (type, id, version, data, saved_at, published_at)
       SELECT type, id, 1, data, created_at, published_at FROM entries
       WHERE type = ?1 AND id = ?2 AND status = 'published' AND NOT EXISTS (SELECT 1 FROM versions WHERE type = ?1 AND id = ?2)`,
    )
    .bind(type, id)

/** The id of another entry of the type with this slug, draft or published; null when it is free. */
async function ownerOf(db: D1Database, { type, id }: Key, slug: string) {
  const row = await db
    .prepare('SELECT id FROM entries WHERE type = ?1 AND slug = ?2 AND id != ?3')
    .bind(type, slug, id)
    .first<{ id: string }>()
  return row?.id ?? null
}
