import * as v from 'valibot'
import { createBatch } from '../lib/batch.ts'
import type { Database } from '../lib/database.ts'
import { entryCache } from './cached.ts'
import type { DocumentType, EntryData } from './documents.ts'
import { parseEntry } from './read.ts'

export type Entries = ReturnType<typeof createEntries>

/**
 * Creates the functions that read entries for one request. They read published entries; with
 * `preview`, they read the draft of each entry that has one.
 */
export function createEntries(db: Database, preview: boolean) {
  const visible = preview ? draftElsePublished : isPublishedSql
  const cacheKeyFor = (id: string) => (preview ? `draft ${id}` : id)

  async function loadRows(statement: D1PreparedStatement): Promise<Row[]> {
    const [found] = await db.batch([statement])
    return v.parse(rows, found?.results)
  }

  /** Parses a row; `before` is the cached entry whose revision was sent with the query. */
  function parseDocument<Type extends DocumentType>(
    type: Type,
    row: Row,
    before = entryCache[type].get(cacheKeyFor(row.id)),
  ): EntryData<Type> {
    if (before?.revision === row.revision) return before.document
    const document = parseEntry[type](row.data ?? '')
    entryCache[type].set(cacheKeyFor(row.id), { revision: row.revision, document })
    return document
  }

  const createTypeBatch = <Type extends DocumentType>(type: Type) =>
    createBatch(async ids => {
      const known = new Map(ids.map(id => [id, entryCache[type].get(cacheKeyFor(id))]))
      const wanted = ids.map(id => [id, known.get(id)?.revision])
      const found = await loadRows(
        db
          .prepare(
            `SELECT entry.id, entry.revision, ${selectDataUnless(`wanted.value ->> 1`)} AS data FROM json_each(?2) AS wanted
             CROSS JOIN entries AS entry ON entry.type = ?1 AND entry.id = wanted.value ->> 0 AND ${visible}`,
          )
          .bind(type, JSON.stringify(wanted)),
      )
      return new Map(found.map(row => [row.id, parseDocument(type, row, known.get(row.id))]))
    })

  const batches: Batches = {
    product: createTypeBatch('product'),
    category: createTypeBatch('category'),
    family: createTypeBatch('family'),
    designer: createTypeBatch('designer'),
    maker: createTypeBatch('maker'),
    photometry: createTypeBatch('photometry'),
  }

  /** Loads an entry. Ids that are requested together are loaded in one query, each once. */
  function load<Type extends ReferencedEntryType>(type: Type, id: string): Promise<EntryData<Type> | null> {
    return batches[type](id)
  }

  return {
    load,

    /** Loads entries in the sequence of `ids`, without those that do not exist. */
    async loadMany<Type extends ReferencedEntryType>(type: Type, ids: string[]): Promise<EntryData<Type>[]> {
      const found = await Promise.all(ids.map(id => load(type, id)))
      return found.filter(document => document !== null)
    },

    async find<Type extends DocumentType>(type: Type, slug: string): Promise<EntryData<Type> | null> {
      const before = entryCache[type].get(cacheKeyFor(`at ${slug}`))
      const [row] = await loadRows(
        db
          .prepare(
            `SELECT id, revision, ${selectDataUnless('?3')} AS data FROM entries AS entry
             WHERE type = ?1 AND slug = ?2 AND ${visible}`,
          )
          .bind(type, slug, before?.revision ?? ''),
      )
      if (!row) return null
      const document = parseDocument(type, row, before)
      entryCache[type].set(cacheKeyFor(`at ${slug}`), { revision: row.revision, document })
      return document
    },

    async all<Type extends DocumentType>(type: Type): Promise<EntryData<Type>[]> {
      const known = entryCache[type].byRevision()
      const all = await loadRows(
        db
          .prepare(
            `SELECT id, revision, iif(revision IN (SELECT value FROM json_each(?2)), NULL, data) AS data
             FROM entries AS entry WHERE type = ?1 AND ${visible}`,
          )
          .bind(type, JSON.stringify([...known.keys()])),
      )
      return all.map(row => parseDocument(type, row, known.get(row.revision)))
    },

    /** Ids of a designer's products, most popular first, at most `first`. Reads only an index. */
    async findProductIdsByDesigner(designer: string, first: number): Promise<string[]> {
      const [found] = await db.batch([
        db
          .prepare(
            `SELECT entry.id FROM entries AS entry
             WHERE entry.type = 'product' AND json_extract(entry.data, '$.designer') = ?1 AND ${visible}
             ORDER BY json_extract(entry.data, '$.popularity') DESC LIMIT ?2`,
          )
          .bind(designer, first),
      ])
      return v.parse(idRows, found?.results).map(row => row.id)
    },
  }
}

/** Types that other entries refer to by id. */
type ReferencedEntryType = 'product' | 'category' | 'family' | 'designer' | 'maker' | 'photometry'
type Batches = { [Type in ReferencedEntryType]: (id: string) => Promise<EntryData<Type> | null> }

/** `data` is null if the entry is cached. */
const rows = v.array(v.object({ id: v.string(), revision: v.string(), data: v.nullable(v.string()) }))
const idRows = v.array(v.object({ id: v.string() }))
type Row = v.InferOutput<typeof rows>[number]

/**
 * SQL for an entry's data. It is null if the entry still has this revision, which the caller has
 * cached.
 */
const selectDataUnless = (revision: string) => `iif(entry.revision IS ${revision}, NULL, entry.data)`

export const isPublishedSql = `entry.status = 'published'`

/** Condition in SQL: `entry` is a draft, or the published state of an entry without a draft. */
export const draftElsePublished = `(entry.status = 'draft' OR NOT EXISTS (
  SELECT 1 FROM entries AS draft WHERE draft.type = entry.type AND draft.id = entry.id AND draft.status = 'draft'))`
