import { useState } from 'react'
import type { SelectionAnswer } from '../schema/selection.ts'
import { useChange } from './use-change.ts'

/**
 * A choice the platform keeps, e.g. the shipping method: shows what was pressed at once, and what
 * the platform says as soon as it has answered, also when it refused.
 */
export function useChoice(chosen: string, change: (choice: string) => Promise<SelectionAnswer>) {
  const [pressed, setPressed] = useState<string | null>(null)
  /**
   * What was chosen when a choice failed; once that is another, nothing is left to be tried again.
   */
  const [failedAt, setFailedAt] = useState<string | null>(null)
  const { mutate } = useChange(change)
  const choose = (choice: string) => {
    setPressed(choice)
    setFailedAt(null)
    mutate(choice, { onSettled: () => setPressed(null), onError: () => setFailedAt(chosen) })
  }
  return { shown: pressed ?? chosen, choose, failed: failedAt === chosen }
}
