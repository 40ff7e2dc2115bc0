import * as v from 'valibot'
import { createBatch } from '../lib/batch.ts'
import type { Database } from '../lib/database.ts'
import { cached } from './cached.ts'
import type { DocumentType, EntryData } from './documents.ts'
import { parseEntry } from './read.ts'

export type Entries = ReturnType<typeof createEntries>

/** The entries for one request: published ones, or with `preview` the draft where there is one. */
export function createEntries(db: Database, preview: boolean) {
  const visible = preview ? draftElsePublished : isPublishedSql
  const keyOf = (id: string) => (preview ? `draft ${id}` : id)

  async function rowsOf(statement: D1PreparedStatement): Promise<Row[]> {
    const [found] = await db.batch([statement])
    return v.parse(rows, found?.results)
  }

  /** The document of a row; `before` is what was cached when it was asked for. */
  function documentOf<Type extends DocumentType>(
    type: Type,
    row: Row,
    before = cached[type].get(keyOf(row.id)),
  ): EntryData<Type> {
    if (before?.revision === row.revision) return before.document
    const document = parseEntry[type](row.data ?? '')
    cached[type].set(keyOf(row.id), { revision: row.revision, document })
    return document
  }

  const batchOf = <Type extends DocumentType>(type: Type) =>
    createBatch(async ids => {
      const known = new Map(ids.map(id => [id, cached[type].get(keyOf(id))]))
      const wanted = ids.map(id => [id, known.get(id)?.revision])
      const found = await rowsOf(
        db
          .prepare(
            `SELECT entry.id, entry.revision, ${dataUnless(`wanted.value ->> 1`)} AS data FROM json_each(?2) AS wanted
             CROSS JOIN entries AS entry ON entry.type = ?1 AND entry.id = wanted.value ->> 0 AND ${visible}`,
          )
          .bind(type, JSON.stringify(wanted)),
      )
      return new Map(found.map(row => [row.id, documentOf(type, row, known.get(row.id))]))
    })

  const batches: Batches = {
    product: batchOf('product'),
    category: batchOf('category'),
    family: batchOf('family'),
    designer: batchOf('designer'),
    maker: batchOf('maker'),
    photometry: batchOf('photometry'),
  }

  /** Ids that are requested together are loaded in one query, each once. */
  function load<Type extends Referable>(type: Type, id: string): Promise<EntryData<Type> | null> {
    return batches[type](id)
  }

  return {
    load,

    /** In the order of `ids`; deleted ones are left out. */
    async loadMany<Type extends Referable>(type: Type, ids: string[]): Promise<EntryData<Type>[]> {
      const found = await Promise.all(ids.map(id => load(type, id)))
      return found.filter(document => document !== null)
    },

    async find<Type extends DocumentType>(type: Type, slug: string): Promise<EntryData<Type> | null> {
      const before = cached[type].get(keyOf(`at ${slug}`))
      const [row] = await rowsOf(
        db
          .prepare(
            `SELECT id, revision, ${dataUnless('?3')} AS data FROM entries AS entry
             WHERE type = ?1 AND slug = ?2 AND ${visible}`,
          )
          .bind(type, slug, before?.revision ?? ''),
      )
      if (!row) return null
      const document = documentOf(type, row, before)
      cached[type].set(keyOf(`at ${slug}`), { revision: row.revision, document })
      return document
    },

    async all<Type extends DocumentType>(type: Type): Promise<EntryData<Type>[]> {
      const known = cached[type].byRevision()
      const all = await rowsOf(
        db
          .prepare(
            `SELECT id, revision, iif(revision IN (SELECT value FROM json_each(?2)), NULL, data) AS data
             FROM entries AS entry WHERE type = ?1 AND ${visible}`,
          )
          .bind(type, JSON.stringify([...known.keys()])),
      )
      return all.map(row => documentOf(type, row, known.get(row.revision)))
    },

    /** Ids of a designer's products, most popular first, at most `first`; read from an index. */
    async productsBy(designer: string, first: number): Promise<string[]> {
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

/** Types that other entries reference by id. */
type Referable = 'product' | 'category' | 'family' | 'designer' | 'maker' | 'photometry'
type Batches = { [Type in Referable]: (id: string) => Promise<EntryData<Type> | null> }

/** `data` is null for an entry that is cached. */
const rows = v.array(v.object({ id: v.string(), revision: v.string(), data: v.nullable(v.string()) }))
const idRows = v.array(v.object({ id: v.string() }))
type Row = v.InferOutput<typeof rows>[number]

/** The entry's data, or null if it has this revision: the data is not even read then. */
const dataUnless = (revision: string) => `iif(entry.revision IS ${revision}, NULL, entry.data)`

export const isPublishedSql = `entry.status = 'published'`

/** Of `entry`. */
export const draftElsePublished = `(entry.status = 'draft' OR NOT EXISTS (
  SELECT 1 FROM entries AS draft WHERE draft.type = entry.type AND draft.id = entry.id AND draft.status = 'draft'))`
