import { applyChange, type Change } from './changes.ts'
import { defaultPlace, findCountry, placeOf } from './countries.ts'
import { randomId } from './random.ts'
import { freshSelection, type Outcome, type SelectionState } from './state.ts'

export interface Session {
  /** Null for stateless calls (`API-Token: none`), which keep nothing. */
  token: string | null
  load: () => Promise<SelectionState>
  change: (change: Change) => Promise<Outcome>
  /** Has what the selection holds of the stock given back at this time (ms), if it is still held then. */
  hold: (until: number) => Promise<void>
}

/**
 * The session of a request. A token is the id of a Durable Object that the platform itself has signed: one we did not issue is
 * recognised without touching storage, and is never adopted; its bearer gets a new one. Objects that nothing was stored in cost nothing.
 */
export function openSession(request: Request, env: Env): Session {
  const given = readToken(request.headers)
  const fresh = once(() => freshOf(request, env))
  if (given === 'none') return statelessSession(fresh)
  const issued = given === null ? null : issuedId(env, given)
  const id = issued ?? env.SELECTIONS.newUniqueId()
  const object = env.SELECTIONS.get(id)
  // Nothing can be stored under an id that was made a moment ago, so it is not asked.
  let mayExist = issued !== null
  return {
    token: id.toString(),
    load: async () => (mayExist ? await object.read() : null) ?? (await fresh()),
    change: async change => {
      const outcome =
        (mayExist ? await object.change(change, null) : null) ?? (await object.change(change, await fresh()))
      mayExist = true
      if (!outcome) throw new Error('A selection object refused a fresh selection')
      return outcome
    },
    hold: async until => void (await object.hold(until)),
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
    load,
    change: async change => {
      const outcome = applyChange(await load(), change)
      state = outcome.state
      return outcome
    },
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
