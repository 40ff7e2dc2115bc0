import * as v from 'valibot'
import { isType } from '../entries/documents.ts'
import { deriveRows, loadMatchingChanges } from '../publishing/derived.ts'
import { mergeIndexes } from '../search/index-statements.ts'
import { rebuildLists } from './listed.ts'
import { loadKeysAfter, type RebuildStep } from './part.ts'

/** Number of entries in a batch. */
const chunkSize = 100

const staleKeys = v.array(v.object({ type: v.pipe(v.string(), v.check(isType)), id: v.string() }))

/** Rebuilds the rows derived from published entries: listing, totals, links, cards, search. */
const rebuildPublished: RebuildStep = {
  async begin(db) {
    const { results } = await db
      .prepare(
        `SELECT type, id FROM search_rows UNION SELECT 'product', product FROM listing
         EXCEPT SELECT type, id FROM entries WHERE status = 'published'`,
      )
      .all()
    const changes = v
      .parse(staleKeys, results)
      .flatMap(({ type, id }) => (isType(type) ? [{ type, id, document: null }] : []))
    if (changes.length > 0) await db.batch(await deriveRows(db, changes))
  },

  after: (db, key) => loadKeysAfter(db, key, `status = 'published'`, chunkSize),

  async statements(db, keys) {
    const which = `(type, id) IN (SELECT value ->> 'type', value ->> 'id' FROM json_each(?))`
    const changes = await loadMatchingChanges(db, which, JSON.stringify(keys))
    return changes.length > 0 ? deriveRows(db, changes) : []
  },

  end: mergeIndexes,
}

/** Increment this whenever the way of deriving rows changes, so that existing rows are rebuilt. */
const version = 15

const partSequence = ['published', 'listed'] as const
const parts: Record<(typeof partSequence)[number], RebuildStep> = { published: rebuildPublished, listed: rebuildLists }

/** The position at which a rebuild continues: in this part, after this entry. */
const positionRow = v.object({ part: v.picklist(partSequence), type: v.string(), id: v.string() })
type RebuildPosition = v.InferOutput<typeof positionRow>

/** When a call stops. The next call continues from there. */
interface RebuildLimits {
  /** Milliseconds since 1970. */
  until?: number
  /** Maximum number of batches; a Worker can run a few hundred. */
  batches?: number
}

/** The limits of one request or run of the cron job. */
export const limitToOneRun = (): RebuildLimits => ({ until: Date.now() + 20_000, batches: 150 })

/**
 * Rebuilds derived rows if they are of another version, or continues a rebuild in progress. Returns
 * `done` if the rebuild is now complete, `begun` if it is not, and `current` if there was nothing
 * to do.
 */
export async function rebuildOld(db: D1Database, limits: RebuildLimits = {}): Promise<'current' | 'begun' | 'done'> {
  const derived = await db
    .prepare('SELECT max(version) AS version FROM derived_version')
    .first<{ version: number | null }>()
  if (derived?.version === version) return 'current'
  return (await continueRebuild(db, limits)) ? 'done' : 'begun'
}

/**
 * Rebuilds all derived rows, or continues a rebuild in progress. Returns whether it is complete; if
 * not, `rebuildOld` also continues it.
 */
export async function rebuildAll(db: D1Database, limits: RebuildLimits = {}): Promise<boolean> {
  await db.prepare('DELETE FROM derived_version').run()
  return continueRebuild(db, limits)
}

async function continueRebuild(
  db: D1Database,
  { until = Infinity, batches = Infinity }: RebuildLimits,
): Promise<boolean> {
  let place = (await findPosition(db)) ?? (await beginRebuild(db))
  for (let done = 0; done < batches && Date.now() < until; done++) {
    const part = parts[place.part]
    const keys = await part.after(db, place)
    const last = keys.at(-1)
    if (last) {
      place = { part: place.part, ...last }
      // Stores the position in the same batch, so that everything before it is done, even after an
      // interruption.
      await db.batch([...(await part.statements(db, keys)), storePosition(db, place)])
      continue
    }
    await part.end?.(db)
    const next = partSequence[partSequence.indexOf(place.part) + 1]
    if (!next) {
      await finishRebuild(db)
      return true
    }
    await parts[next].begin(db)
    place = { part: next, type: '', id: '' }
    await storePosition(db, place).run()
  }
  return false
}

/** The position of the rebuild to this version; null if none is in progress. */
async function findPosition(db: D1Database): Promise<RebuildPosition | null> {
  const row = await db.prepare('SELECT part, type, id FROM derived_rebuild WHERE version = ?').bind(version).first()
  return row && v.parse(positionRow, row)
}

async function beginRebuild(db: D1Database): Promise<RebuildPosition> {
  const [part] = partSequence
  await parts[part].begin(db)
  await db.batch([
    db.prepare('DELETE FROM derived_rebuild'),
    db.prepare(`INSERT INTO derived_rebuild (version, part, type, id) VALUES (?, ?, '', '')`).bind(version, part),
  ])
  return { part, type: '', id: '' }
}

/** Changes nothing if another call has completed the rebuild. */
const storePosition = (db: D1Database, { part, type, id }: RebuildPosition) =>
  db
    .prepare('UPDATE derived_rebuild SET part = ?2, type = ?3, id = ?4 WHERE version = ?1')
    .bind(version, part, type, id)

const finishRebuild = (db: D1Database) =>
  db.batch([
    db.prepare('DELETE FROM derived_rebuild'),
    db.prepare('DELETE FROM derived_version'),
    db.prepare('INSERT INTO derived_version (version) VALUES (?)').bind(version),
  ])
