import * as v from 'valibot'
import { isType, types } from '../entries/documents.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type EntryRow, linkStatementsForAll, listStatements } from '../overview/statements.ts'
import { storeFirstVersion } from '../publishing/drafts.ts'
import type { Author, EntryPlace } from '../publishing/entry.ts'
import { checkEntry } from '../rules/check.ts'
import type { StoredFile } from './library.ts'
import { type FileSources, formatSources, usesAnySourceSql } from './uses.ts'

/**
 * Returns an entry's data with one file replaced by another. Replaces the addresses in all texts,
 * the size and colour beside the `src` of a picture or model, and the focal point of a picture.
 */
function replaceFile(data: unknown, file: FileSources, by: StoredFile): unknown {
  const pairs = [[file, by] as const, ...(file.lit && by.lit ? [[file.lit, by.lit] as const] : [])]

  function visit(value: unknown): unknown {
    if (typeof value === 'string') return pairs.reduce((text, [from, to]) => text.replaceAll(from.src, to.src), value)
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const [, to] = pairs.find(([from]) => 'src' in value && value.src === from.src) ?? []
    const changed = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part)]))
    return {
      ...changed,
      ...(to && pickFacts(to, value)),
      ...(isPictureWithFile(value, file) && getPictureFields(by, file)),
    }
  }

  return visit(data)
}

/**
 * The new values of a picture's fields. Removes the light layers if the file changes, because they
 * belong to the old one.
 */
const getPictureFields = ({ src, focus }: StoredFile, before: FileSources) => ({
  focus,
  ...(src !== before.src && { layers: undefined }),
})

/**
 * Whether this is a picture with an unlit and lit version, or a product's media, whose first
 * picture is this file.
 */
function isPictureWithFile(value: object, { src }: FileSources) {
  const first: unknown =
    'unlit' in value ? value.unlit : 'images' in value && Array.isArray(value.images) && value.images[0]
  return typeof first === 'object' && first !== null && 'src' in first && first.src === src
}

/** The new file's size and colour. Contains only fields that the entry already has. */
function pickFacts({ width, height, colour, bytes }: StoredFile, before: object) {
  return {
    ...('width' in before && width && height && { width, height }),
    ...('colour' in before && { colour }),
    ...('bytes' in before && { bytes }),
  }
}

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

/** Maximum number of entries in one replacement, because one batch stores all of them. */
const maxEntries = 500

/** Maximum number of attempts. An entry that somebody saves during an attempt is tried again. */
const maxAttempts = 3

/** A file of the library, or a picture that was not uploaded. */
type ReplacedFile = FileSources & Pick<StoredFile, 'kind'>

/**
 * Replaces `file` with `by` in all entries that use it, and stores those entries as drafts in one
 * batch. An entry that somebody else saves at the same time is read again, so that nothing is lost.
 * Replacing a file with itself updates its focal point in the entries. Entries that would not
 * change are skipped.
 */
export async function replaceEverywhere(
  db: D1Database,
  file: ReplacedFile,
  by: StoredFile,
  change: Change,
): Promise<ContentOutcome<{ entries: EntryPlace[] }>> {
  if (by.kind !== file.kind) return failWith(422, { by: because(t => t.otherKind) })
  if (file.lit && !by.lit) return failWith(422, { by: because(t => t.needsLit) })
  const done = new Map<string, EntryPlace>()
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { statements, keys, errors } = await planReplacement(db, file, by, change)
    if (errors) return failWith(409, errors)
    if (keys.length === 0) break
    await db.batch(statements)
    for (const key of keys) done.set(`${key.type} ${key.id}`, key)
  }
  return succeedWith({ entries: [...done.values()] })
}

async function planReplacement(db: D1Database, file: ReplacedFile, by: StoredFile, { author, now }: Change) {
  const { results } = await db
    .prepare(
      `SELECT type, id, status, data, revision, coalesce((SELECT drifted FROM versions AS last
         WHERE last.type = entries.type AND last.id = entries.id ORDER BY version DESC LIMIT 1), '[]') AS drifted FROM entries
       WHERE ${usesAnySourceSql} AND (status = 'draft' OR NOT EXISTS (
         SELECT 1 FROM entries AS draft WHERE draft.type = entries.type AND draft.id = entries.id AND draft.status = 'draft'))
       LIMIT ${maxEntries + 1}`,
    )
    .bind(formatSources(file))
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
    // Writes nothing if the entry has changed since it was read.
    const ifUnchanged = `FROM entries WHERE type = ?1 AND id = ?2 AND status = ?5 AND revision = ?6`
    keys.push({ type, id })
    listed.push({ type, id, document: checked.document, drifted })
    statements.push(
      storeFirstVersion(db, { type, id }),
      db
        .prepare(
          `INSERT INTO versions (type, id, version, data, saved_at, author, author_name, drifted)
           SELECT ?1, ?2, (SELECT coalesce(max(version), 0) + 1 FROM versions WHERE type = ?1 AND id = ?2), ?3, ?4, ?7, ?8, ?9
           ${ifUnchanged}`,
        )
        .bind(type, id, text, now, status, revision, author.id, author.name, JSON.stringify(drifted)),
      db
        .prepare(
          `INSERT INTO entries (type, id, status, slug, data, created_at) SELECT ?1, ?2, 'draft', slug, ?3, ?4 ${ifUnchanged}
           ON CONFLICT (type, id, status) DO UPDATE SET data = excluded.data`,
        )
        .bind(type, id, text, now, status, revision),
    )
  }
  const drafts = listed.map(entry => ({ ...entry, status: 'draft' as const }))
  if (keys.length > 0) statements.push(...listStatements(db, listed), ...linkStatementsForAll(db, drafts))
  return { statements, keys }
}
