import * as editingNames from '../../shared/names/editing.ts'
import { findMarked, type Marked } from './marked.ts'

const root = document.documentElement

/**
 * Starts picking: a click on something that shows an entry calls `onPick` instead of following
 * links. With Control, Command or Shift, the page works as usual. Returns a function that ends
 * picking.
 */
export function startPicking(onPick: (marked: Marked, pressed: Element) => void): () => void {
  const stop = new AbortController()
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    const { target } = event
    const marked = findMarked(target)
    if (!marked || !(target instanceof Element)) return
    event.preventDefault()
    event.stopPropagation()
    onPick(marked, target)
  }
  root.setAttribute(editingNames.isOn, '')
  document.addEventListener('click', handleClick, { capture: true, signal: stop.signal })
  return () => {
    root.removeAttribute(editingNames.isOn)
    stop.abort()
  }
}
