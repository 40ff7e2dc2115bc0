import { type ContentFailure, failWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type EntryPlace, findEntry } from './entry.ts'

/** The version that a change is based on; 0 for a new entry, `any` to change any version. */
export type Expected = number | 'any'

/** The statements that fail their batch unless this is the entry's newest version. */
export const expectVersion = (db: D1Database, { type, id }: EntryPlace, expected: Expected) =>
  expected === 'any'
    ? []
    : [db.prepare('INSERT INTO expected_versions (type, id, version) VALUES (?, ?, ?)').bind(type, id, expected)]

/**
 * The statement that fails its batch unless the entry was last published at `publishedAt`, which is
 * null for an entry that is not public.
 */
export const expectPublication = (db: D1Database, { type, id }: EntryPlace, publishedAt: string | null) =>
  db.prepare('INSERT INTO expected_publications (type, id, published_at) VALUES (?, ?, ?)').bind(type, id, publishedAt)

/** Runs a batch. Returns null if an entry or release has changed since it was read. */
export async function runIfExpected(db: D1Database, statements: D1PreparedStatement[]): Promise<D1Result[] | null> {
  try {
    return await db.batch(statements)
  } catch (error) {
    if (error instanceof Error && /version_changed|publication_changed/.test(error.message)) return null
    throw error
  }
}

/**
 * Creates the refusal of a change that is based on an older version, with the entry's current
 * state.
 */
export async function refuseOutdatedChange(db: D1Database, key: EntryPlace): Promise<ContentFailure> {
  const entry = await findEntry(db, key)
  if (!entry) return failWith(412, { version: because(t => t.goneMeanwhile) }, { entry: null })
  return failWith(
    412,
    { version: because(t => t.changedMeanwhile(entry.version, entry.author?.name ?? null, entry.savedAt)) },
    { entry },
  )
}

/**
 * Creates the refusal of a publication, because the entry was changed, published or unpublished in
 * the meantime.
 */
export async function refuseOutdatedPublication(
  db: D1Database,
  key: EntryPlace,
  expected: Expected,
): Promise<ContentFailure> {
  const entry = await findEntry(db, key)
  return entry && (expected === 'any' || expected === entry.version)
    ? failWith(409, { id: because(t => t.publishedMeanwhile) })
    : refuseOutdatedChange(db, key)
}
