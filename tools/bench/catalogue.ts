import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { batchWorker, throughBatches } from '../local/databases.ts'
import { migrate } from '../local/prepare.ts'
import { retry } from '../local/retry.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { listQueries } from './questions.ts'
import { timeInFile, withRecording } from './recording.ts'

/*
 * Measures how the times of the content database's queries grow with the catalogue. One run
 * measures 100, 10,000 and 100,000 products, and shows the ratios to the smallest catalogue. The
 * times include the local runtime, which takes several ms for each batch; "in SQLite" is the best
 * time of the same statements without the runtime. Numbers of rows are exact.
 */

// The process has low priority, because the benchmark is long and the machine may be shared.
setPriority(5)

const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [100, 10_000, 100_000]
const rounds = Number(process.env.ROUNDS ?? 25)

type Measured = Record<string, { ms: number; rows: number; sqlite: number }>

async function measure(size: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  const storage = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: batchWorker,
      d1Databases: ['CONTENT_DB'],
      resourcePersistencePath: folder,
    }),
  )
  try {
    const db = throughBatches((...question) => storage.dispatchFetch(...question), 'CONTENT_DB')
    await retry(() => migrate(db, 'content'))
    await fillCatalogue(db, size)
    const questions = await retry(() => listQueries(db, size))
    const times: Record<string, Awaited<ReturnType<typeof time>>> = {}
    for (const [name, question] of Object.entries(questions)) {
      times[name] = await retry(() => time(db, question))
    }
    await storage.dispose()
    const statements = Object.fromEntries(Object.entries(times).map(([name, { statements }]) => [name, statements]))
    const inFile = timeInFile(folder, statements, rounds)
    return Object.fromEntries(
      Object.entries(times).map(([name, { ms, rows }]) => [name, { ms, rows, sqlite: inFile[name] ?? 0 }]),
    )
  } finally {
    await storage.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the median time in ms, the statements, and the number of rows read, which D1 bills. */
async function time(db: D1Database, question: (db: D1Database) => Promise<unknown>) {
  const { db: wrapped, recorded } = withRecording(db)
  await question(wrapped)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await question(db)
    times.push(performance.now() - start)
  }
  return { ms: times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0, ...recorded }
}

const all: Measured[] = []
for (const size of sizes) {
  const start = performance.now()
  const measured = await measure(size)
  all.push(measured)
  console.log(`\n${size.toLocaleString('en')} articles (${Math.round((performance.now() - start) / 1000)} s)`)
  for (const [name, { ms, rows, sqlite }] of Object.entries(measured)) {
    const ratio = ms / (all[0]?.[name]?.ms ?? ms)
    console.log(
      `  ${name.slice(0, 34).padEnd(36)}${sqlite.toFixed(2).padStart(8)} ms in SQLite${ms.toFixed(2).padStart(8)} ms ×${ratio.toFixed(1).padEnd(6)}${String(rows).padStart(7)} rows read`,
    )
  }
}
