import { type RefObject, useEffect } from 'react'
import { readStored, write } from './storage.ts'

/**
 * A checkbox whose state is stored by its field's name (specification, §4). Uncontrolled: a box
 * that was ticked before hydration stays ticked, which is stored. Returns its `onChange` handler.
 */
export function useStoredCheckbox(box: RefObject<HTMLInputElement | null>, name: string) {
  useEffect(() => {
    if (box.current?.checked) write(`checkbox:${name}`, 'true')
    else if (box.current && readStored(`checkbox:${name}`) === 'true') box.current.checked = true
  }, [box, name])
  return () => write(`checkbox:${name}`, String(box.current?.checked ?? false))
}
