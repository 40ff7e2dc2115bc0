import type { Connector } from './connector.ts'
import { queueDocuments } from './queue.ts'
import type { ImportState } from './state.ts'

/**
 * Reads the next page of an import or sweep. One batch queues its documents and stores the new
 * cursor.
 */
export async function readPart(db: D1Database, connector: Connector, state: ImportState) {
  if (state.phase === 'import') return readDocuments(db, connector, state)
  return readRevisions(db, connector, state)
}

async function readDocuments(db: D1Database, connector: Connector, { cursor }: ImportState) {
  const { found, next } = await connector.pull(cursor)
  const known = found.filter(document => connector.keyOf(document))
  await db.batch([
    ...queueDocuments(db, connector.name, known),
    // The CMS may change during an import, so a sweep follows.
    next === null ? movePhase(db, connector.name, 'sweep', null) : movePhase(db, connector.name, 'import', next),
  ])
}

async function readRevisions(db: D1Database, { name, list }: Connector, { cursor, sweep }: ImportState) {
  const { found, next } = await list(cursor)
  const json = JSON.stringify(found)
  await db.batch([
    db
      .prepare(
        `INSERT INTO connector_queue (connector, document, noted)
         SELECT ?1, value ->> 'id', hex(randomblob(8)) FROM json_each(?2) AS given
         WHERE NOT EXISTS (SELECT 1 FROM connected WHERE connector = ?1 AND document = given.value ->> 'id'
           AND revision = given.value ->> 'revision' AND errors IS NULL)
         ON CONFLICT DO NOTHING`,
      )
      .bind(name, json),
    db
      .prepare(
        `UPDATE connected SET sweep = ?3 WHERE connector = ?1 AND document IN (SELECT value ->> 'id' FROM json_each(?2))`,
      )
      .bind(name, json, sweep),
    ...(next === null ? [queueMissing(db, name, sweep), finishSweep(db, name)] : [movePhase(db, name, 'sweep', next)]),
  ])
}

/**
 * Queues the documents that a complete sweep has not found, so that their entries are removed if
 * the documents no longer exist.
 */
const queueMissing = (db: D1Database, name: string, sweep: number) =>
  db
    .prepare(
      `INSERT INTO connector_queue (connector, document, noted)
       SELECT connector, document, hex(randomblob(8)) FROM connected WHERE connector = ?1 AND sweep <> ?2
       ON CONFLICT DO NOTHING`,
    )
    .bind(name, sweep)

const movePhase = (db: D1Database, name: string, phase: string, cursor: string | null) =>
  db
    .prepare('UPDATE connectors SET phase = ?2, cursor = ?3, problem = NULL WHERE connector = ?1')
    .bind(name, phase, cursor)

const finishSweep = (db: D1Database, name: string) =>
  db
    .prepare(
      `UPDATE connectors SET phase = 'idle', cursor = NULL, problem = NULL, swept_at = ?2,
         imported_at = coalesce(imported_at, ?2) WHERE connector = ?1`,
    )
    .bind(name, new Date().toISOString())
