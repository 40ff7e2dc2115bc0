import type { DocumentType, EntryData } from '../entries/documents.ts'
import { typeLabels } from '../forms/type-labels.ts'
import { fold } from '../lib/fold.ts'
import { type Locale, localize, perLocale } from '../lib/localize.ts'
import { singletons } from '../rules/check.ts'
import { collectLinks } from './links.ts'
import { collectPictures } from './pictures.ts'
import { listUntranslated } from './translations.ts'

/** The entry's title in lists, by language. */
const createTitles = (type: DocumentType, id: string, document: object) =>
  perLocale(locale => {
    if (singletons[type]) return typeLabels[type][locale] ?? typeLabels[type].en
    const { title, name, variantName } = readNames(document, locale)
    return [title ?? name, variantName].filter(text => typeof text === 'string' && text !== '').join(' · ') || id
  })

function readNames(document: object, locale: Locale): { title?: unknown; name?: unknown; variantName?: unknown } {
  const value = localize(document, locale)
  return typeof value === 'object' && value !== null ? value : {}
}

/**
 * All words of a document in every language, without keys, addresses, colours and data from
 * commerce.
 */
function collectWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(collectWords).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .flatMap(([name, part]) => (name.startsWith('_') || wordless.has(name) ? [] : [collectWords(part)]))
    .filter(Boolean)
    .join(' ')
}

const wordless = new Set([
  ...['src', 'href', 'style', 'marks', 'listItem', 'light', 'colour', 'swatch', 'shareImage', 'layers', 'file'],
  ...['prices', 'markets', 'variants', 'relatedProducts', 'accessories', 'lightSources', 'spareParts'],
])

/** An entry as editors open it: its draft, or else its published version. */
export interface EntryRow {
  type: DocumentType
  id: string
  document: EntryData<DocumentType>
  drifted: string[]
}

/**
 * The statements that update the list of entries for changed entries. They must run after the
 * statements that write the entries, in the same batch.
 */
export function listStatements(db: D1Database, entries: EntryRow[]): D1PreparedStatement[] {
  const rows = entries.map(({ type, id, document, drifted }) => {
    const title = createTitles(type, id, document)
    const isUntranslated = listUntranslated(document).length > 0
    const names = `${Object.values(title).join(' ')} ${id}`
    return [
      type,
      id,
      JSON.stringify(title),
      Number(isUntranslated),
      Number(drifted.length > 0),
      names,
      collectWords(document),
    ]
  })
  const json = JSON.stringify(rows)
  return [
    db
      .prepare(
        `INSERT INTO entry_list (type, id, slug, state, title, untranslated, drifted)
         SELECT entry.type, entry.id, entry.slug, ${selectState('entry')}, given.value ->> 2, given.value ->> 3, given.value ->> 4
         FROM json_each(?) AS given CROSS JOIN entries AS entry ON entry.type = given.value ->> 0 AND entry.id = given.value ->> 1
           AND entry.status = (SELECT min(status) FROM entries WHERE type = given.value ->> 0 AND id = given.value ->> 1)
         WHERE true ON CONFLICT (type, id) DO UPDATE SET slug = excluded.slug, state = excluded.state,
           title = excluded.title, untranslated = excluded.untranslated, drifted = excluded.drifted`,
      )
      .bind(json),
    db.prepare(`DELETE FROM entry_words WHERE rowid IN (SELECT row FROM (${rowsGiven}))`).bind(json),
    db
      .prepare(`INSERT INTO entry_words (rowid, title, text) SELECT row, value ->> 5, value ->> 6 FROM (${rowsGiven})`)
      .bind(json),
  ]
}

const rowsGiven = `SELECT listed.row, given.value FROM json_each(?1) AS given
  CROSS JOIN entry_list AS listed ON listed.type = given.value ->> 0 AND listed.id = given.value ->> 1`

/** The statements that update the list after an entry was published, unpublished or deleted. */
export const stateStatements = (db: D1Database, { type, id }: { type: string; id: string }): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE entry_list AS listed SET state = ${selectState('listed')} WHERE type = ?1 AND id = ?2
         AND EXISTS (SELECT 1 FROM entries WHERE type = ?1 AND id = ?2)`,
    )
    .bind(type, id),
  db.prepare(`DELETE FROM entry_words WHERE rowid IN (SELECT row FROM entry_list WHERE ${isGone})`).bind(type, id),
  db.prepare(`DELETE FROM entry_list WHERE ${isGone}`).bind(type, id),
  db
    .prepare(
      `DELETE FROM entry_links WHERE source_type = ?1 AND source = ?2 AND NOT EXISTS (
         SELECT 1 FROM entries WHERE type = ?1 AND id = ?2 AND status = entry_links.status)`,
    )
    .bind(type, id),
  db
    .prepare(
      `DELETE FROM entry_pictures WHERE source_type = ?1 AND source = ?2 AND NOT EXISTS (
         SELECT 1 FROM entries WHERE type = ?1 AND id = ?2 AND status = entry_pictures.status)`,
    )
    .bind(type, id),
]

const isGone = 'type = ?1 AND id = ?2 AND NOT EXISTS (SELECT 1 FROM entries WHERE type = ?1 AND id = ?2)'

const hasStatusSql = (alias: string, status: string) =>
  `EXISTS (SELECT 1 FROM entries WHERE type = ${alias}.type AND id = ${alias}.id AND status = '${status}')`
const selectState = (alias: string) =>
  `iif(${hasStatusSql(alias, 'draft')}, iif(${hasStatusSql(alias, 'published')}, 'changed', 'draft'), 'published')`

type Status = 'draft' | 'published'

interface LinkedEntry {
  type: DocumentType
  id: string
  status: Status
  /** Null if this version no longer exists. */
  document: EntryData<DocumentType> | null
}

/** The statements that update the references and pictures of one version of an entry. */
export const linkStatements = (
  db: D1Database,
  { type, id }: { type: DocumentType; id: string },
  status: Status,
  document: EntryData<DocumentType> | null,
) => linkStatementsForAll(db, [{ type, id, status, document }])

/** The statements that update the references and pictures of many entries. */
export function linkStatementsForAll(db: D1Database, entries: LinkedEntry[]): D1PreparedStatement[] {
  const keys = JSON.stringify(entries.map(({ type, id, status }) => [type, id, status]))
  const links = entries.flatMap(({ type, id, status, document }) =>
    document ? collectLinks(type, document).map(link => [type, id, status, link.type, link.id, link.field]) : [],
  )
  const pictures = entries.flatMap(({ type, id, status, document }) =>
    collectPictures(document).map(picture => {
      const names = document ? Object.values(createTitles(type, id, document)) : []
      const words = fold([...names, id, ...Object.values(picture.alt), picture.unlit.src].join(' '))
      return [type, id, status, picture.unlit.src, JSON.stringify(picture), words]
    }),
  )
  return [
    ...replaceRows(db, keys, 'entry_links', 'target_type, target, field', links),
    ...replaceRows(db, keys, 'entry_pictures', 'src, picture, words', pictures),
  ]
}

/** The statements that replace the rows of entries in a table. */
function replaceRows(db: D1Database, keys: string, table: string, columns: string, rows: (string | undefined)[][]) {
  const remove = db
    .prepare(
      `DELETE FROM ${table} WHERE (source_type, source, status) IN (
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?))`,
    )
    .bind(keys)
  if (rows.length === 0) return [remove]
  const add = db
    .prepare(
      `INSERT OR IGNORE INTO ${table} (source_type, source, status, ${columns})
       SELECT ${[0, 1, 2, 3, 4, 5].map(at => `value ->> ${at}`)} FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows))
  return [remove, add]
}
