import { useState } from 'react'
import type { SelectionAnswer } from '../commerce/schema/selection.ts'
import { useChange } from './use-change.ts'

/**
 * A choice stored on the platform, e.g. the shipping method. Shows the pressed option at once, and
 * the platform's value after the response or an error.
 */
export function useChoice(chosen: string, change: (choice: string) => Promise<SelectionAnswer>) {
  const [pressed, setPressed] = useState<string | null>(null)
  /** The platform's value when a choice failed. Once that value changes, the error disappears. */
  const [failedAt, setFailedAt] = useState<string | null>(null)
  const { mutate } = useChange(change)
  const choose = (choice: string) => {
    setPressed(choice)
    setFailedAt(null)
    mutate(choice, { onSettled: () => setPressed(null), onError: () => setFailedAt(chosen) })
  }
  return { shown: pressed ?? chosen, choose, failed: failedAt === chosen }
}
