import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { rebuildAll, rebuildOld } from '../../src/services/content/rebuild/rebuild.ts'
import { batchWorker, throughBatches } from './databases.ts'
import { loadDemo } from './demo.ts'
import { isSeeded, notePrepared } from './prepared.ts'
import { retry } from './retry.ts'
import { stateDir, storageIn } from './settings.ts'

const services = [
  { database: 'COMMERCE_DB', folder: 'commerce' },
  { database: 'CONTENT_DB', folder: 'content' },
] as const

/**
 * Prepares local storage: applies new migrations and, if there is a demo, inserts its data once.
 * Existing data is kept.
 */
export const prepare = (state = stateDir()) => retry(() => fill(state))

/** Fills the storage. If it is interrupted at any point, it can simply run again. */
async function fill(state: string) {
  const seeded = isSeeded(state)
  const demo = seeded ? null : await loadDemo()
  const seeds = await demo?.seeds()
  await withDatabases(state, async (db, { folder }) => {
    await migrate(db, folder)
    if (seeds) await db.batch(seeds[folder].map(statement => db.prepare(statement)))
    if (folder === 'content') await (seeded ? rebuildOld(db) : rebuildAll(db))
  })
  // Written last, so that an interrupted start inserts the data again; the statements allow that.
  notePrepared(state)
}

async function withDatabases(state: string, work: (db: D1Database, of: (typeof services)[number]) => Promise<unknown>) {
  const storage = openStorage(state)
  try {
    for (const service of services) await work(databaseIn(storage, service.database), service)
  } finally {
    await storage.dispose()
  }
}

/** Opens a local shop's databases and files without the shop. Callers must dispose the result. */
export function openStorage(state: string) {
  mkdirSync(state, { recursive: true })
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: batchWorker,
      // Without this, Miniflare would request the machine's location from the internet.
      cf: false,
      d1Databases: services.map(({ database }) => database),
      r2Buckets: ['PICTURES'],
      resourcePersistencePath: storageIn(state),
    }),
  )
}

/** Returns a database of the storage that `openStorage` has opened. */
export const databaseIn = (storage: Miniflare, name: (typeof services)[number]['database']) =>
  throughBatches((...question) => storage.dispatchFetch(...question), name)

/** Deletes all local storage. */
export const wipe = () => rmSync(stateDir(), { recursive: true, force: true })

/**
 * Applies a service's new migrations, each in one batch, and records them in Wrangler's own table,
 * so that Wrangler does not apply them again.
 */
export async function migrate(db: D1Database, folder: string) {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const done = new Set(results.map(({ name }) => name))
  const files = globSync(`src/services/${folder}/migrations/*.sql`).filter(file => !done.has(basename(file)))
  if (files.length === 0) return
  // Imported only here, because loading Wrangler takes half a second.
  const { unstable_splitSqlQuery: statementsOf } = await import('wrangler')
  for (const file of files.sort()) {
    const statements = statementsOf(readFileSync(file, 'utf8')).map(statement => db.prepare(statement))
    await db.batch([...statements, db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(basename(file))])
  }
}
