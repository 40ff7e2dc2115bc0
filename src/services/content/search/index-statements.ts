import type { PublishedChange } from '../entries/change.ts'
import { isProduct, type ProductEntry } from '../entries/documents.ts'
import type { EntryNames } from '../entries/names.ts'
import { type Locale, locales, perLocale } from '../lib/localize.ts'
import { findListedPrice, type MarketScope } from '../listing/rows.ts'
import { formatPlaceToken, markForeign, pageToken } from './match.ts'
import { createSearchText, isSearchedPage, type SearchText } from './text.ts'
import { listCorrectableWords, listTrigrams } from './typos.ts'
import { shorten, splitWords } from './words.ts'

/** The statements that update the search index for the changed entries. */
export function searchStatements(db: D1Database, changes: PublishedChange[], names: EntryNames, places: MarketScope[]) {
  const keys = JSON.stringify(changes.map(({ type, id }) => ({ type, id })))
  const entries = changes.flatMap(({ type, id, document }) => {
    if (!document || !(isProduct(document) || isSearchedPage(type))) return []
    const texts = perLocale(locale => createSearchText(type, document, names, locale) ?? emptyText)
    return [{ type, id, texts, marks: isProduct(document) ? listPlaceTokens(document, places) : [pageToken] }]
  })
  const byKey = `(type, id) IN (SELECT value ->> 'type', value ->> 'id' FROM json_each(?1))`
  const remove = (table: string) =>
    db.prepare(`DELETE FROM ${table} WHERE rowid IN (SELECT row FROM search_rows WHERE ${byKey})`).bind(keys)
  const insert = (locale: Locale) =>
    db
      .prepare(
        `INSERT INTO search_${locale} (rowid, words) SELECT entry.row, found.value ->> 2 FROM json_each(?) AS found
         CROSS JOIN search_rows AS entry ON entry.type = found.value ->> 0 AND entry.id = found.value ->> 1`,
      )
      .bind(
        JSON.stringify(entries.map(entry => [entry.type, entry.id, formatIndexText(entry.texts[locale], entry.marks)])),
      )
  return [
    ...locales.map(locale => remove(`search_${locale}`)),
    db.prepare(`DELETE FROM search_rows WHERE ${byKey}`).bind(keys),
    db
      .prepare(
        `INSERT INTO search_rows (row, type, id, ${locales.map(locale => `name_${locale}`)})
         SELECT ${selectIndexRow('entry')}, entry.type, entry.id, ${locales.map((_, at) => `found.value ->> ${at + 2}`)} FROM json_each(?) AS found
         CROSS JOIN entries AS entry
           ON entry.type = found.value ->> 0 AND entry.id = found.value ->> 1 AND entry.status = 'published'`,
      )
      .bind(
        JSON.stringify(
          entries.map(({ type, id, texts }) => [type, id, ...locales.map(locale => padWords(texts[locale].name))]),
        ),
      ),
    ...locales.map(insert),
    db
      .prepare(
        `INSERT OR IGNORE INTO search_grams (gram, length, word)
         SELECT value ->> 0, length(value ->> 1), value ->> 1 FROM json_each(?)`,
      )
      .bind(JSON.stringify(createGramRows(entries.flatMap(({ texts }) => Object.values(texts))))),
  ]
}

/**
 * Merges the segments of the indexes, which halves search times. Works in steps, because D1 limits
 * the duration of a statement.
 */
export async function mergeIndexes(db: D1Database) {
  for (const table of locales.map(locale => `search_${locale}`)) {
    const merge = (pages: number) => db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`).bind(pages)
    const pages = await db.prepare(`SELECT count(*) AS pages FROM ${table}_data`).first<number>('pages')
    // A negative number merges all segments, not only those of similar size.
    await merge(-pagesPerStep).run()
    for (let done = 0; done < (pages ?? 0); done += pagesPerStep) await merge(pagesPerStep).run()
  }
}

/** Number of database pages, of 4 kB each, that one step merges. */
const pagesPerStep = 1000

/**
 * The row of an entry in the index, as SQL. The comment at the table `search_rows` explains its
 * value.
 */
export const selectIndexRow = (entry: string) =>
  `CASE ${entry}.type WHEN 'product' THEN ((268435455 - min(${entry}.data ->> '$.popularity', 268435455)) << 24)
     + 16777215 - ${entry}.rowid % 16777216 ELSE -${entry}.rowid END`

/**
 * The index row of a product that is possibly not stored yet. It is sorted after all others with
 * the same popularity.
 */
export const getIndexRow = ({ popularity }: ProductEntry) =>
  (268_435_455 - Math.min(popularity, 268_435_455)) * 2 ** 24 + 16_777_215

const listPlaceTokens = (product: ProductEntry, places: MarketScope[]) =>
  places
    .filter(place => findListedPrice(product, place))
    .map(({ market, price_list }) => formatPlaceToken(market, price_list))

function formatIndexText({ name, text, otherName, other }: SearchText, marks: string[]) {
  const own = new Set(splitWords(`${name} ${text}`).map(shorten))
  const others = new Set(splitWords(`${otherName} ${other}`).map(shorten))
  return [...own, ...[...others].filter(word => !own.has(word)).map(markForeign), ...marks].join(' ')
}

const emptyText: SearchText = { name: '', text: '', otherName: '', other: '' }

const padWords = (name: string) => ` ${splitWords(name).join(' ')} `

/** The rows of `search_grams`: each word that can replace a mistyped one, with its trigrams. */
function createGramRows(texts: SearchText[]) {
  const words = listCorrectableWords(
    texts.map(({ name, otherName, other }) => `${name} ${otherName} ${other}`).join(' '),
  )
  return [...words].flatMap(word => listTrigrams(word).map(gram => [gram, word]))
}
