import { useSyncExternalStore } from 'react'
import { useLate } from '../browser/use-late.ts'
import type { SelectionAnswer } from '../commerce/schema/selection.ts'
import { followSelection, getKnownSelection, loadSelection } from '../commerce/session/selection-store.ts'
import { readStoredSelection } from '../commerce/session/stored-selection.ts'

/** `INIT`: nothing yet; `STORAGE`: stored data; `READY`: a response from the platform. */
export type SelectionStatus = 'INIT' | 'STORAGE' | 'READY'

export interface KnownSelection {
  status: SelectionStatus
  answer: SelectionAnswer | null
  /** Whether the platform is unreachable or slow, so that only stored data can be shown. */
  failed: boolean
  retry: () => void
}

/**
 * The selection, for islands. The status is `INIT` in the first render, which must equal what the
 * server rendered.
 */
export function useSelection(): KnownSelection {
  const known = useSyncExternalStore(followSelection, getKnownSelection, () => null)
  const waiting = known !== null && !known.answer
  const late = useLate(waiting)
  const answer = known && (known.answer ?? readStoredSelection())
  return {
    status: !answer ? 'INIT' : known?.answer ? 'READY' : 'STORAGE',
    answer,
    failed: waiting && (known.failed || late),
    retry: () => void loadSelection().catch(() => {}),
  }
}
