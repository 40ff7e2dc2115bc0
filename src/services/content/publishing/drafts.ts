import * as v from 'valibot'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { linkStatements, listStatements } from '../overview/statements.ts'
import { findDrifted } from '../overview/translations.ts'
import { checkEntry } from '../rules/check.ts'
import { loadBase } from './base.ts'
import type { Author, EntryPlace } from './entry.ts'
import { type Expected, expectVersion, refuseOutdatedChange, runIfExpected } from './expected.ts'

/** How a change is made, and by whom. */
export interface DraftChange {
  author: Author
  now: string
  expected: Expected
  /**
   * Whether the draft was saved while its author typed. It then replaces the newest version, if
   * that is a recent autosave of the same author.
   */
  isAutosave?: boolean
  /** Fields whose translation is still right although the English text was changed. */
  translated?: string[]
}

export type SavedDraft = EntryPlace & { status: 'draft'; version: number }

/** Stores `data` as the entry's draft and as a new version. Does not change what is published. */
export async function saveDraft(
  db: D1Database,
  key: EntryPlace,
  data: unknown,
  change: DraftChange,
): Promise<ContentOutcome<SavedDraft>> {
  const { type, id } = key
  const { author, now, expected, isAutosave = false, translated = [] } = change
  const checked = checkEntry(type, id, data)
  if (checked.errors) return failWith(422, checked.errors)
  const { slug, document } = checked
  const owner = await findSlugOwner(db, key, slug)
  if (owner !== null) return failWith(409, { 'data.slug': because(t => t.slugOf(owner)) })
  const { base, replaced } = await loadBase(db, key, author, now, isAutosave)
  const drifted = findDrifted(document, base).filter(path => !translated.includes(path))
  const text = JSON.stringify(document)
  const before = [
    ...expectVersion(db, key, expected),
    storeFirstVersion(db, key),
    db
      .prepare(
        `INSERT INTO entries (type, id, status, slug, data, created_at) VALUES (?1, ?2, 'draft', ?3, ?4, ?5)
         ON CONFLICT (type, id, status) DO UPDATE SET slug = excluded.slug, data = excluded.data`,
      )
      .bind(type, id, slug, text, now),
  ]
  const done = await runIfExpected(db, [
    ...before,
    insertVersion(db, key, { text, drifted, author, now, isAutosave }),
    db
      .prepare('DELETE FROM versions WHERE type = ?1 AND id = ?2 AND version = ?3 AND published_at IS NULL')
      .bind(type, id, replaced ?? -1),
    ...listStatements(db, [{ type, id, document, drifted }]),
    ...linkStatements(db, key, 'draft', document),
  ])
  if (!done) return refuseOutdatedChange(db, key)
  const [{ version }] = v.parse(versionRows, done[before.length]?.results)
  return succeedWith({ type, id, status: 'draft', version })
}

const versionRows = v.tuple([v.object({ version: v.number() })])

interface NewVersion {
  /** The entry's data as JSON. */
  text: string
  drifted: string[]
  author: Author
  now: string
  isAutosave: boolean
}

/** The statement that stores a version; it returns the version's number. */
export const insertVersion = (
  db: D1Database,
  { type, id }: EntryPlace,
  { text, drifted, author, now, isAutosave }: NewVersion,
) =>
  db
    .prepare(
      `INSERT INTO versions (type, id, version, data, saved_at, author, author_name, is_autosaved, drifted)
       SELECT ?1, ?2, coalesce(max(version), 0) + 1, ?3, ?4, ?5, ?6, ?7, ?8 FROM versions WHERE type = ?1 AND id = ?2
       RETURNING version`,
    )
    .bind(type, id, text, now, author.id, author.name, Number(isAutosave), JSON.stringify(drifted))

/**
 * The id of another entry of the type, draft or published, that has this slug; null if none has it.
 */
async function findSlugOwner(db: D1Database, { type, id }: EntryPlace, slug: string) {
  const row = await db
    .prepare('SELECT id FROM entries WHERE type = ?1 AND slug = ?2 AND id != ?3')
    .bind(type, slug, id)
    .first<{ id: string }>()
  return row?.id ?? null
}

/** The statement that stores the published state as version 1 before the first edit. */
export const storeFirstVersion = (db: D1Database, { type, id }: EntryPlace) =>
  db
    .prepare(
      `INSERT INTO versions (type, id, version, data, saved_at, published_at)
       SELECT type, id, 1, data, created_at, published_at FROM entries
       WHERE type = ?1 AND id = ?2 AND status = 'published' AND NOT EXISTS (SELECT 1 FROM versions WHERE type = ?1 AND id = ?2)`,
    )
    .bind(type, id)
