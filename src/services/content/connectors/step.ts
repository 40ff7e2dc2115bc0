import type { EntryChange } from '../entries/change.ts'
import type { Neighbours } from '../env.ts'
import { CommerceUnavailable } from '../publishing/commerce.ts'
import { summariseChanges } from '../publishing/entry-changes.ts'
import { synchronise } from '../publishing/synchronise.ts'
import { type Connector, SourceProblem } from './connector.ts'
import { loadKnownDocuments, loadNamed } from './known.ts'
import { readPart } from './parts.ts'
import { forget, nextQueued, noteRefused } from './queue.ts'
import { removeDocument, removeLeftovers } from './remove.ts'
import { lease, loadState, noteProblem, releaseConnector } from './state.ts'
import { takeOver } from './take-over.ts'

/** Documents in one step: some 15 queries each, of the 1,000 that an invocation may ask. */
const maxDocuments = 20

/** Whether there is more to do at once, and what the shop has to be told. */
export interface Done {
  isMore: boolean
  changes: EntryChange[]
}

/**
 * One step: takes over some of what is noted, else reads the next part of an import or sweep. Can
 * be interrupted anywhere and repeated; of several at once, one does it.
 */
export async function runStep(db: D1Database, connector: Connector, commerce: Neighbours['commerce']): Promise<Done> {
  const { name } = connector
  await loadState(db, name)
  if (!(await lease(db, name, Date.now()))) return { isMore: false, changes: [] }
  try {
    const queued = await nextQueued(db, name, maxDocuments)
    if (queued.length > 0) return { isMore: true, changes: await takeQueued(db, connector, commerce, queued) }
    const state = await loadState(db, name)
    if (state.phase !== 'idle') {
      await readPart(db, connector, state)
      return { isMore: true, changes: [] }
    }
    if (state.progress === 0) return { isMore: false, changes: [] }
    // What was refused for something missing is tried again, as long as something else succeeds.
    await db.batch([
      noteRefused(db, name),
      db.prepare('UPDATE connectors SET progress = 0 WHERE connector = ?').bind(name),
    ])
    return { isMore: true, changes: summariseChanges(await removeLeftovers(db, connector)) }
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    console.error(JSON.stringify({ event: 'connector_failed', connector: name, error: error.message }))
    await noteProblem(db, name, error.message, Date.now() + error.retryMs)
    return { isMore: false, changes: [] }
  } finally {
    await releaseConnector(db, name)
  }
}

type Queued = Awaited<ReturnType<typeof nextQueued>>

async function takeQueued(db: D1Database, connector: Connector, commerce: Neighbours['commerce'], queued: Queued) {
  const { name } = connector
  const wanted = queued.filter(({ document }) => !document).map(({ id }) => id)
  const fetched = wanted.length > 0 ? await connector.fetch(wanted) : []
  const present = new Map([...queued.flatMap(({ document }) => document ?? []), ...fetched].map(one => [one.id, one]))
  const known = await loadKnownDocuments(
    db,
    name,
    queued.map(({ id }) => id),
  )
  const entryOf = await loadNamed(db, connector, [...present.values()])
  const work = { db, connector, entryOf }
  const changes: EntryChange[] = []
  const products: string[] = []
  for (const one of queued) {
    const document = present.get(one.id)
    const before = known.get(one.id)
    const isSame = document && before?.errors === null && before.revision === document.revision
    if (!isSame && (document || before)) {
      const outcome = document
        ? await takeOver(work, document, before)
        : before && (await removeDocument(db, connector, before))
      if (outcome?.ok) {
        changes.push(...outcome.value)
        await db.prepare('UPDATE connectors SET progress = 1 WHERE connector = ?').bind(name).run()
        const key = document && connector.keyOf(document)
        if (key?.type === 'product') products.push(key.id)
      }
    }
    await forget(db, name, one).run()
  }
  return summariseChanges([...changes, ...(await withPrices(db, commerce, products))])
}

/** Prices, stock and markets come from commerce; without it they follow with the next change. */
async function withPrices(db: D1Database, commerce: Neighbours['commerce'], products: string[]) {
  if (products.length === 0) return []
  try {
    return (await synchronise(db, commerce, products)).changes
  } catch (error) {
    if (!(error instanceof CommerceUnavailable)) throw error
    console.error(JSON.stringify({ event: 'synchronise_failed', error: error.message, cause: String(error.cause) }))
    return []
  }
}
