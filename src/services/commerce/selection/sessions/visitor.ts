import { randomId } from '../../lib/ids.ts'
import type { SelectionChange } from '../changes/changes.ts'
import type { Session, SessionStorage } from '../session.ts'
import { createSelection, type SelectionState } from '../state.ts'
import { completeBefore, requireResult, type SelectionFactory } from './completing.ts'
import { isEnded } from './object.ts'

/**
 * Creates a visitor's session. `issued` is the id that the request's token contains; null if the
 * request has no token of this shop.
 */
export function visitorSession(
  storage: SessionStorage,
  issued: DurableObjectId | null,
  fresh: SelectionFactory,
): Session {
  const { objects } = storage
  const open = (id: DurableObjectId) => ({ token: id.toString(), object: objects.get(id) })
  const sentSession = issued && open(issued)
  let current = sentSession ?? open(objects.newUniqueId())
  // The object of a new id has nothing stored, so it need not be read.
  let mayExist = issued !== null
  /** Replaces the session by one with a new token. */
  const renew = () => {
    current = open(objects.newUniqueId())
    mayExist = false
  }
  const attempt = async (change: SelectionChange) =>
    (mayExist && (await current.object.change(change, null))) || current.object.change(change, await fresh())
  async function change(change: SelectionChange) {
    let result = await attempt(change)
    if (isEnded(result)) {
      renew()
      result = await attempt(change)
    }
    mayExist = true
    return requireResult(result)
  }
  async function read() {
    const stored = mayExist ? await current.object.read() : null
    if (isEnded(stored)) renew()
    return (stored?.ok && stored.value) || fresh()
  }
  return {
    get token() {
      return current.token
    },
    load: completeBefore(storage, read, change),
    read,
    change,
    // Ends the session of the token that the request sent, even if that session has already ended,
    // because an interrupted login is retried.
    end: async () => (sentSession ? sentSession.object.end() : null),
    delete: async () => sentSession?.object.delete(),
    releaseStockAt: async time => void (await current.object.releaseStockAt(time)),
  }
}

/** Creates and stores an empty selection with this place and language, and returns its session. */
export async function createVisitorSession(
  storage: SessionStorage,
  { place, language }: Pick<SelectionState, 'place' | 'language'>,
) {
  const state = { ...createSelection(randomId(), place), language }
  const session = visitorSession(storage, null, async () => state)
  await session.change({ type: 'choose', choices: {} })
  return session
}
