import { copyFileSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findCommerceFile } from '../../../test/support/commerce-file.ts'
import type { Trip } from './counted-shop.ts'

const rounds = 9

/** Copies both databases. Nothing may write to them during the copying. */
export function copyDatabases(state: string) {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const commerce = findCommerceFile(state)
  const content = globSync(join(state, 'v3/d1/miniflare-D1DatabaseObject/*.sqlite')).find(
    path => path !== commerce && !path.endsWith('metadata.sqlite'),
  )
  if (!content) throw new Error(`No content database in ${state}`)
  const files = { COMMERCE_DB: commerce, CONTENT_DB: content }
  const copy = (from: string, to: string) => {
    for (const end of ['', '-wal']) if (existsSync(from + end)) copyFileSync(from + end, to + end)
  }
  for (const [name, file] of Object.entries(files)) copy(file, join(folder, name))

  /**
   * Measures SQLite's time in ms for each trip to a database, and returns the best of several
   * rounds. Each round uses a new copy, so that writes have the same effect every time.
   */
  function timesOf(database: Trip['database'], trips: Trip[]): number[] {
    const best = trips.map(() => Number.POSITIVE_INFINITY)
    for (let round = 0; round < rounds; round++) {
      const path = join(folder, `${database}-${round}`)
      copy(join(folder, database), path)
      const db = new DatabaseSync(path)
      // Waiting for the disk is switched off, because it is not part of the CPU time that D1 bills.
      db.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON')
      for (const [at, { statements }] of trips.entries()) {
        const start = performance.now()
        db.exec('BEGIN')
        for (const { sql, values } of statements) db.prepare(sql).all(...values)
        db.exec('COMMIT')
        best[at] = Math.min(best[at] ?? 0, performance.now() - start)
      }
      db.close()
    }
    return best
  }
  return { timesOf, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
