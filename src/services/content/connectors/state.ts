import * as v from 'valibot'

const stateRow = v.object({
  phase: v.picklist(['idle', 'import', 'sweep']),
  cursor: v.nullable(v.string()),
  sweep: v.number(),
  progress: v.number(),
  problem: v.nullable(v.string()),
  not_before: v.string(),
  imported_at: v.nullable(v.string()),
  swept_at: v.nullable(v.string()),
})
export type ImportState = v.InferOutput<typeof stateRow>

/** How long a step is reserved for its caller, in ms; longer than any step takes. */
const leaseMs = 120_000

export async function loadState(db: D1Database, name: string): Promise<ImportState> {
  const [, found] = await db.batch([
    db.prepare('INSERT OR IGNORE INTO connectors (connector) VALUES (?)').bind(name),
    db.prepare('SELECT * FROM connectors WHERE connector = ?').bind(name),
  ])
  return v.parse(v.tuple([stateRow]), found?.results)[0]
}

/**
 * Starts an import, or a sweep that compares revisions. Does not restart an import or sweep that is
 * running, but an import replaces a sweep.
 */
export const startImport = (db: D1Database, name: string, phase: 'import' | 'sweep') =>
  db.batch([
    db.prepare('INSERT OR IGNORE INTO connectors (connector) VALUES (?)').bind(name),
    db
      .prepare(
        `UPDATE connectors SET phase = ?2, cursor = NULL, sweep = sweep + 1, progress = 1, problem = NULL, not_before = ''
         WHERE connector = ?1 AND (phase = 'idle' OR ?2 = 'import' AND phase = 'sweep')`,
      )
      .bind(name, phase),
    // Clears the waiting time, because somebody has requested the import now.
    db.prepare(`UPDATE connectors SET problem = NULL, not_before = '' WHERE connector = ?`).bind(name),
  ])

/**
 * Reserves a step for this caller. False if another step is running, or if the waiting time after a
 * problem is not over.
 */
export async function leaseConnector(db: D1Database, name: string, now: number): Promise<boolean> {
  const taken = await db
    .prepare(
      `UPDATE connectors SET leased_until = ?3 WHERE connector = ?1 AND leased_until < ?2 AND not_before < ?2
       RETURNING connector`,
    )
    .bind(name, new Date(now).toISOString(), new Date(now + leaseMs).toISOString())
    .first()
  return taken !== null
}

export const releaseConnector = (db: D1Database, name: string) =>
  db.prepare(`UPDATE connectors SET leased_until = '' WHERE connector = ?`).bind(name).run()

/** Stores a problem, and the time before which no step may run. */
export const storeProblem = (db: D1Database, name: string, problem: string, until: number) =>
  db
    .prepare('UPDATE connectors SET problem = ?2, not_before = ?3 WHERE connector = ?1')
    .bind(name, problem, new Date(until).toISOString())
    .run()

/** The state that the management interface and the operator's commands show. */
export async function describeConnector(db: D1Database, name: string) {
  const { phase, problem, not_before, imported_at, swept_at } = await loadState(db, name)
  const [counts, refused] = await db.batch([
    db
      .prepare(
        `SELECT (SELECT count(*) FROM connected WHERE connector = ?1 AND stored = 1) AS documents,
           (SELECT count(*) FROM connector_queue WHERE connector = ?1) AS queued`,
      )
      .bind(name),
    db
      .prepare(
        'SELECT document, type, id, errors FROM connected WHERE connector = ? AND errors IS NOT NULL ORDER BY document LIMIT 200',
      )
      .bind(name),
  ])
  const [count] = v.parse(v.tuple([v.object({ documents: v.number(), queued: v.number() })]), counts?.results)
  const rows = v.parse(refusedRows, refused?.results)
  return {
    phase,
    ...count,
    refused: rows,
    problem,
    waitsUntil: problem === null ? null : not_before,
    importedAt: imported_at,
    sweptAt: swept_at,
  }
}

const refusedRows = v.array(
  v.object({
    document: v.string(),
    type: v.string(),
    id: v.string(),
    errors: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  }),
)
