import { rebuildOverview } from '../overview/rebuild.ts'
import { rebuild } from './derived.ts'

/** To be raised with every change of the derived rows: existing ones are then rebuilt. */
const version = 11

/** Whether the derived rows have the current version. */
async function isCurrent(db: D1Database) {
  const made = await db
    .prepare('SELECT max(version) AS version FROM derived_version')
    .first<{ version: number | null }>()
  return made?.version === version
}

/**
 * Rebuilds the derived rows if they have another version; whether it did. After an interruption it
 * starts again.
 */
export async function rebuildOld(db: D1Database): Promise<boolean> {
  if (await isCurrent(db)) return false
  await rebuildAll(db)
  return true
}

/** Rebuilds the derived rows, whatever their version. */
export async function rebuildAll(db: D1Database) {
  await rebuild(db)
  await rebuildOverview(db)
  await db.batch([
    db.prepare('DELETE FROM derived_version'),
    db.prepare('INSERT INTO derived_version (version) VALUES (?)').bind(version),
  ])
}
