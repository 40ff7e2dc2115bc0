import { useSyncExternalStore } from 'react'
import { type ChangeKind, followChanges, isChanging } from '../commerce/session/in-turn.ts'

/** Whether changes are waiting or on their way, for islands; without a kind, any. */
export const useChanging = (kind?: ChangeKind) =>
  useSyncExternalStore(
    followChanges,
    () => isChanging(kind),
    () => false,
  )
