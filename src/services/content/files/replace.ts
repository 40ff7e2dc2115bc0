import * as v from 'valibot'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { storeFirstVersion } from '../publishing/drafts.ts'
import type { Author, Key } from '../publishing/entry.ts'
import { checkEntry, isType, types } from '../rules/check.ts'
import type { File } from './library.ts'
import { replaced } from './replaced.ts'
import { namesAny, sourcesOf } from './uses.ts'

const rows = v.array(
  v.object({
    type: v.pipe(v.string(), v.check(isType, `must be one of ${types.join(', ')}`)),
    id: v.string(),
    status: v.string(),
    data: v.pipe(v.string(), v.parseJson()),
    revision: v.string(),
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

/**
 * Puts `by` in the place of `file` wherever an entry names it: as drafts, in one batch. What
 * somebody else saves at the same time is kept and read again.
 */
export async function replaceEverywhere(
  db: D1Database,
  file: File,
  by: File,
  change: Change,
): Promise<Outcome<{ entries: Key[] }>> {
  if (by.id === file.id) return fail(422, { by: because(t => t.sameFile) })
  if (by.kind !== file.kind) return fail(422, { by: because(t => t.otherKind) })
  if (file.lit && !by.lit) return fail(422, { by: because(t => t.needsLit) })
  const done = new Map<string, Key>()
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { statements, keys, errors } = await plan(db, file, by, change)
    if (errors) return fail(409, errors)
    if (keys.length === 0) break
    await db.batch(statements)
    for (const key of keys) done.set(`${key.type} ${key.id}`, key)
  }
  return succeed({ entries: [...done.values()] })
}

async function plan(db: D1Database, file: File, by: File, { author, now }: Change) {
  const { results } = await db
    .prepare(
      `SELECT type, id, status, data, revision FROM entries
       WHERE ${namesAny} AND (status = 'draft' OR NOT EXISTS (
         SELECT 1 FROM entries AS draft WHERE draft.type = entries.type AND draft.id = entries.id AND draft.status = 'draft'))
       LIMIT ${maxEntries + 1}`,
    )
    .bind(sourcesOf(file))
    .all()
  const statements: D1PreparedStatement[] = []
  const keys: Key[] = []
  if (results.length > maxEntries) return { statements, keys, errors: { id: because(t => t.tooManyUses(maxEntries)) } }
  for (const { type, id, status, data, revision } of v.parse(rows, results)) {
    if (!isType(type)) continue
    const checked = checkEntry(type, id, replaced(data, file, by))
    if (checked.errors) {
      return { statements, keys, errors: { id: because(t => t.notValid(type, id)) } }
    }
    const text = JSON.stringify(checked.document)
    // Nothing is written where the entry has changed since it was read.
    const same = `FROM entries WHERE type = ?1 AND id = ?2 AND status = ?5 AND revision = ?6`
    keys.push({ type, id })
    statements.push(
      storeFirstVersion(db, { type, id }),
      db
        .prepare(
          `INSERT INTO versions (type, id, version, data, saved_at, author, author_name)
           SELECT ?1, ?2, (SELECT coalesce(max(version), 0) + 1 FROM versions WHERE type = ?1 AND id = ?2), ?3, ?4, ?7, ?8
           ${same}`,
        )
        .bind(type, id, text, now, status, revision, author.id, author.name),
      db
        .prepare(
          `INSERT INTO entries (type, id, status, slug, data, created_at) SELECT ?1, ?2, 'draft', slug, ?3, ?4 ${same}
           ON CONFLICT (type, id, status) DO UPDATE SET data = excluded.data`,
        )
        .bind(type, id, text, now, status, revision),
    )
  }
  return { statements, keys }
}
