import { useSyncExternalStore } from 'react'
import { useLate } from '../browser/use-late.ts'
import type { SelectionAnswer } from '../commerce/schema/selection.ts'
import { followSelection, knownSelection, readySelection } from '../commerce/session/selection-store.ts'
import { storedSelection } from '../commerce/session/stored-selection.ts'

/** Specification, §4: nothing yet, stored data, or fresh from the platform. */
export type SelectionStatus = 'INIT' | 'STORAGE' | 'READY'

export interface KnownSelection {
  status: SelectionStatus
  answer: SelectionAnswer | null
  /** The platform is unreachable: the last known state is shown. */
  failed: boolean
  retry: () => void
}

/**
 * The selection, for islands. INIT in the first render, so that it equals what the server rendered.
 */
export function useSelection(): KnownSelection {
  const known = useSyncExternalStore(followSelection, knownSelection, () => null)
  const waiting = known !== null && !known.answer
  const late = useLate(waiting)
  const answer = known && (known.answer ?? storedSelection())
  return {
    status: !answer ? 'INIT' : known?.answer ? 'READY' : 'STORAGE',
    answer,
    failed: waiting && (known.failed || late),
    retry: () => void readySelection().catch(() => {}),
  }
}
