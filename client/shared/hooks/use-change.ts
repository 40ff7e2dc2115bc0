import { useRef } from 'react'
import { useMutation } from '../browser/use-mutation.ts'
import type { SelectionAnswer } from '../commerce/schema/selection.ts'
import { type BagChange, type LostChange, makeChange } from './change.ts'

/** Returns a mutation that changes the selection through `makeChange`. */
export function useChange<Input>(
  make: (input: Input) => Promise<SelectionAnswer>,
  options: Omit<BagChange<Input>, 'make'> = {},
) {
  const lost: LostChange<Input> = useRef(null)
  return useMutation({ mutationFn: (input: Input) => makeChange({ make, ...options }, input, lost) })
}
