import { type RefObject, useEffect } from 'react'
import { read, write } from './storage.ts'

/**
 * A checkbox that is as this browser last left it, remembered by its field's name (specification,
 * §4). Not controlled: what someone ticked before the page was awake stays ticked. Gives what its
 * `onChange` shall call.
 */
export function useStoredCheckbox(box: RefObject<HTMLInputElement | null>, name: string) {
  useEffect(() => {
    if (box.current && read(`checkbox:${name}`) === 'true') box.current.checked = true
  }, [box, name])
  return () => write(`checkbox:${name}`, String(box.current?.checked ?? false))
}
