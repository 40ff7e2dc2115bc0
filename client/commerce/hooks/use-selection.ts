import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLate } from '../../browser/use-late.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { selectionQuery } from '../session/selection-query.ts'
import { storedSelection } from '../session/stored-selection.ts'

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
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const { data, isError, refetch } = useQuery({ ...selectionQuery, enabled: hydrated })
  const waiting = hydrated && !data
  const late = useLate(waiting)
  const answer = hydrated ? (data ?? storedSelection()) : null
  return {
    status: !answer ? 'INIT' : data ? 'READY' : 'STORAGE',
    answer,
    failed: waiting && (isError || late),
    retry: () => void refetch(),
  }
}

const subscribeToNothing = () => () => {}
