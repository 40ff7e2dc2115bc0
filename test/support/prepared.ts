import { randomBytes, scryptSync } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { demoCustomers } from '../../tools/demo/commerce.ts'
import { findCommerceFile } from './commerce-file.ts'
import { fillWithPlainPictures } from './plain-pictures.ts'

/** Names the folder that this run's shops are copied from. */
const variable = 'PREPARED_STORAGE'

/**
 * Vitest's global setup: storage with the demo data, made once for all the shops of a run, while
 * their workers start.
 */
export default function setup() {
  // The setup of another project prepares it.
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
 * Makes `state` storage with the demo data: a copy of this run's, or made anew where nothing was
 * made ahead.
 */
export async function prepareDemo(state: string) {
  const parent = process.env[variable]
  // No runtime has it open: what is copied is whole.
  if (parent) cpSync(await prepared(parent), state, { recursive: true })
  else await makeAnew(state)
}

/** The folder of this run's storage, once it is whole. */
async function prepared(parent: string): Promise<string> {
  const folder = join(parent, whole)
  while (!existsSync(folder)) {
    if (existsSync(join(parent, failure))) throw new Error(readFileSync(join(parent, failure), 'utf8'))
    await setTimeout(50)
  }
  return folder
}

/** Imported only here: it brings Wrangler, which takes each worker half a second to load. */
const makeAnew = async (state: string) => (await import('../../tools/local/prepare.ts')).prepare(state)

/**
 * Gives the demo's customers hashes that cost nothing to compare: hundreds of logins are not about
 * hashing. Whoever registers has one as strong as ever.
 */
function hashCheaply(state: string) {
  const database = new DatabaseSync(findCommerceFile(state))
  const update = database.prepare('UPDATE customers SET password = ? WHERE email = ?')
  for (const { email, password } of demoCustomers) update.run(makeCheapHash(password), email)
  database.close()
}

/** As `passwords.ts` stores it. */
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
