import type { SelectionChange } from '../changes/changes.ts'
import type { Session, SessionStorage } from '../session.ts'
import { completeBefore, requireResult, type SelectionFactory } from './completing.ts'
import { isEnded } from './object.ts'

export interface CustomerToken {
  token: string
  customer: number
  /** The id of the Durable Object with the customer's selection. */
  selection: string
  /** Ends the login. */
  end: () => Promise<unknown>
}

/** Creates the session of a login. All logins of a customer share one selection. */
export function customerSession(
  storage: SessionStorage,
  { token, customer, selection, end }: CustomerToken,
  fresh: SelectionFactory,
): Session {
  const { objects } = storage
  const object = objects.get(objects.idFromString(selection))
  const change = async (change: SelectionChange) =>
    requireResult(
      (await object.change(change, null, customer)) ?? (await object.change(change, await fresh(), customer)),
    )
  async function read() {
    const stored = await object.read(customer)
    if (isEnded(stored)) throw new Error('The selection belongs to another customer')
    return (stored.ok && stored.value) || fresh()
  }
  return {
    token,
    load: completeBefore(storage, read, change),
    read,
    change,
    end: async () => {
      await end()
      return null
    },
    delete: async () => {},
    releaseStockAt: async time => void (await object.releaseStockAt(time)),
  }
}
