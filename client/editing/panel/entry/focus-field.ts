import { readPageData } from '../../../page-data.ts'
import { parsePath } from '../../entry/value.ts'
import { buildControlId } from '../../form/form-context.ts'
import type { Marked } from '../../page/marked.ts'

/** How long the editor for long texts may take to load, in ms. */
const timeoutMs = 10_000

/** A paragraph or heading in that editor. */
const block = '.editing-block'

/**
 * Scrolls to the control for what was clicked and focuses it; in a long text, the caret is placed
 * in the clicked paragraph. Returns the function that stops waiting for the editor.
 */
export function focusField(form: HTMLElement | null, { field, words = '', isRestored }: Marked): () => void {
  if (!form || isRestored) return () => {}
  const control = findControl(form, field)
  if (control) focus(control)
  else form.querySelector<HTMLElement>('summary, input, textarea, select, [contenteditable]')?.focus()
  if (placeCaret(control, words)) return () => {}
  // The editor for long texts is not loaded yet.
  const observer = new MutationObserver(() => {
    const loaded = findControl(form, field)
    if (!loaded?.isContentEditable || !loaded.querySelector(block)) return
    observer.disconnect()
    focus(loaded)
    placeCaret(loaded, words)
  })
  observer.observe(form, { childList: true, subtree: true, attributeFilter: ['contenteditable'] })
  const timer = setTimeout(() => observer.disconnect(), timeoutMs)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** The control in the language of the page, or of the nearest part around it. */
function findControl(form: HTMLElement, field: string): HTMLElement | undefined {
  const path = parsePath(field)
  const { locale } = readPageData()
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length)
    for (const id of [buildControlId([...part, locale]), buildControlId(part)]) {
      const control = form.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
      if (control) return control
    }
  }
}

function focus(control: HTMLElement) {
  let fold = control.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
  control.scrollIntoView({ block: 'center' })
  // Scrolls to its label too; on phones little else is in view.
  for (const around of ['.editing-languages', '.field']) control.closest(around)?.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: true })
}

/**
 * Places the caret in the clicked paragraph. Returns true when there is nothing left to wait for.
 */
function placeCaret(control: HTMLElement | undefined, words: string): boolean {
  if (!control) return true
  // A control that cannot have the focus yet is still being created.
  if (!control.isContentEditable) return control === document.activeElement && control.tagName !== 'FIELDSET'
  const clickedText = words.trim()
  const pressed = [...control.querySelectorAll(block)].find(
    ({ textContent }) => clickedText && textContent.trim() === clickedText,
  )
  if (!pressed) return true
  pressed.scrollIntoView({ block: 'center' })
  const text = document.createTreeWalker(pressed, NodeFilter.SHOW_TEXT).nextNode()
  getSelection()?.setPosition(text ?? pressed, 0)
  return true
}
