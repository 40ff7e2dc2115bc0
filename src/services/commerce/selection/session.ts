import { randomId } from '../lib/ids.ts'
import type { PlainOutcome } from '../lib/outcome.ts'
import { applyChange, type Change } from './changes.ts'
import { isEnded, type SelectionObject } from './object.ts'
import type { PaymentMethod } from './state.ts'
import { type Changed, freshSelection, type Line, type SelectionState } from './state.ts'

export interface Session {
  /**
   * Null for stateless calls (`API-Token: none`), which store nothing. A new token once the sent
   * one has turned out to be invalid.
   */
  readonly token: string | null
  /** The selection; completes a purchase that it has not recorded yet. */
  load: () => Promise<SelectionState>
  change: (change: Change) => Promise<PlainOutcome<Changed>>
  /**
   * Invalidates the token. Returns a visitor's selection, available until `delete`; null for
   * customers and stateless calls.
   */
  end: () => Promise<SelectionState | null>
  /** Deletes the selection that `end` returned; until then a login can be retried. */
  delete: () => Promise<void>
  /** Schedules the release of reserved stock for this time (ms). */
  releaseStockAt: (time: number) => Promise<void>
}

/** Storage of selections and orders. */
export interface SessionStorage {
  objects: DurableObjectNamespace<SelectionObject>
  findPurchase: (selection: string) => Promise<{ order: string; lines: Line[] } | null>
}

/** The dependencies of a request; later folders extend it. */
export interface Shop {
  session: Session
  sessions: SessionStorage
  db: D1Database
  limits: Env['LIMITS']
  /** The network address of the client. */
  address: string
  /** The ways to pay that are configured. */
  providers: PaymentMethod[]
  /** Whether the delivery widget replaces shipping methods where it can. */
  hasDeliveryWidget: boolean
  /** The wire's field for the logged-in customer; empty for visitors. */
  loggedIn: object
  now: Date
}

type Fresh = () => Promise<SelectionState>

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
  const attempt = async (change: Change) =>
    (mayExist && (await current.object.change(change, null))) || current.object.change(change, await fresh())
  async function change(change: Change) {
    let result = await attempt(change)
    if (isEnded(result)) {
      renew()
      result = await attempt(change)
    }
    mayExist = true
    return needed(result)
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

export interface CustomerToken {
  token: string
  customer: number
  /** The id of the Durable Object with the customer's selection. */
  selection: string
  /** Ends the login. */
  end: () => Promise<unknown>
}

/** A customer's session: one selection on all devices. */
export function customerSession(
  storage: SessionStorage,
  { token, customer, selection, end }: CustomerToken,
  fresh: Fresh,
): Session {
  const { objects } = storage
  const object = objects.get(objects.idFromString(selection))
  const change = async (change: Change) =>
    needed((await object.change(change, null, customer)) ?? (await object.change(change, await fresh(), customer)))
  async function load() {
    const stored = await object.read(customer)
    if (isEnded(stored)) throw new Error("A customer's selection is another's")
    return (stored.ok && stored.value) || fresh()
  }
  return {
    token,
    load: completing(storage, load, change),
    change,
    end: async () => {
      await end()
      return null
    },
    delete: async () => {},
    releaseStockAt: async time => void (await object.releaseStockAt(time)),
  }
}

/** The session of a stateless call. */
export function statelessSession(fresh: Fresh): Session {
  let state: SelectionState | null = null
  const load = async () => state ?? fresh()
  return {
    token: null,
    load,
    change: async change => {
      const result = applyChange(await load(), change)
      if (result.ok) state = result.value.state
      return result
    },
    end: async () => null,
    delete: async () => {},
    releaseStockAt: async () => undefined,
  }
}

/** The process may have ended between an order and its selection: complete the purchase first. */
const completing =
  ({ findPurchase }: SessionStorage, load: Fresh, change: Session['change']): Fresh =>
  async () => {
    const state = await load()
    const purchase = state.paymentStarted ? await findPurchase(state.id) : null
    if (!purchase) return state
    const result = await change({ type: 'complete', selection: state.id, ...purchase, next: randomId() })
    return result.ok ? result.value.state : state
  }

function needed<T>(result: PlainOutcome<T> | null): PlainOutcome<T> {
  if (!result) throw new Error('A selection object needs a fresh selection')
  if (isEnded(result)) throw new Error('A selection is over, or belongs to another customer')
  return result
}
