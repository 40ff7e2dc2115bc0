import { useSyncExternalStore } from 'react'
import { type ChangeKind, followChanges, isChanging } from '../commerce/session/in-turn.ts'

/** Whether changes of this kind are queued or running. Default: changes of any kind. */
export const useChanging = (kind?: ChangeKind) =>
  useSyncExternalStore(
    followChanges,
    () => isChanging(kind),
    () => false,
  )
