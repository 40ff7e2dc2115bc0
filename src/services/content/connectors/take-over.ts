import type { EntryChange } from '../entries/change.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { errorsInEnglish } from '../lib/reasons/reason.ts'
import { saveDraft } from '../publishing/drafts.ts'
import { publish } from '../publishing/publishing.ts'
import type { Connector, EntryKey, SourceDocument } from './connector.ts'
import { findOwnerDocument, type KnownDocument } from './known.ts'
import { queueIds } from './queue.ts'
import { removeDocument, storeLeftover } from './remove.ts'

export interface ImportContext {
  db: D1Database
  connector: Connector
  entryOf: (id: string) => EntryKey | null
}

/** Publishes a document as the entry that it corresponds to. */
export async function importDocument(
  work: ImportContext,
  document: SourceDocument,
  known: KnownDocument | undefined,
): Promise<ContentOutcome<EntryChange[]>> {
  const { db, connector } = work
  const key = connector.keyOf(document)
  // The document has changed its type, or has lost its id.
  if (!key) return known ? removeDocument(db, connector, known) : succeedWith([])
  const { isStored, outcome } = await storeEntry(work, document, key)
  const isMoved = known !== undefined && (known.type !== key.type || known.id !== key.id)
  await storeDocumentState(db, connector.name, {
    document: document.id,
    key,
    revision: document.revision,
    isStored: isStored || (known?.stored === 1 && !isMoved),
    refers: connector.refersTo(document),
    errors: outcome.ok ? null : errorsInEnglish(outcome.errors),
  })
  if (isMoved) {
    await storeLeftover(db, connector.name, known)
    await queueReferring(db, connector.name, document.id)
  }
  if (!outcome.ok) {
    const errors = errorsInEnglish(outcome.errors)
    const details = { event: 'document_refused', connector: connector.name, document: document.id, errors }
    console.warn(JSON.stringify(details))
  }
  return outcome
}

async function storeEntry({ db, connector, entryOf }: ImportContext, document: SourceDocument, key: EntryKey) {
  const owner = await findOwnerDocument(db, connector.name, document.id, key)
  if (owner) {
    return { isStored: false, outcome: failWith(409, { id: `document ${owner} is already stored as this entry` }) }
  }
  const author = { id: connector.name, name: connector.title }
  const change = { author, now: new Date().toISOString(), expected: 'any' as const }
  const saved = await saveDraft(db, key, connector.map(document, entryOf), change)
  return { isStored: saved.ok, outcome: saved.ok ? await publish(db, key, change) : saved }
}

interface DocumentState {
  document: string
  key: EntryKey
  revision: string
  isStored: boolean
  refers: string[]
  errors: Record<string, string> | null
}

const storeDocumentState = (
  db: D1Database,
  name: string,
  { document, key, revision, isStored, refers, errors }: DocumentState,
) =>
  db
    .prepare(
      `INSERT INTO connected (connector, document, type, id, revision, stored, refers, errors, sweep)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, sweep FROM connectors WHERE connector = ?1
       ON CONFLICT DO UPDATE SET type = excluded.type, id = excluded.id, revision = excluded.revision,
         stored = excluded.stored, refers = excluded.refers, errors = excluded.errors`,
    )
    .bind(
      ...[name, document, key.type, key.id, revision, Number(isStored)],
      ...[JSON.stringify(refers), errors && JSON.stringify(errors)],
    )
    .run()

/** Queues the documents that refer to `document`, whose entry has changed its type or id. */
async function queueReferring(db: D1Database, name: string, document: string) {
  const { results } = await db
    .prepare(
      `UPDATE connected SET revision = '' WHERE connector = ?1 AND EXISTS (SELECT 1 FROM json_each(refers) WHERE value = ?2)
       RETURNING document`,
    )
    .bind(name, document)
    .all<{ document: string }>()
  const ids = results.map(row => row.document)
  if (ids.length > 0) await queueIds(db, name, ids).run()
}
