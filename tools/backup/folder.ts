import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { format, type Manifest, manifest, sha256 } from './format.ts'
import { BackupProblem, type Database, databases } from './storage.ts'

const isPacked = (path: string) => /\.(tar\.gz|tgz)$/.test(path)

/** Only the owner may read the files, since they contain personal data. */
const owned = { mode: 0o600 }

/**
 * Calls `use` with the folder of a backup. If `path` is a `.tar.gz` file, an existing backup is
 * unpacked before the call, and a new one is packed after it.
 */
export async function withFolder<Result>(path: string, isNew: boolean, use: (folder: string) => Promise<Result>) {
  if (isNew && existsSync(path)) throw new BackupProblem(`${path} exists already: name another file or folder.`)
  if (!isNew && !existsSync(path)) throw new BackupProblem(`There is no ${path}.`)
  if (isNew) mkdirSync(dirname(resolve(path)), { recursive: true })
  if (!isPacked(path)) return use(path)
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  try {
    if (!isNew) tar('-xzf', path, '-C', folder)
    const result = await use(folder)
    if (isNew) {
      tar('-czf', path, '-C', folder, '.')
      chmodSync(path, owned.mode)
    }
    return result
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function tar(...words: string[]) {
  const { status, stderr } = spawnSync('tar', words, { encoding: 'utf8' })
  if (status !== 0) throw new BackupProblem(`tar failed: ${stderr}`)
}

export function write(folder: string, name: string, content: string | Buffer) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, content, owned)
}

/*
 * Names of files in a backup. Stored files are named by hash, because their keys contain slashes.
 */
export const storedFile = (sha: string) => `files/${sha}`
export const tableFile = (database: Database, table: string) => `${database}/${table}.jsonl`

/** Reads `backup.json` and verifies every file, before anything is changed. */
export function readBackup(folder: string) {
  const path = join(folder, 'backup.json')
  if (!existsSync(path)) throw new BackupProblem('This is not a backup: it has no backup.json.')
  const given: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const version = v.safeParse(v.object({ format: v.number() }), given)
  if (version.success && version.output.format > format)
    throw new BackupProblem(
      `The backup has format ${version.output.format}, and this version of the shop reads ${format}.`,
    )
  const read = v.safeParse(manifest, given)
  if (!read.success) throw new BackupProblem(`backup.json is damaged: ${read.issues[0].message}`)
  const texts = new Map<string, string>()
  for (const database of databases)
    for (const [name, table] of Object.entries(read.output.databases[database].tables))
      texts.set(tableFile(database, name), readVerified(folder, tableFile(database, name), table.sha256).toString())
  const files = new Map<string, Buffer>()
  for (const { key, sha256 } of read.output.files)
    if (sha256) files.set(key, readVerified(folder, storedFile(sha256), sha256))
  return { manifest: read.output satisfies Manifest, files, textOf: (name: string) => texts.get(name) ?? '' }
}

function readVerified(folder: string, name: string, sha: string) {
  const path = join(folder, name)
  if (!existsSync(path)) throw new BackupProblem(`${name} is missing in the backup.`)
  const bytes = readFileSync(path)
  if (sha256(bytes) !== sha) throw new BackupProblem(`${name} is not what was backed up: its hash differs.`)
  return bytes
}
