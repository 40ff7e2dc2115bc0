import { applyChange } from '../changes/changes.ts'
import type { Session } from '../session.ts'
import type { SelectionState } from '../state.ts'
import type { SelectionFactory } from './completing.ts'

/** Creates the session of a stateless call. Its selection only exists during the request. */
export function statelessSession(fresh: SelectionFactory): Session {
  let state: SelectionState | null = null
  const load = async () => state ?? fresh()
  return {
    token: null,
    load,
    read: load,
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
