import type { EntryChange } from '../entries/change.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { errorsInEnglish } from '../lib/reasons/reason.ts'
import { saveDraft } from '../publishing/drafts.ts'
import { publish } from '../publishing/publishing.ts'
import type { Connector, EntryKey, SourceDocument } from './connector.ts'
import { type Known, ownerOf } from './known.ts'
import { noteIds } from './queue.ts'
import { leaveOver, removeDocument } from './remove.ts'

export interface Work {
  db: D1Database
  connector: Connector
  entryOf: (id: string) => EntryKey | null
}

/** Makes a document the published entry that it is. */
export async function takeOver(
  work: Work,
  document: SourceDocument,
  known: Known | undefined,
): Promise<ContentOutcome<EntryChange[]>> {
  const { db, connector } = work
  const key = connector.keyOf(document)
  // It has another type now, or lost its name.
  if (!key) return known ? removeDocument(db, connector, known) : succeedWith([])
  const { isStored, outcome } = await store(work, document, key)
  const isMoved = known !== undefined && (known.type !== key.type || known.id !== key.id)
  await keep(db, connector.name, {
    document: document.id,
    key,
    revision: document.revision,
    isStored: isStored || (known?.stored === 1 && !isMoved),
    refers: connector.refersTo(document),
    errors: outcome.ok ? null : errorsInEnglish(outcome.errors),
  })
  if (isMoved) {
    await leaveOver(db, connector.name, known)
    await renew(db, connector.name, document.id)
  }
  if (!outcome.ok) {
    const errors = errorsInEnglish(outcome.errors)
    const told = { event: 'document_refused', connector: connector.name, document: document.id, errors }
    console.warn(JSON.stringify(told))
  }
  return outcome
}

async function store({ db, connector, entryOf }: Work, document: SourceDocument, key: EntryKey) {
  const owner = await ownerOf(db, connector.name, document.id, key)
  if (owner) {
    return { isStored: false, outcome: failWith(409, { id: `document ${owner} is this entry already` }) }
  }
  const author = { id: connector.name, name: connector.title }
  const changing = { author, now: new Date().toISOString(), expected: 'any' as const }
  const saved = await saveDraft(db, key, connector.map(document, entryOf), changing)
  return { isStored: saved.ok, outcome: saved.ok ? await publish(db, key, changing) : saved }
}

interface Kept {
  document: string
  key: EntryKey
  revision: string
  isStored: boolean
  refers: string[]
  errors: Record<string, string> | null
}

const keep = (db: D1Database, name: string, { document, key, revision, isStored, refers, errors }: Kept) =>
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

/** Documents that name one whose entry has another id now are made anew. */
async function renew(db: D1Database, name: string, document: string) {
  const { results } = await db
    .prepare(
      `UPDATE connected SET revision = '' WHERE connector = ?1 AND EXISTS (SELECT 1 FROM json_each(refers) WHERE value = ?2)
       RETURNING document`,
    )
    .bind(name, document)
    .all<{ document: string }>()
  const ids = results.map(row => row.document)
  if (ids.length > 0) await noteIds(db, name, ids).run()
}
