import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first migration of each database: its whole schema. */
export const schema = '0001_schema.sql'

/** A file beside the storage: that it was filled, and the migrations that were applied. */
const note = (state: string) => join(state, 'seeded')
const migrations = () => globSync('src/services/*/migrations/*.sql').sort().join('\n')

export const isSeeded = (state: string) => existsSync(note(state))

/** Whether the storage is filled and has all migrations; reads one file. */
export const isPrepared = (state: string) => isSeeded(state) && readFileSync(note(state), 'utf8') === migrations()

export const notePrepared = (state: string) => writeFileSync(note(state), migrations())
