import type { EntryChange } from '../entries/change.ts'
import type { NeighbourServices } from '../env.ts'
import { CommerceUnavailable } from '../publishing/commerce.ts'
import { summariseChanges } from '../publishing/entry-changes.ts'
import { synchronise } from '../publishing/synchronise.ts'
import { type Connector, SourceProblem } from './connector.ts'
import { loadKnownDocuments, loadReferencedEntries } from './known.ts'
import { readPart } from './parts.ts'
import { dequeue, loadQueued, queueRefused } from './queue.ts'
import { removeDocument, removeLeftovers } from './remove.ts'
import { leaseConnector, loadState, releaseConnector, storeProblem } from './state.ts'
import { importDocument } from './take-over.ts'

/**
 * Maximum number of documents in one step. Each takes about 15 queries, and one invocation may make
 * 1,000.
 */
const maxDocuments = 20

export interface StepResult {
  /** Whether another step can run immediately. */
  isMore: boolean
  /** The changes of which the shop must be notified. */
  changes: EntryChange[]
}

/**
 * Runs one step: imports some queued documents, or else reads the next page of an import or sweep.
 * A step may be interrupted at any point and repeated. If several start at once, only one runs.
 */
export async function runStep(
  db: D1Database,
  connector: Connector,
  commerce: NeighbourServices['commerce'],
): Promise<StepResult> {
  const { name } = connector
  await loadState(db, name)
  if (!(await leaseConnector(db, name, Date.now()))) return { isMore: false, changes: [] }
  try {
    const queued = await loadQueued(db, name, maxDocuments)
    if (queued.length > 0) return { isMore: true, changes: await importQueued(db, connector, commerce, queued) }
    const state = await loadState(db, name)
    if (state.phase !== 'idle') {
      await readPart(db, connector, state)
      return { isMore: true, changes: [] }
    }
    if (state.progress === 0) return { isMore: false, changes: [] }
    // Refused documents are retried as long as others succeed, because the entries that they refer
    // to may exist now.
    await db.batch([
      queueRefused(db, name),
      db.prepare('UPDATE connectors SET progress = 0 WHERE connector = ?').bind(name),
    ])
    return { isMore: true, changes: summariseChanges(await removeLeftovers(db, connector)) }
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    console.error(JSON.stringify({ event: 'connector_failed', connector: name, error: error.message }))
    await storeProblem(db, name, error.message, Date.now() + error.retryMs)
    return { isMore: false, changes: [] }
  } finally {
    await releaseConnector(db, name)
  }
}

type Queued = Awaited<ReturnType<typeof loadQueued>>

async function importQueued(
  db: D1Database,
  connector: Connector,
  commerce: NeighbourServices['commerce'],
  queued: Queued,
) {
  const { name } = connector
  const wanted = queued.filter(({ document }) => !document).map(({ id }) => id)
  const fetched = wanted.length > 0 ? await connector.fetch(wanted) : []
  const present = new Map(
    [...queued.flatMap(({ document }) => document ?? []), ...fetched].map(item => [item.id, item]),
  )
  const known = await loadKnownDocuments(
    db,
    name,
    queued.map(({ id }) => id),
  )
  const entryOf = await loadReferencedEntries(db, connector, [...present.values()])
  const work = { db, connector, entryOf }
  const changes: EntryChange[] = []
  const products: string[] = []
  for (const item of queued) {
    const document = present.get(item.id)
    const before = known.get(item.id)
    const isSame = document && before?.errors === null && before.revision === document.revision
    if (!isSame && (document || before)) {
      const outcome = document
        ? await importDocument(work, document, before)
        : before && (await removeDocument(db, connector, before))
      if (outcome?.ok) {
        changes.push(...outcome.value)
        await db.prepare('UPDATE connectors SET progress = 1 WHERE connector = ?').bind(name).run()
        const key = document && connector.keyOf(document)
        if (key?.type === 'product') products.push(key.id)
      }
    }
    await dequeue(db, name, item).run()
  }
  return summariseChanges([...changes, ...(await synchronisePrices(db, commerce, products))])
}

/**
 * Copies prices, stock and markets from commerce. If commerce is unavailable, a later
 * synchronisation copies them.
 */
async function synchronisePrices(db: D1Database, commerce: NeighbourServices['commerce'], products: string[]) {
  if (products.length === 0) return []
  try {
    return (await synchronise(db, commerce, products)).changes
  } catch (error) {
    if (!(error instanceof CommerceUnavailable)) throw error
    console.error(JSON.stringify({ event: 'synchronise_failed', error: error.message, cause: String(error.cause) }))
    return []
  }
}
