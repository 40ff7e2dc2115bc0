import * as v from 'valibot'
import { type DocumentType, documents } from '../entries/documents.ts'
import type { Connector, EntryKey, SourceDocument } from './connector.ts'

export const entryType = v.picklist(Object.keys(documents).filter((type): type is DocumentType => type in documents))
const rows = v.array(
  v.object({
    document: v.string(),
    type: entryType,
    id: v.string(),
    revision: v.string(),
    slug: v.nullable(v.string()),
    stored: v.number(),
    errors: v.nullable(v.string()),
  }),
)
/** What the shop has stored about a document of the CMS. */
export type KnownDocument = v.InferOutput<typeof rows>[number]

export async function loadKnownDocuments(
  db: D1Database,
  name: string,
  ids: string[],
): Promise<Map<string, KnownDocument>> {
  const { results } = await db
    .prepare(
      `SELECT document, type, id, revision, stored, errors,
         (SELECT slug FROM entries WHERE type = connected.type AND id = connected.id LIMIT 1) AS slug FROM connected
       WHERE connector = ?1 AND document IN (SELECT value FROM json_each(?2))`,
    )
    .bind(name, JSON.stringify(ids))
    .all()
  return new Map(v.parse(rows, results).map(row => [row.document, row]))
}

/**
 * Creates a function that finds the entry of a document to which `sources` refer. Documents that
 * are not stored yet are fetched, because documents can refer to each other in circles.
 */
export async function loadReferencedEntries(db: D1Database, connector: Connector, sources: SourceDocument[]) {
  const referenced = [...new Set(sources.flatMap(connector.refersTo))]
  const known = await loadKnownDocuments(db, connector.name, referenced)
  const found = new Map<string, EntryKey>([...known].map(([id, one]) => [id, toEntryKey(one)]))
  const missing = sources.filter(({ id }) => !found.has(id))
  const unknown = referenced.filter(id => !found.has(id) && !missing.some(document => document.id === id))
  const fetched = unknown.length > 0 ? await connector.fetch(unknown) : []
  for (const document of [...missing, ...fetched]) {
    const key = connector.keyOf(document)
    if (key) found.set(document.id, key)
  }
  return (id: string) => found.get(id) ?? null
}

const toEntryKey = ({ type, id, slug }: KnownDocument): EntryKey => ({ type, id, ...(slug !== null && { slug }) })

/** Another document that is already stored as the same entry; null if there is none. */
export async function findOwnerDocument(db: D1Database, name: string, document: string, { type, id }: EntryKey) {
  const row = await db
    .prepare(
      `SELECT document FROM connected WHERE connector = ? AND type = ? AND id = ? AND document <> ? AND stored = 1 LIMIT 1`,
    )
    .bind(name, type, id, document)
    .first<{ document: string }>()
  return row?.document ?? null
}
