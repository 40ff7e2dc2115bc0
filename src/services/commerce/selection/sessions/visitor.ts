import { randomId } from '../../lib/ids.ts'
import type { SelectionChange } from '../changes/changes.ts'
import type { Session, SessionStorage } from '../session.ts'
import { freshSelection, type SelectionState } from '../state.ts'
import { completing, type Fresh, needResult } from './completing.ts'
import { isEnded } from './object.ts'

/** A visitor's session; `issued` is the id in the sent token, null without a valid token. */
export function visitorSession(storage: SessionStorage, issued: DurableObjectId | null, fresh: Fresh): Session {
  const { objects } = storage
  const open = (id: DurableObjectId) => ({ token: id.toString(), object: objects.get(id) })
  const given = issued && open(issued)
  let current = given ?? open(objects.newUniqueId())
  // A new id has nothing stored, so it is not read.
  let mayExist = issued !== null
  /** The token's session has ended: the caller gets a new token. */
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
    return needResult(result)
  }
  async function load() {
    const stored = mayExist ? await current.object.read() : null
    if (isEnded(stored)) renew()
    return (stored?.ok && stored.value) || fresh()
  }
  return {
    get token() {
      return current.token
    },
    load: completing(storage, load, change),
    change,
    // Uses the sent token even when its session has ended: an interrupted login repeats this call.
    end: async () => (given ? given.object.end() : null),
    delete: async () => given?.object.delete(),
    releaseStockAt: async time => void (await current.object.releaseStockAt(time)),
  }
}

/** A new visitor's session with this place and language, otherwise empty. */
export async function newSession(
  storage: SessionStorage,
  { place, language }: Pick<SelectionState, 'place' | 'language'>,
) {
  const state = { ...freshSelection(randomId(), place), language }
  const session = visitorSession(storage, null, async () => state)
  await session.change({ type: 'choose', choices: {} })
  return session
}
