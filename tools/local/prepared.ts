import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first migration of each database: its complete schema. */
export const schema = '0001_schema.sql'

/** The path of a file that lists the applied migrations. It exists once the storage is filled. */
const note = (state: string) => join(state, 'seeded')
const migrations = () => globSync('src/services/*/migrations/*.sql').sort().join('\n')

export const isSeeded = (state: string) => existsSync(note(state))

/** Whether the storage is filled and has all migrations. */
export const isPrepared = (state: string) => isSeeded(state) && readFileSync(note(state), 'utf8') === migrations()

/** Exits if the storage is older than the schema file, because no migration can update it. */
export function refuseOutdated(state: string) {
  if (!isSeeded(state) || readFileSync(note(state), 'utf8').includes(`/${schema}`)) return
  console.error(
    `${state} was filled by an older version of the shop. npm run reset deletes it and inserts the demo data. ` +
      'To keep its data: npm run backup -- ../old.tar.gz, npm run reset, npm run restore -- ../old.tar.gz --overwrite',
  )
  process.exit(1)
}

export const notePrepared = (state: string) => writeFileSync(note(state), migrations())
