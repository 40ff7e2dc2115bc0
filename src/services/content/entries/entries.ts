import { createBatch } from '../lib/batch.ts'
import type { Document, DocumentType } from './documents.ts'
import { read } from './read.ts'

export type Entries = ReturnType<typeof createEntries>

/** The entries for one request: published ones, or with `preview` the draft where there is one. */
export function createEntries(db: D1Database, preview: boolean) {
  const visible = preview ? draftElsePublished : published

  const batchOf = <Type extends DocumentType>(type: Type) =>
    createBatch(async ids => {
      const rows = await db
        .prepare(
          `SELECT entry.id, entry.data FROM json_each(?2) AS wanted
           CROSS JOIN entries AS entry ON entry.type = ?1 AND entry.id = wanted.value AND ${visible}`,
        )
        .bind(type, JSON.stringify(ids))
        .all<Row>()
      return new Map(rows.results.map(row => [row.id, read[type](row.data)]))
    })

  const batches: Batches = {
    product: batchOf('product'),
    category: batchOf('category'),
    family: batchOf('family'),
    designer: batchOf('designer'),
    maker: batchOf('maker'),
  }

  /** Ids that are requested together are loaded in one query, each once. */
  function load<Type extends Referable>(type: Type, id: string): Promise<Document<Type> | null> {
    return batches[type](id)
  }

  return {
    load,

    /** In the order of `ids`; deleted ones are left out. */
    async loadMany<Type extends Referable>(type: Type, ids: string[]): Promise<Document<Type>[]> {
      const found = await Promise.all(ids.map(id => load(type, id)))
      return found.filter(document => document !== null)
    },

    async find<Type extends DocumentType>(type: Type, slug: string): Promise<Document<Type> | null> {
      const row = await db
        .prepare(`SELECT id, data FROM entries AS entry WHERE type = ?1 AND slug = ?2 AND ${visible}`)
        .bind(type, slug)
        .first<Row>()
      return row && read[type](row.data)
    },

    async all<Type extends DocumentType>(type: Type): Promise<Document<Type>[]> {
      const rows = await db
        .prepare(`SELECT id, data FROM entries AS entry WHERE type = ?1 AND ${visible}`)
        .bind(type)
        .all<Row>()
      return rows.results.map(row => read[type](row.data))
    },

    /** Ids of a designer's products, most popular first, at most `first`; read from an index. */
    async productsBy(designer: string, first: number): Promise<string[]> {
      const rows = await db
        .prepare(
          `SELECT entry.id FROM entries AS entry
           WHERE entry.type = 'product' AND json_extract(entry.data, '$.designer') = ?1 AND ${visible}
           ORDER BY json_extract(entry.data, '$.popularity') DESC LIMIT ?2`,
        )
        .bind(designer, first)
        .all<{ id: string }>()
      return rows.results.map(row => row.id)
    },
  }
}

/** Types that other entries reference by id. */
type Referable = 'product' | 'category' | 'family' | 'designer' | 'maker'
type Batches = { [Type in Referable]: (id: string) => Promise<Document<Type> | null> }

interface Row {
  id: string
  data: string
}

export const published = `entry.status = 'published'`

/** Of `entry`. */
export const draftElsePublished = `(entry.status = 'draft' OR NOT EXISTS (
  SELECT 1 FROM entries AS draft WHERE draft.type = entry.type AND draft.id = entry.id AND draft.status = 'draft'))`
