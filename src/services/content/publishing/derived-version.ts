import { rebuild } from './derived.ts'

/**
 * To be raised with every change of what `derive` makes of an entry: rows of before are then made
 * anew.
 */
const version = 5

/** Whether the derived rows are what this version would make of the entries. */
async function isCurrent(db: D1Database) {
  const made = await db
    .prepare('SELECT max(version) AS version FROM derived_version')
    .first<{ version: number | null }>()
  return made?.version === version
}

/**
 * Makes the derived rows anew where they are of another version; answers whether they were. Stopped
 * half-way, it begins again.
 */
export async function rebuildOld(db: D1Database): Promise<boolean> {
  if (await isCurrent(db)) return false
  await rebuildAll(db)
  return true
}

/** Makes the derived rows again, whatever their version. */
export async function rebuildAll(db: D1Database) {
  await rebuild(db)
  await db.batch([
    db.prepare('DELETE FROM derived_version'),
    db.prepare('INSERT INTO derived_version (version) VALUES (?)').bind(version),
  ])
}
