import * as v from 'valibot'
import type { SourceDocument } from './connector.ts'

const queuedRows = v.array(
  v.object({
    document: v.string(),
    noted: v.string(),
    data: v.nullable(v.pipe(v.string(), v.parseJson(), v.unknown())),
  }),
)
const sourceDocument = v.object({ id: v.string(), revision: v.string(), fields: v.record(v.string(), v.unknown()) })

/** Maximum length of the values in one statement, in characters; D1 accepts 2 MB. */
const maxChunk = 500_000

/**
 * Queues documents to be fetched again. Drops data that is queued for them, as it may be outdated.
 */
export const queueIds = (db: D1Database, name: string, ids: string[]) =>
  db
    .prepare(
      `INSERT INTO connector_queue (connector, document, noted) SELECT ?1, value, hex(randomblob(8)) FROM json_each(?2) WHERE true
       ON CONFLICT DO UPDATE SET noted = excluded.noted, data = NULL`,
    )
    .bind(name, JSON.stringify(ids))

/** Queues complete documents, except those that are already queued. */
export function queueDocuments(db: D1Database, name: string, documents: SourceDocument[]): D1PreparedStatement[] {
  const chunks: string[][] = []
  let size = maxChunk
  for (const document of documents) {
    const text = JSON.stringify(document)
    if (size + text.length > maxChunk) {
      chunks.push([])
      size = 0
    }
    chunks.at(-1)?.push(text)
    size += text.length
  }
  return chunks.map(texts =>
    db
      .prepare(
        `INSERT INTO connector_queue (connector, document, noted, data)
         SELECT ?1, value ->> 'id', hex(randomblob(8)), value FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING`,
      )
      .bind(name, `[${texts}]`),
  )
}

/** The next queued documents, first those with stored data, which need no request to the CMS. */
export async function loadQueued(db: D1Database, name: string, limit: number) {
  const { results } = await db
    .prepare(
      `SELECT document, noted, data FROM connector_queue WHERE connector = ? ORDER BY data IS NULL, document LIMIT ?`,
    )
    .bind(name, limit)
    .all()
  return v.parse(queuedRows, results).map(({ document, noted, data }) => ({
    id: document,
    noted,
    document: data === null ? null : v.parse(sourceDocument, data),
  }))
}

/** Removes a document from the queue, unless it was queued again in the meantime. */
export const dequeue = (db: D1Database, name: string, { id, noted }: { id: string; noted: string }) =>
  db.prepare('DELETE FROM connector_queue WHERE connector = ? AND document = ? AND noted = ?').bind(name, id, noted)

/** Queues refused documents again, because the entries that they refer to may exist now. */
export const queueRefused = (db: D1Database, name: string) =>
  db
    .prepare(
      `INSERT INTO connector_queue (connector, document, noted)
       SELECT connector, document, hex(randomblob(8)) FROM connected WHERE connector = ? AND errors IS NOT NULL
       ON CONFLICT DO NOTHING`,
    )
    .bind(name)

/** How long the ids of deliveries are stored, in ms. */
const retentionMs = 86_400_000

/** Queues the documents of a webhook call; a repeated delivery changes nothing. */
export async function queueDelivery(db: D1Database, name: string, ids: string[], delivery: string | null, now: number) {
  if (delivery !== null) {
    const known = await db
      .prepare('SELECT 1 FROM connector_deliveries WHERE connector = ? AND delivery = ?')
      .bind(name, delivery)
      .first()
    if (known !== null) return
  }
  await db.batch([
    db.prepare('DELETE FROM connector_deliveries WHERE at < ?').bind(new Date(now - retentionMs).toISOString()),
    db
      .prepare(
        'INSERT OR IGNORE INTO connector_deliveries (connector, delivery, at) SELECT ?1, ?2, ?3 WHERE ?2 IS NOT NULL',
      )
      .bind(name, delivery, new Date(now).toISOString()),
    queueIds(db, name, ids),
  ])
}
