import { useSyncExternalStore } from 'react'
import { type ChangeKind, followChanges, isChanging } from '../commerce/session/in-turn.ts'

/** Whether changes are queued or running; without `kind`, of any kind. For islands. */
export const useChanging = (kind?: ChangeKind) =>
  useSyncExternalStore(
    followChanges,
    () => isChanging(kind),
    () => false,
  )
