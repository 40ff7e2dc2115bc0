import { randomBytes, scryptSync } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { demoCustomers } from '../../tools/demo/commerce.ts'
import { findCommerceFile } from './commerce-file.ts'
import { fillWithPlainPictures } from './plain-pictures.ts'

/** The environment variable with the folder that shops of this run copy their storage from. */
const variable = 'PREPARED_STORAGE'

/**
 * The global setup for Vitest: fills storage with the demo data once for all shops of a run, while
 * the workers start.
 */
export default function setup() {
  // Another project of the same run has already prepared the storage.
  if (process.env[variable]) return
  const parent = mkdtempSync(join(tmpdir(), 'prepared-'))
  process.env[variable] = parent
  const made = make(join(parent, 'unfinished')).then(
    () => renameSync(join(parent, 'unfinished'), join(parent, whole)),
    error => writeFileSync(join(parent, failure), String(error)),
  )
  return async () => {
    await made
    rmSync(parent, { recursive: true, force: true })
  }
}

const whole = 'storage'
const failure = 'failure'

async function make(folder: string) {
  await Promise.all([makeAnew(folder), fillWithPlainPictures(folder)])
  hashCheaply(folder)
}

/**
 * Fills the folder `state` with the demo data: copies what the global setup prepared, or creates
 * the data if the setup did not run.
 */
export async function prepareDemo(state: string) {
  const parent = process.env[variable]
  // A plain copy is safe because no runtime has this storage open.
  if (parent) cpSync(await prepared(parent), state, { recursive: true })
  else await makeAnew(state)
}

/** Waits until this run's storage is complete, and returns its folder. */
async function prepared(parent: string): Promise<string> {
  const folder = join(parent, whole)
  while (!existsSync(folder)) {
    if (existsSync(join(parent, failure))) throw new Error(readFileSync(join(parent, failure), 'utf8'))
    await setTimeout(50)
  }
  return folder
}

/** Imported only when needed, because it loads Wrangler, which takes each worker half a second. */
const makeAnew = async (state: string) => (await import('../../tools/local/prepare.ts')).prepare(state)

/**
 * Replaces the password hashes of the demo's customers with ones that are fast to compare, because
 * tests log in hundreds of times. New customers get hashes of the usual strength.
 */
function hashCheaply(state: string) {
  const database = new DatabaseSync(findCommerceFile(state))
  const update = database.prepare('UPDATE customers SET password = ? WHERE email = ?')
  for (const { email, password } of demoCustomers) update.run(makeCheapHash(password), email)
  database.close()
}

/** Hashes a password in the format of `passwords.ts`, with the lowest cost. */
export function makeCheapHash(password: string): string {
  const [N, r, p] = [2, 8, 1]
  const salt = randomBytes(16)
  return [
    'scrypt',
    N,
    r,
    p,
    ...[salt, scryptSync(password, salt, 32, { N, r, p })].map(part => part.toString('base64')),
  ].join('$')
}
