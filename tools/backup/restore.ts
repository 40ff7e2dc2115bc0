import { readSchema, readTables } from './dump.ts'
import { readBackup, tableFile, withFolder } from './folder.ts'
import type { Manifest, SchemaObject } from './format.ts'
import { buildStatements } from './load.ts'
import { refuseHalfway, renameStatements, replaced } from './replaced.ts'
import { type CommandInput, run } from './run.ts'
import { knownMigrations } from './settings.ts'
import { BackupProblem, type Database, databases, type Storage } from './storage.ts'

/**
 * Tables that are empty in a new deployment. If one of them has rows, `--overwrite` is required.
 */
const telling: Record<Database, string[]> = {
  COMMERCE_DB: ['products', 'customers', 'orders'],
  CONTENT_DB: ['entries'],
}

/** Replaces the data of `storage` with a backup and verifies it; returns lines to print. */
async function restore({ storage, path, isReplaced }: CommandInput): Promise<string[]> {
  return withFolder(path, false, async folder => {
    const { manifest, textOf, files } = readBackup(folder)
    refuseNewer(manifest)
    refuseHalfway(manifest)
    const present = {
      COMMERCE_DB: await readSchema(storage, 'COMMERCE_DB'),
      CONTENT_DB: await readSchema(storage, 'CONTENT_DB'),
    }
    for (const database of databases) if (!isReplaced) await refuseFilled(storage, database, present[database])
    const compared: string[] = []
    for (const database of databases) {
      const { tables, ...backup } = manifest.databases[database]
      const withText = Object.entries(tables).map(
        ([name, { columns }]) => [name, { columns, text: textOf(tableFile(database, name)) }] as const,
      )
      await storage.write(
        database,
        buildStatements(present[database], { ...backup, tables: Object.fromEntries(withText) }),
      )
      compared.push(await compare(storage, database, manifest))
      const renaming = renameStatements(manifest, database)
      if (renaming.length > 0) await storage.write(database, renaming)
    }
    for (const { key, type } of manifest.files) {
      const bytes = files.get(key)
      if (!bytes) continue
      await storage.putFile(key, bytes, type)
      if (!(await storage.getFile(key))?.equals(bytes)) throw new BackupProblem(`${key} is not as it was backed up.`)
    }
    compared.push(`${files.size} of ${manifest.files.length} uploaded files.`)
    const left = await storage.finish()
    return [...compared, ...missingSecrets(manifest, await storage.secrets()), ...left]
  })
}

function refuseNewer(manifest: Manifest) {
  const known = knownMigrations()
  const unknown = databases.flatMap(database => {
    const those = new Set([...known, ...replaced[database]])
    return manifest.databases[database].migrations.filter(name => !those.has(name))
  })
  if (unknown.length > 0)
    throw new BackupProblem(
      `The backup is from a newer version of the shop: this one does not know ${unknown.join(', ')}.`,
    )
}

async function refuseFilled(storage: Storage, database: Database, present: SchemaObject[]) {
  const there = new Set(present.map(({ name }) => name))
  const tables = telling[database].filter(name => there.has(name))
  const found = await storage.read(
    database,
    tables.map(name => `SELECT 1 FROM ${name} LIMIT 1`),
  )
  const filled = tables.filter((_, at) => (found[at] ?? []).length > 0)
  if (filled.length > 0)
    throw new BackupProblem(
      `${storage.name} is not empty: ${database} has ${filled.join(', ')}. With --overwrite all of it is deleted.`,
    )
}

/** Reads every row again and compares it with the backup. */
async function compare(storage: Storage, database: Database, manifest: Manifest) {
  const { tables: wanted, sequences } = manifest.databases[database]
  const shapes = Object.entries(wanted).map(([name, { columns, key }]) => ({ name, columns, key }))
  const { tables, ...found } = await readTables(storage, database, shapes)
  const wrong = Object.entries(wanted).filter(([name, { sha256 }]) => tables[name]?.sha256 !== sha256)
  if (wrong.length > 0 || JSON.stringify(sequences) !== JSON.stringify(found.sequences))
    throw new BackupProblem(
      `${database} is not as it was backed up: ${wrong.map(([name]) => name).join(', ') || 'counters'}.`,
    )
  const rows = Object.values(wanted).reduce((sum, table) => sum + table.rows, 0)
  return `${database}: ${rows} rows of ${Object.keys(wanted).length} tables are as they were on ${manifest.made}.`
}

function missingSecrets({ settings }: Manifest, present: string[] | null) {
  const missing = present && settings.secrets.filter(name => !present.includes(name))
  return missing?.length ? [`Secrets that the backup names, but that are not set here: ${missing.join(', ')}`] : []
}

await run({ isWritten: true, usage: 'npm run restore -- <folder or file.tar.gz> [--remote] [--overwrite]' }, restore)
