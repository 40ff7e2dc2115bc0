import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the storage: that it was filled, and which migrations it has seen. */
const note = (state: string) => join(state, 'seeded')
const migrations = () => globSync('src/services/*/migrations/*.sql').sort().join('\n')

export const isSeeded = (state: string) => existsSync(note(state))

/** Nothing is to be done before the shop can open; asking costs nothing. */
export const isPrepared = (state: string) => isSeeded(state) && readFileSync(note(state), 'utf8') === migrations()

export const notePrepared = (state: string) => writeFileSync(note(state), migrations())
