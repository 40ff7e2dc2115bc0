import * as v from 'valibot'
import { documents, type ProductEntry } from '../../src/services/content/entries/documents.ts'
import { deriveRows } from '../../src/services/content/publishing/derived.ts'
import { rebuildLists } from '../../src/services/content/rebuild/listed.ts'
import { mergeIndexes } from '../../src/services/content/search/index-statements.ts'
import { articles } from '../demo/articles.ts'
import { productOf } from '../demo/content/product.ts'
import { contentSeed } from '../demo/content.ts'
import { retry } from '../local/retry.ts'

/** Number of products written in one batch. */
const chunk = 250

/** Returns the SKU of the product in the middle of a catalogue with `size` products. */
export const rareNumber = (size: number) => `BN${1_000_000 + Math.floor(size / 2)}`

/**
 * Fills an empty content database with generated products, each with its own name, number, price
 * and popularity.
 */
export async function fillCatalogue(db: D1Database, size: number) {
  const models = articles.map(article => v.parse(documents.product, productOf(article)))
  // Filters show only categories, designers and families that have names.
  const names = [...contentSeed(articles), `DELETE FROM entries WHERE type = 'product'`]
  await retry(() => db.batch(names.map(sql => db.prepare(sql))))
  const indexes = await takeIndexes(db)
  for (let at = 0; at < size; at += chunk) {
    const products = Array.from({ length: Math.min(chunk, size - at) }, (_, index) => product(models, at + index))
    const rows = products.map(data => [data.id, data.slug, JSON.stringify(data)])
    const insert = db
      .prepare(
        `INSERT OR REPLACE INTO entries (type, id, status, slug, data, created_at, published_at)
         SELECT 'product', value ->> 0, 'published', value ->> 1, value ->> 2, '2026-11-20', '2026-11-20' FROM json_each(?)`,
      )
      .bind(JSON.stringify(rows))
    const changes = products.map(document => ({ type: 'product' as const, id: document.id, document }))
    const derived = await retry(() => deriveRows(db, changes))
    // Retried separately: preparing the statements takes so long that an idle connection is closed.
    await retry(() => db.batch([insert, ...derived]))
  }
  for (const { sql } of indexes) await retry(() => db.prepare(sql.replace(' INDEX ', ' INDEX IF NOT EXISTS ')).run())
  // Does the same as `POST /api/content/rebuild`.
  await retry(() => mergeIndexes(db))
  const start = performance.now()
  await retry(() => list(db))
  console.log(
    `The list of ${size.toLocaleString('en')} entries took ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
}

/**
 * Fills the list of entries as a rebuild does. Every entry gets one version, and 1 % of the
 * products get a draft.
 */
async function list(db: D1Database) {
  await db.batch([
    db.prepare(
      `INSERT INTO entries (type, id, status, slug, data, created_at)
       SELECT type, id, 'draft', slug, data, created_at FROM entries WHERE type = 'product' AND rowid % 100 = 0 ON CONFLICT DO NOTHING`,
    ),
    db.prepare(
      `INSERT INTO versions (type, id, version, data, saved_at) SELECT type, id, 1, '{}', created_at FROM entries
       WHERE status = 'published' ON CONFLICT DO NOTHING`,
    ),
  ])
  for (
    let keys = await rebuildLists.after(db, first);
    keys.length > 0;
    keys = await rebuildLists.after(db, keys.at(-1) ?? first)
  )
    await db.batch(await rebuildLists.statements(db, keys))
}

const first = { type: '', id: '' }

/** Drops the listing's indexes and returns them: creating them at the end is much faster. */
async function takeIndexes(db: D1Database) {
  const listed = db.prepare(
    `SELECT name, sql FROM sqlite_master
       WHERE type = 'index' AND tbl_name = 'listing' AND sql IS NOT NULL AND name != 'listing_by_product'`,
  )
  const { results } = await retry(() => listed.all<{ name: string; sql: string }>())
  for (const { name } of results) await retry(() => db.prepare(`DROP INDEX IF EXISTS ${name}`).run())
  return results
}

const sounds = [
  'ba',
  'dor',
  'el',
  'fin',
  'gra',
  'hol',
  'in',
  'kar',
  'lu',
  'mo',
  'nes',
  'ol',
  'rin',
  'sta',
  'tor',
  'vik',
]

/** Returns the ids of up to four finishes of the same design. */
const finishesOf = (number: number) => [0, 1, 2, 3].map(shift => String(100_000 + number - (number % 4) + shift))

function product(models: ProductEntry[], number: number): ProductEntry {
  const model = models[number % models.length]
  if (!model) throw new Error('There are no articles to copy.')
  const sound = (shift: number) => sounds[(number >> shift) % sounds.length] ?? ''
  const sku = `BN${1_000_000 + number}`
  const id = String(100_000 + number)
  return {
    ...model,
    id,
    slug: `lamp-${number}`,
    name: `${sound(0)}${sound(4)}${sound(8)} lamp`,
    sku,
    variants: model.variants.length > 1 ? finishesOf(number) : [],
    // A permutation, so that each popularity value occurs once.
    popularity: (number * 7919) % 100_003,
    items: [{ item: `${id}-1`, name: { en: 'One size' }, sku, ean: String(7_350_000_000_000 + number), stock: 'yes' }],
    prices: model.prices.map(price => ({ ...price, amount: 10_000 + ((number * 104_729) % 900_000) })),
    // Only one of the six markets, because more would only make filling slower.
    markets: [1],
    // Short texts, because longer ones only make filling slower, not listing or search.
    descriptionBody: { en: [] },
    informationBody: { en: [] },
  }
}
