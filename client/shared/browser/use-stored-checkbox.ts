import { type RefObject, useEffect } from 'react'
import { readStored, writeStored } from './storage.ts'

/**
 * Stores a checkbox's state under `name` and restores it on the next page. The checkbox is
 * uncontrolled, so a tick made before hydration is kept and stored too. Returns the `onChange`
 * handler.
 */
export function useStoredCheckbox(box: RefObject<HTMLInputElement | null>, name: string) {
  useEffect(() => {
    if (box.current?.checked) writeStored(`checkbox:${name}`, 'true')
    else if (box.current && readStored(`checkbox:${name}`) === 'true') box.current.checked = true
  }, [box, name])
  return () => writeStored(`checkbox:${name}`, String(box.current?.checked ?? false))
}
