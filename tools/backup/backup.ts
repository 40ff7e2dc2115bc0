import { type DatabaseDump, parseRows, readDatabase } from './dump.ts'
import { tableFile, withFolder, write } from './folder.ts'
import { format, type Manifest } from './format.ts'
import { type CommandInput, run } from './run.ts'
import { knownSecrets, variables } from './settings.ts'
import { databases } from './storage.ts'
import { backUpFiles } from './uploads.ts'

/** Writes a backup; returns lines to print. */
async function backUp({ storage, path, hasFiles }: CommandInput): Promise<string[]> {
  const dumps = {
    COMMERCE_DB: await readDatabase(storage, 'COMMERCE_DB'),
    CONTENT_DB: await readDatabase(storage, 'CONTENT_DB'),
  }
  const lines = databases.flatMap(database => summaryOf(database, dumps[database]))
  await withFolder(path, true, async folder => {
    for (const database of databases)
      for (const [name, { text }] of Object.entries(dumps[database].tables))
        write(folder, tableFile(database, name), text)
    const files = await backUpFiles(storage, dumps.CONTENT_DB, hasFiles ? folder : null)
    const content: Manifest = {
      format,
      made: new Date().toISOString(),
      from: storage.name,
      databases: { COMMERCE_DB: described(dumps.COMMERCE_DB), CONTENT_DB: described(dumps.CONTENT_DB) },
      pictures: picturesIn(dumps.CONTENT_DB),
      files,
      settings: { vars: variables(), secrets: (await storage.secrets()) ?? knownSecrets() },
    }
    // Written last, so that a backup without it is known to be incomplete.
    write(folder, 'backup.json', `${JSON.stringify(content, null, 2)}\n`)
    const copied = files.filter(file => file.sha256 !== null).length
    lines.push(`${copied} of ${files.length} uploaded files${hasFiles ? '' : ' (--files copies them)'}.`)
  })
  return [
    ...lines,
    `${path} contains personal data: protect it as you protect the shop. It does not include open bags, secrets or resized pictures.`,
  ]
}

const described = ({ tables, ...dump }: DatabaseDump) => ({
  ...dump,
  tables: Object.fromEntries(Object.entries(tables).map(([name, { text, ...table }]) => [name, table])),
})

function summaryOf(name: string, { tables, oneMoment }: DatabaseDump) {
  const all = Object.values(tables)
  const rows = all.reduce((sum, table) => sum + table.rows, 0)
  const summary = `${name}: ${rows} rows of ${all.length} tables.`
  return oneMoment
    ? [summary]
    : [
        summary,
        `The shop changed ${name} during the backup, so its tables may not match. Repeat the backup when the shop is quiet.`,
      ]
}

function picturesIn({ tables }: DatabaseDump): string[] {
  const found = parseRows(tables.entries).flatMap(row => [...row.join().matchAll(/"src":"([^"]+)"/g)])
  return [...new Set(found.map(([, src = '']) => src))].sort()
}

await run({ isWritten: false, usage: 'npm run backup -- <folder or file.tar.gz> [--files] [--remote]' }, backUp)
