import * as v from 'valibot'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type EntryRow, linksStatements, listStatements } from '../overview/statements.ts'
import { storeFirstVersion } from '../publishing/drafts.ts'
import type { Author, EntryPlace } from '../publishing/entry.ts'
import { checkEntry, isType, types } from '../rules/check.ts'
import type { StoredFile } from './library.ts'
import { replaceFile } from './replaced.ts'
import { type FileSources, namesAny, sourcesOf } from './uses.ts'

const rows = v.array(
  v.object({
    type: v.pipe(v.string(), v.check(isType, `must be one of ${types.join(', ')}`)),
    id: v.string(),
    status: v.string(),
    data: v.pipe(v.string(), v.parseJson()),
    revision: v.string(),
    drifted: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  }),
)

interface Change {
  author: Author
  now: string
}

/** Entries of one replacement: they are written in one batch. */
const maxEntries = 500

/** How often an entry that somebody else saves meanwhile is read again. */
const attempts = 3

/** A file of the library, or a picture that nobody uploaded. */
type Replaced = FileSources & Pick<StoredFile, 'kind'>

/**
 * Puts `by` in the place of `file` wherever an entry names it: as drafts, in one batch. What
 * somebody else saves at the same time is kept and read again. A file in its own place gives the
 * entries its focal point. Those that would say the same as before are left alone.
 */
export async function replaceEverywhere(
  db: D1Database,
  file: Replaced,
  by: StoredFile,
  change: Change,
): Promise<ContentOutcome<{ entries: EntryPlace[] }>> {
  if (by.kind !== file.kind) return failWith(422, { by: because(t => t.otherKind) })
  if (file.lit && !by.lit) return failWith(422, { by: because(t => t.needsLit) })
  const done = new Map<string, EntryPlace>()
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { statements, keys, errors } = await plan(db, file, by, change)
    if (errors) return failWith(409, errors)
    if (keys.length === 0) break
    await db.batch(statements)
    for (const key of keys) done.set(`${key.type} ${key.id}`, key)
  }
  return succeedWith({ entries: [...done.values()] })
}

async function plan(db: D1Database, file: Replaced, by: StoredFile, { author, now }: Change) {
  const { results } = await db
    .prepare(
      `SELECT type, id, status, data, revision, coalesce((SELECT drifted FROM versions AS last
         WHERE last.type = entries.type AND last.id = entries.id ORDER BY version DESC LIMIT 1), '[]') AS drifted FROM entries
       WHERE ${namesAny} AND (status = 'draft' OR NOT EXISTS (
         SELECT 1 FROM entries AS draft WHERE draft.type = entries.type AND draft.id = entries.id AND draft.status = 'draft'))
       LIMIT ${maxEntries + 1}`,
    )
    .bind(sourcesOf(file))
    .all()
  const statements: D1PreparedStatement[] = []
  const keys: EntryPlace[] = []
  const listed: EntryRow[] = []
  if (results.length > maxEntries) return { statements, keys, errors: { id: because(t => t.tooManyUses(maxEntries)) } }
  for (const { type, id, status, data, revision, drifted } of v.parse(rows, results)) {
    if (!isType(type)) continue
    const after = replaceFile(data, file, by)
    if (JSON.stringify(after) === JSON.stringify(data)) continue
    const checked = checkEntry(type, id, after)
    if (checked.errors) {
      return { statements, keys, errors: { id: because(t => t.notValid(type, id)) } }
    }
    const text = JSON.stringify(checked.document)
    // Nothing is written where the entry has changed since it was read.
    const same = `FROM entries WHERE type = ?1 AND id = ?2 AND status = ?5 AND revision = ?6`
    keys.push({ type, id })
    listed.push({ type, id, document: checked.document, drifted })
    statements.push(
      storeFirstVersion(db, { type, id }),
      db
        .prepare(
          `INSERT INTO versions (type, id, version, data, saved_at, author, author_name, drifted)
           SELECT ?1, ?2, (SELECT coalesce(max(version), 0) + 1 FROM versions WHERE type = ?1 AND id = ?2), ?3, ?4, ?7, ?8, ?9
           ${same}`,
        )
        .bind(type, id, text, now, status, revision, author.id, author.name, JSON.stringify(drifted)),
      db
        .prepare(
          `INSERT INTO entries (type, id, status, slug, data, created_at) SELECT ?1, ?2, 'draft', slug, ?3, ?4 ${same}
           ON CONFLICT (type, id, status) DO UPDATE SET data = excluded.data`,
        )
        .bind(type, id, text, now, status, revision),
    )
  }
  const drafts = listed.map(entry => ({ ...entry, status: 'draft' as const }))
  if (keys.length > 0) statements.push(...listStatements(db, listed), ...linksStatements(db, drafts))
  return { statements, keys }
}
