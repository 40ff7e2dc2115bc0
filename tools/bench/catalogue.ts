import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { findListing } from '../../src/services/content/listing.ts'
import { findMatches } from '../../src/services/content/search.ts'
import { persistently } from '../local/persistently.ts'
import { migrate } from '../local/prepare.ts'
import { fillCatalogue, rareNumber } from './fill-catalogue.ts'

/*
 * How the content service's questions to its database grow with the catalogue: at 100, 10,000 and 100,000 articles in one
 * run, as ratios to the smallest. Times include the way to the local
 * runtime and back, some milliseconds which are the same for all: D1's own figures are whole milliseconds. Rows read are exact.
 */

// Long, and the machine may be shared.
setPriority(5)

const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [100, 10_000, 100_000]
const rounds = Number(process.env.ROUNDS ?? 25)

const place = { locale: 'en', market: 1, priceList: 65, first: 48 } as const
const listed = { ...place, sort: 'POPULAR' } as const
const found = { ...place }

async function counted(db: D1Database, chosen: [string, ...string[]][]) {
  const filters = chosen.map(([facet, ...values]) => ({ facet, values }))
  const listing = await findListing(db, { ...listed, filters, sort: 'CHEAPEST' })
  await listing.facets()
}

type Measured = Record<string, { ms: number; rows: number }>

async function measure(size: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  const storage = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: ['CONTENT_DB'],
      resourcePersistencePath: folder,
    }),
  )
  try {
    const db = await storage.getD1Database('CONTENT_DB')
    await persistently(() => migrate(db, 'content'))
    await fillCatalogue(db, size)
    const deep = await persistently(() => cursorAt(db, 0.8, size))
    const questions: Record<string, (db: D1Database) => Promise<unknown>> = {
      'listing, page 1': on => findListing(on, listed),
      'listing, page at 80 %': on => findListing(on, { ...listed, after: deep }),
      'category by price, page 1': on => findListing(on, { ...listed, sort: 'CHEAPEST', category: 'table' }),
      'listing with facets, page 1': async on => {
        const listing = await findListing(on, listed)
        await Promise.all([listing.facets(), listing.prices()])
      },
      'one rare filter, counts': on => counted(on, [['family', 'skymra']]),
      'two filters, counts': on =>
        counted(on, [
          ['family', 'ekvika'],
          ['socket', 'e27'],
        ]),
      'two broad filters, counts': on =>
        counted(on, [
          ['socket', 'e27', 'e14'],
          ['stock', 'in-stock'],
        ]),
      'two filters with little in common': on =>
        counted(on, [
          ['socket', 'g9', 'g4'],
          ['category', 'lightsource'],
        ]),
      'a range of prices, counts': async on => {
        const listing = await findListing(on, { ...listed, minPrice: 1000, maxPrice: 1300 })
        await listing.facets()
      },
      'search, prefix of most': on => findMatches(on, { ...found, text: 'lam' }),
      'search, two words': on => findMatches(on, { ...found, text: 'brass lamp' }),
      'search, article number': on => findMatches(on, { ...found, text: rareNumber(size) }),
      'search, name of few': on => findMatches(on, { ...found, text: 'ekvika floor' }),
      'search, other language': on => findMatches(on, { ...found, text: 'mässing' }),
      'search, mistyped': on => findMatches(on, { ...found, text: 'ekvkia' }),
      'search, nothing': on => findMatches(on, { ...found, text: 'nowhere' }),
    }
    const measured: Measured = {}
    for (const [name, question] of Object.entries(questions)) {
      measured[name] = await persistently(() => time(db, question))
    }
    return measured
  } finally {
    await storage.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Median of the rounds in ms, and rows read by one, which is what D1 bills. */
async function time(db: D1Database, question: (db: D1Database) => Promise<unknown>) {
  let rows = 0
  const counting: D1Database = Object.create(db, {
    prepare: { value: (sql: string) => db.prepare(sql) },
    batch: {
      value: async (statements: D1PreparedStatement[]) => {
        const results = await db.batch(statements)
        rows += results.reduce((sum, { meta }) => sum + meta.rows_read, 0)
        return results
      },
    },
  })
  await question(counting)
  const read = rows
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await question(counting)
    times.push(performance.now() - start)
  }
  return { ms: times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0, rows: read }
}

/** The cursor of the page that begins after this part of the listing. */
async function cursorAt(db: D1Database, part: number, size: number) {
  const row = await db
    .prepare(
      `SELECT popularity, product FROM listing WHERE market = 1 AND price_list = 65 AND category = ''
       ORDER BY popularity DESC, product DESC LIMIT 1 OFFSET ?`,
    )
    .bind(Math.floor(size * part))
    .first<{ popularity: number; product: string }>()
  return btoa(JSON.stringify(['POPULAR', 'en', row?.popularity ?? 0, row?.product ?? '']))
}

const all: Measured[] = []
for (const size of sizes) {
  const start = performance.now()
  const measured = await measure(size)
  all.push(measured)
  console.log(`\n${size.toLocaleString('en')} articles (${Math.round((performance.now() - start) / 1000)} s)`)
  for (const [name, { ms, rows }] of Object.entries(measured)) {
    const ratio = ms / (all[0]?.[name]?.ms ?? ms)
    console.log(
      `  ${name.padEnd(28)}${ms.toFixed(2).padStart(8)} ms ×${ratio.toFixed(1).padEnd(6)}${String(rows).padStart(7)} rows read`,
    )
  }
}
