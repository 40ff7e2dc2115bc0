import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import * as v from 'valibot'
import { rebuildShop } from '../content/rebuild.ts'
import { localFiles } from './local-files.ts'
import { BackupProblem, type Storage } from './storage.ts'

const answers = v.array(v.object({ results: v.array(v.record(v.string(), v.unknown())) }))
const named = v.array(v.object({ name: v.string() }))
const built = v.object({
  vars: v.object({ SITE_URL: v.string() }),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.optional(v.string()) })),
})
/** The built configuration of the chosen environment. */
const builtFile = 'dist/ssr/wrangler.json'

/**
 * Accesses a shop's storage in a Cloudflare account through Wrangler; `CLOUDFLARE_ENV` selects the
 * environment. If `local` names a folder, the local storage in it is used instead of an account.
 */
export function wranglerStorage(local?: string): Storage {
  const where = local === undefined ? ['--remote'] : ['--local', '--persist-to', local]
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  const file = join(folder, 'statements.sql')
  let opened: Miniflare | undefined
  const open = async (state: string) => (opened ??= (await import('../local/prepare.ts')).openStorage(state))
  // Without a bucket_name, the local bucket has the name of its binding. Wrangler's commands reject
  // that name, because it is in capitals, so the files are then accessed without Wrangler.
  const unnamed = local !== undefined && !findBucket() ? localFiles(() => open(local)) : null

  return {
    name: `the Cloudflare account${process.env.CLOUDFLARE_ENV ? ` (${process.env.CLOUDFLARE_ENV})` : ''}`,

    async read(database, statements) {
      if (statements.length === 0) return []
      const command = `${statements.join(';\n')};`
      const text = await wrangler('d1', 'execute', database, ...where, '--json', '--yes', '--command', command)
      return v.parse(answers, JSON.parse(text)).map(({ results }) => results)
    },

    // If a statement fails, the database is not changed.
    async write(database, statements) {
      writeFileSync(file, statements.map(statement => `${statement};\n`).join(''))
      await wrangler('d1', 'execute', database, ...where, '--json', '--yes', '--file', file)
    },

    async getFile(key) {
      if (unnamed) return unnamed.getFile(key)
      const { status, text } = await run('r2', 'object', 'get', `${bucket()}/${key}`, ...where, '--file', file)
      if (status === 0) return readFileSync(file)
      if (/does not exist|not found/i.test(text)) return null
      throw new BackupProblem(`Wrangler could not read ${key}:\n${text}`)
    },

    async putFile(key, bytes, type) {
      if (unnamed) return unnamed.putFile(key, bytes, type)
      writeFileSync(file, bytes)
      await wrangler('r2', 'object', 'put', `${bucket()}/${key}`, ...where, '--file', file, '--content-type', type)
    },

    secrets: async () =>
      where.includes('--remote')
        ? v.parse(named, JSON.parse(await wrangler('secret', 'list', '--format', 'json'))).map(({ name }) => name)
        : null,

    async finish() {
      for (const database of ['COMMERCE_DB', 'CONTENT_DB'])
        await wrangler('d1', 'migrations', 'apply', database, ...where)
      return [await rebuildLists(process.env.CONTENT_TOKEN)]
    },

    async close() {
      await opened?.dispose()
      rmSync(folder, { recursive: true })
    },
  }
}

const late = 'the cron job rebuilds listing and search within five minutes.'

/** Rebuilds listing and search at once; without `CONTENT_TOKEN` the cron job does it later. */
async function rebuildLists(token: string | undefined) {
  if (!token) return `Without CONTENT_TOKEN, ${late}`
  if (!existsSync(builtFile)) return `Without npm run build, ${late}`
  const site = configuration().vars.SITE_URL
  const answer = await rebuildShop({ site, token })
  return answer.ok ? 'Listing and search are rebuilt.' : `${site} responded with status ${answer.status}: ${late}`
}

const configuration = () => v.parse(built, JSON.parse(readFileSync(builtFile, 'utf8')))

const findBucket = () =>
  existsSync(builtFile) ? configuration().r2_buckets.find(({ binding }) => binding === 'PICTURES')?.bucket_name : null

function bucket() {
  if (!existsSync(builtFile))
    throw new BackupProblem('Run npm run build first: the built configuration names the bucket for files.')
  const name = findBucket()
  if (!name)
    throw new BackupProblem('wrangler.toml has no bucket_name for PICTURES: Wrangler writes it when it deploys.')
  return name
}

async function wrangler(...words: string[]) {
  const { status, text, output } = await run(...words)
  if (status !== 0) throw new BackupProblem(`wrangler ${words.slice(0, 3).join(' ')} failed:\n${text}`)
  return output
}

function run(...words: string[]): Promise<{ status: number | null; output: string; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/wrangler', words, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    const all: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk)
      all.push(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => all.push(chunk))
    child.once('error', reject)
    child.once('close', status =>
      resolve({ status, output: Buffer.concat(output).toString(), text: Buffer.concat(all).toString().slice(-2000) }),
    )
  })
}
