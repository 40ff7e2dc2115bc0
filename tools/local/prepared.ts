import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateDir } from './settings.ts'

/** Beside the storage: that it was filled, and which migrations it has seen. */
const note = () => join(stateDir(), 'seeded')
const migrations = () => globSync('src/services/*/migrations/*.sql').sort().join('\n')

export const isSeeded = () => existsSync(note())

/** Nothing is to be done before the shop can open; asking costs nothing. */
export const isPrepared = () => isSeeded() && readFileSync(note(), 'utf8') === migrations()

export const notePrepared = () => writeFileSync(note(), migrations())
