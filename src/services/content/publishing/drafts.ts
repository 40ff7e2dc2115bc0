import * as v from 'valibot'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { checkEntry } from '../rules/check.ts'
import type { Author, Key } from './entry.ts'
import { batchAsExpected, changedMeanwhile, type Expected, expectVersion } from './expected.ts'

/** How a change is made, and by whom. */
export interface Changing {
  author: Author
  now: string
  expected: Expected
  /** Saved while the author types: replaces the author's newest version of this kind. */
  isAutosave?: boolean
}

export type Saved = Key & { status: 'draft'; version: number }

/** Stores `data` as the entry's draft and as a new version; the published version stays. */
export async function saveDraft(
  db: D1Database,
  { type, id }: Key,
  data: unknown,
  { author, now, expected, isAutosave = false }: Changing,
): Promise<Outcome<Saved>> {
  const checked = checkEntry(type, id, data)
  if (checked.errors) return fail(422, checked.errors)
  const { slug } = checked
  const owner = await ownerOf(db, { type, id }, slug)
  if (owner !== null) return fail(409, { 'data.slug': `is the slug of ${owner}` })
  const text = JSON.stringify(checked.document)
  const saved = db
    .prepare(
      `INSERT INTO versions (type, id, version, data, saved_at, author, author_name, is_autosaved)
       SELECT ?1, ?2, coalesce(max(version), 0) + 1, ?3, ?4, ?5, ?6, ?7 FROM versions WHERE type = ?1 AND id = ?2
       RETURNING version`,
    )
    .bind(type, id, text, now, author.id, author.name, Number(isAutosave))
  const draft = db
    .prepare(
      `INSERT INTO entries (type, id, status, slug, data, created_at) VALUES (?1, ?2, 'draft', ?3, ?4, ?5)
       ON CONFLICT (type, id, status) DO UPDATE SET slug = excluded.slug, data = excluded.data`,
    )
    .bind(type, id, slug, text, now)
  const before = [...expectVersion(db, { type, id }, expected), storeFirstVersion(db, { type, id }), draft]
  const after = isAutosave ? [forgetReplaced(db, { type, id }, author, now)] : []
  const done = await batchAsExpected(db, [...before, saved, ...after])
  if (!done) return changedMeanwhile(db, { type, id })
  const [{ version }] = v.parse(versionRows, done[before.length]?.results)
  return succeed({ type, id, status: 'draft', version })
}

const versionRows = v.tuple([v.object({ version: v.number() })])

/** An autosaved version older than this, in ms, is kept. */
const replacedWithin = 3_600_000

/** Deletes the version before the newest, if the same author's typing made it a short time ago. */
const forgetReplaced = (db: D1Database, { type, id }: Key, author: Author, now: string) =>
  db
    .prepare(
      `DELETE FROM versions WHERE type = ?1 AND id = ?2 AND author = ?3 AND is_autosaved = 1 AND published_at IS NULL
         AND saved_at > ?4 AND version = (SELECT version FROM versions WHERE type = ?1 AND id = ?2
           ORDER BY version DESC LIMIT 1 OFFSET 1)`,
    )
    .bind(type, id, author.id, new Date(Date.parse(now) - replacedWithin).toISOString())

/** The id of another entry of the type with this slug, draft or published; null when it is free. */
async function ownerOf(db: D1Database, { type, id }: Key, slug: string) {
  const row = await db
    .prepare('SELECT id FROM entries WHERE type = ?1 AND slug = ?2 AND id != ?3')
    .bind(type, slug, id)
    .first<{ id: string }>()
  return row?.id ?? null
}

/** Stores the published state before the first edit as version 1. */
export const storeFirstVersion = (db: D1Database, { type, id }: Key) =>
  db
    .prepare(
      `INSERT INTO versions (type, id, version, data, saved_at, published_at)
       SELECT type, id, 1, data, created_at, published_at FROM entries
       WHERE type = ?1 AND id = ?2 AND status = 'published' AND NOT EXISTS (SELECT 1 FROM versions WHERE type = ?1 AND id = ?2)`,
    )
    .bind(type, id)
