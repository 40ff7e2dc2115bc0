import { defaultPlace, findCountry, placeOf } from './catalogue/countries.ts'
import { endSession, findLoggedIn, isCustomerToken, type Login } from './customers/sessions.ts'
import type { Customer } from './customers/storage.ts'
import { randomId } from './lib/ids.ts'
import { applyChange, type Change } from './selection/changes.ts'
import { freshSelection, type Outcome, type SelectionState } from './selection/state.ts'

export interface Session {
  /** Null for stateless calls (`API-Token: none`), which keep nothing. Another than was sent, once it is found to be over. */
  readonly token: string | null
  /** Who is logged in; null for visitors. */
  readonly customer: Customer | null
  load: () => Promise<SelectionState>
  change: (change: Change) => Promise<Outcome>
  /** From now on the token is nobody's. Answers a visitor's selection, until `forget`; of customers and stateless calls, null. */
  end: () => Promise<SelectionState | null>
  /** Lets go of what `end` answered. */
  forget: () => Promise<void>
  /** Has what the selection holds of the stock given back at this time (ms), if it is still held then. */
  hold: (until: number) => Promise<void>
}

/**
 * The session of a request. A visitor's token is the id of a Durable Object that the platform itself has signed: one we did not issue is
 * recognised without touching storage, and is never adopted; its bearer gets a new one. Objects that nothing was stored in cost nothing.
 * A customer's token is random and stands, hashed, in the database.
 */
export async function openSession(request: Request, env: Env): Promise<Session> {
  const given = readToken(request.headers)
  const fresh = once(() => freshOf(request, env))
  if (given === 'none') return statelessSession(fresh)
  if (given === null || !isCustomerToken(given)) {
    return visitorSession(env, given === null ? null : issuedId(env, given), fresh)
  }
  const customer = await findLoggedIn(env.COMMERCE_DB, given)
  if (!customer?.selection) return visitorSession(env, null, fresh)
  return customerSession(env, { token: given, selection: customer.selection }, customer, fresh)
}

/** A new visitor's session in this place and language, without anything else. */
export async function newSession(env: Env, { place, language }: Pick<SelectionState, 'place' | 'language'>) {
  const state = { ...freshSelection(randomId(), place), language }
  const session = visitorSession(env, null, async () => state)
  await session.change({ type: 'choose', choices: {} })
  return session
}

/** The session of a customer: their one selection, whatever device it is used from. */
export function customerSession(
  { COMMERCE_DB, SELECTIONS }: Env,
  { token, selection }: Login,
  customer: Customer,
  fresh: () => Promise<SelectionState>,
): Session {
  const object = SELECTIONS.get(SELECTIONS.idFromString(selection))
  const owner = customer.customer
  return {
    token,
    customer,
    load: async () => own(await object.read(owner)) ?? (await fresh()),
    change: async change => {
      const outcome =
        own(await object.change(change, null, owner)) ?? own(await object.change(change, await fresh(), owner))
      if (!outcome) throw new Error('A selection object refused a fresh selection')
      return outcome
    },
    end: async () => {
      await endSession(COMMERCE_DB, token)
      return null
    },
    forget: async () => {},
    hold: async until => void (await object.hold(until)),
  }
}

function own<T>(answer: T | 'ended'): T {
  if (answer === 'ended') throw new Error("A customer's selection is another's")
  return answer
}

function visitorSession(env: Env, issued: DurableObjectId | null, fresh: () => Promise<SelectionState>): Session {
  const open = (id: DurableObjectId) => ({ token: id.toString(), object: env.SELECTIONS.get(id) })
  const given = issued && open(issued)
  let current = given ?? open(env.SELECTIONS.newUniqueId())
  // Nothing can be stored under an id that was made a moment ago, so it is not asked.
  let mayExist = issued !== null
  /** The token is of a session that is over: its bearer gets a new one. */
  const renew = () => {
    current = open(env.SELECTIONS.newUniqueId())
    mayExist = false
  }
  async function make(change: Change): Promise<Outcome> {
    const known = mayExist ? await current.object.change(change, null) : null
    const outcome = known ?? (await current.object.change(change, await fresh()))
    if (outcome === 'ended') {
      renew()
      return make(change)
    }
    mayExist = true
    if (!outcome) throw new Error('A selection object refused a fresh selection')
    return outcome
  }
  return {
    get token() {
      return current.token
    },
    customer: null,
    load: async () => {
      const state = mayExist ? await current.object.read() : null
      if (state === 'ended') renew()
      return state === 'ended' || state === null ? fresh() : state
    },
    change: make,
    // Of the given token, also when it was found to be over before: a login that was interrupted is repeated with it.
    end: async () => (given ? given.object.end() : null),
    forget: async () => given?.object.forget(),
    hold: async until => void (await current.object.hold(until)),
  }
}

/** From `API-Token`, or from `Accept: …; api-token=…`, which spares other origins a pre-flight. */
function readToken(headers: Headers): string | null {
  return headers.get('api-token') ?? headers.get('accept')?.match(/[;,]\s*api-token=([^;,\s]+)/i)?.[1] ?? null
}

function issuedId(env: Env, token: string): DurableObjectId | null {
  try {
    return env.SELECTIONS.idFromString(token)
  } catch (error) {
    // How the platform says that it did not sign this id.
    if (error instanceof TypeError) return null
    throw error
  }
}

function statelessSession(fresh: () => Promise<SelectionState>): Session {
  let state: SelectionState | null = null
  const load = async () => state ?? fresh()
  return {
    token: null,
    customer: null,
    load,
    change: async change => {
      const outcome = applyChange(await load(), change)
      state = outcome.state
      return outcome
    },
    end: async () => null,
    forget: async () => {},
    hold: async () => undefined,
  }
}

/** A new visitor's selection: in the country the edge saw. Cloudflare sets `CF-IPCountry` itself and drops a visitor's own. */
async function freshOf({ headers, cf }: Request, env: Env): Promise<SelectionState> {
  const code = headers.get('cf-ipcountry') ?? cf?.country
  const country = typeof code === 'string' ? await findCountry(env.COMMERCE_DB, code) : null
  return freshSelection(randomId(), country ? placeOf(country, null) : defaultPlace)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}
