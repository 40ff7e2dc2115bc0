import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../tools/local/prepare.ts'

/** Names the folder that this run's shops are copied from. */
const variable = 'PREPARED_STORAGE'

/** Vitest's global setup: storage with the demo data, made once for all the shops of a run. */
export default async function setup() {
  // Another project's setup has made it.
  if (process.env[variable]) return
  const folder = mkdtempSync(join(tmpdir(), 'prepared-'))
  await prepare(folder)
  process.env[variable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * Makes `state` storage with the demo data: a copy of this run's, or made anew where nothing was
 * made ahead.
 */
export async function prepareDemo(state: string) {
  const prepared = process.env[variable]
  // No runtime has it open: what is copied is whole.
  if (prepared) cpSync(prepared, state, { recursive: true })
  else await prepare(state)
}
