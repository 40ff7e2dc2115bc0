import type { Miniflare } from 'miniflare'
import * as v from 'valibot'
import { rebuildAll } from '../../src/services/content/rebuild/rebuild.ts'
import { isPortFree } from '../local/port-free.ts'
import { notePrepared } from '../local/prepared.ts'
import { retry } from '../local/retry.ts'
import { port, stateDir } from '../local/settings.ts'
import { localFiles } from './local-files.ts'
import { BackupProblem, type Storage } from './storage.ts'

const rows = v.array(v.record(v.string(), v.unknown()))

/** Opens a local shop's storage (`STATE_DIR`). Before it is written, the shop must be stopped. */
export async function localStorage(isWritten: boolean): Promise<Storage> {
  const state = stateDir()
  if (isWritten && !(await isPortFree(port())))
    throw new BackupProblem(`Stop the shop at port ${port()} first: its storage is going to be replaced.`)
  let opened: Miniflare | undefined
  /** Opens the databases on first use: if the backup is rejected, they are never needed. */
  const open = async () => (opened ??= (await import('../local/prepare.ts')).openStorage(state))
  const databaseOf = async (name: 'COMMERCE_DB' | 'CONTENT_DB') =>
    (await import('../local/prepare.ts')).databaseIn(await open(), name)
  return {
    name: state,

    async read(database, statements) {
      if (statements.length === 0) return []
      const db = await databaseOf(database)
      const results = await retry<D1Result[]>(() => db.batch(statements.map(statement => db.prepare(statement))))
      return results.map(one => v.parse(rows, one.results))
    },

    async write(database, statements) {
      const db = await databaseOf(database)
      await db.batch(statements.map(statement => db.prepare(statement)))
    },

    ...localFiles(open),

    secrets: async () => null,

    async finish() {
      const { migrate } = await import('../local/prepare.ts')
      await migrate(await databaseOf('COMMERCE_DB'), 'commerce')
      const content = await databaseOf('CONTENT_DB')
      await migrate(content, 'content')
      await rebuildAll(content)
      // Marks the storage as filled, because otherwise the next start would add the demo data.
      notePrepared(state)
      return ['Open the shop with: npm start']
    },

    close: async () => opened?.dispose(),
  }
}
