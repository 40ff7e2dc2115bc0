import * as v from 'valibot'
import type { Change } from './change.ts'
import { type DocumentType, documents } from './documents.ts'
import { listingStatements } from './listing-rows.ts'
import type { Locale } from './localize.ts'
import { loadNames } from './names.ts'
import { read } from './read.ts'
import { type Names, type SearchText, searchText } from './search-text.ts'
import { correctable, gramsOf } from './search-typos.ts'
import { allWords } from './search-words.ts'

/**
 * The statements that make all derived rows (listing, totals, links, search) say what the changed entries say. To be run after
 * the entries themselves are written, in the same batch.
 */
export async function derive(db: D1Database, changes: Change[]) {
  const names = await loadNames(db)
  return [
    ...(await listingStatements(db, changes, names)),
    ...linkStatements(db, changes),
    ...searchStatements(db, changes, names),
  ]
}

const known = v.picklist(Object.keys(documents).filter((type): type is DocumentType => type in documents))
const key = v.object({ type: known, id: v.string() })
const entryRows = v.array(v.object({ ...key.entries, data: v.string() }))

/** Makes the derived rows of every published entry anew, some at a time; others are untouched meanwhile. */
export async function rebuild(db: D1Database) {
  const gone = await db
    .prepare(
      `SELECT type, id FROM search_rows UNION SELECT 'product', product FROM listing
       EXCEPT SELECT type, id FROM entries WHERE status = 'published'`,
    )
    .all()
  const lost = v.parse(v.array(key), gone.results).map(entry => ({ ...entry, document: null }))
  if (lost.length > 0) await db.batch(await derive(db, lost))
  const stored = await db
    .prepare(`SELECT type, id FROM entries WHERE status = 'published'`)
    .all<{ type: string; id: string }>()
  for (let at = 0; at < stored.results.length; at += chunk) {
    const keys = JSON.stringify(stored.results.slice(at, at + chunk))
    await rederive(db, `(type, id) IN (SELECT value ->> 'type', value ->> 'id' FROM json_each(?))`, keys)
  }
}

const chunk = 100

/** The same for published products that name a category, designer or family: search knows them by its name. */
export const rederiveNamed = (db: D1Database, id: string) =>
  rederive(
    db,
    `type = 'product' AND (data ->> '$.designer' = ?1 OR data ->> '$.family' = ?1
       OR EXISTS (SELECT 1 FROM json_each(data, '$.categories') WHERE value = ?1))`,
    id,
  )

async function rederive(db: D1Database, which: string, value: string) {
  const { results } = await db
    .prepare(`SELECT type, id, data FROM entries WHERE status = 'published' AND ${which}`)
    .bind(value)
    .all()
  const changes = v.parse(entryRows, results).map(({ type, id, data }) => ({ type, id, document: read[type](data) }))
  if (changes.length > 0) await db.batch(await derive(db, changes))
}

const keysOf = (changes: Change[]) => JSON.stringify(changes.map(({ type, id }) => ({ type, id })))

function linkStatements(db: D1Database, changes: Change[]) {
  const products = changes.filter(({ type }) => type === 'product')
  if (products.length === 0) return []
  return [
    db
      .prepare(`DELETE FROM product_links WHERE source IN (SELECT value ->> 'id' FROM json_each(?))`)
      .bind(keysOf(products)),
    db
      .prepare(
        `INSERT OR IGNORE INTO product_links (target, source)
         SELECT link.value, entry.id FROM json_each(?) AS wanted
         CROSS JOIN entries AS entry ON entry.type = 'product' AND entry.id = wanted.value ->> 'id' AND entry.status = 'published'
         CROSS JOIN json_each(json_array('$.variants', '$.relatedProducts', '$.accessories', '$.lightSources', '$.spareParts')) AS kind
         CROSS JOIN json_each(entry.data, kind.value) AS link`,
      )
      .bind(keysOf(products)),
  ]
}

function searchStatements(db: D1Database, changes: Change[], names: Names) {
  const keys = keysOf(changes)
  const textsOf = (locale: Locale) =>
    changes.flatMap(({ type, id, document }) => {
      const text = document && searchText(type, document, names, locale)
      return text ? [{ type, id, ...text }] : []
    })
  const texts = { en: textsOf('en'), sv: textsOf('sv') }
  const byKey = `(type, id) IN (SELECT value ->> 'type', value ->> 'id' FROM json_each(?))`
  const forget = (table: string) =>
    db.prepare(`DELETE FROM ${table} WHERE rowid IN (SELECT row FROM search_rows WHERE ${byKey})`).bind(keys)
  const insert = (locale: Locale) =>
    db
      .prepare(
        `INSERT INTO search_${locale} (rowid, name, text, other_name, other, places)
         SELECT entry.row, found.value ->> 'name', found.value ->> 'text', found.value ->> 'otherName',
           found.value ->> 'other', found.value ->> 'places' FROM json_each(?) AS found
         CROSS JOIN search_rows AS entry ON entry.type = found.value ->> 'type' AND entry.id = found.value ->> 'id'`,
      )
      .bind(JSON.stringify(texts[locale]))
  return [
    forget('search_en'),
    forget('search_sv'),
    db.prepare(`DELETE FROM search_rows WHERE ${byKey}`).bind(keys),
    db
      .prepare(
        `INSERT INTO search_rows (row, type, id)
         SELECT CASE type WHEN 'product' THEN (min(data ->> '$.popularity', 268435455) << 24) + rowid ELSE -rowid END, type, id
         FROM entries WHERE status = 'published' AND ${byKey}`,
      )
      .bind(JSON.stringify(texts.en.map(({ type, id }) => ({ type, id })))),
    insert('en'),
    insert('sv'),
    db
      .prepare(
        `INSERT OR IGNORE INTO search_grams (gram, length, word)
         SELECT value ->> 0, length(value ->> 1), value ->> 1 FROM json_each(?)`,
      )
      .bind(JSON.stringify(gramRows([...texts.en, ...texts.sv]))),
    db
      .prepare('INSERT OR IGNORE INTO search_words (word) SELECT value FROM json_each(?)')
      .bind(JSON.stringify([...wordsOf([...texts.en, ...texts.sv])])),
  ]
}

const wordsOf = (texts: SearchText[]) =>
  new Set(texts.flatMap(({ name, text, otherName, other }) => allWords(`${name} ${text} ${otherName} ${other}`)))

/** The words that a mistyped one may be taken for, in the pieces that they are found by. */
function gramRows(texts: SearchText[]) {
  const words = correctable(texts.map(({ name, otherName, other }) => `${name} ${otherName} ${other}`).join(' '))
  return [...words].flatMap(word => gramsOf(word).map(gram => [gram, word]))
}
