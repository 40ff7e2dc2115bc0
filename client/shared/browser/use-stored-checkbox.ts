import { type RefObject, useEffect } from 'react'
import { readStored, writeStored } from './storage.ts'

/**
 * Stores a checkbox's state under its field's name. The checkbox is uncontrolled: if it was ticked
 * before hydration, it stays ticked and that is stored. Returns its `onChange` handler.
 */
export function useStoredCheckbox(box: RefObject<HTMLInputElement | null>, name: string) {
  useEffect(() => {
    if (box.current?.checked) writeStored(`checkbox:${name}`, 'true')
    else if (box.current && readStored(`checkbox:${name}`) === 'true') box.current.checked = true
  }, [box, name])
  return () => writeStored(`checkbox:${name}`, String(box.current?.checked ?? false))
}
