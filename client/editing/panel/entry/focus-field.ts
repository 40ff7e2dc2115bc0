import { readPageData } from '../../../page-data.ts'
import { parsePath } from '../../entry/value.ts'
import { buildControlId } from '../../form/form-context.ts'
import type { Marked } from '../../page/marked.ts'

/** How long the editor for long texts may take to load, in ms. */
const timeoutMs = 10_000

/** A selector of the paragraphs and headings in that editor. */
const block = '.editing-block'

/**
 * Scrolls to the control for the element that was clicked on the page, and focuses it. In a long
 * text, the caret is placed in the clicked paragraph. Returns a function that stops waiting for the
 * editor to load.
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

/**
 * Finds the control for a field, in the language of the page if the field has several languages. If
 * there is no such control, finds the control for the nearest part around the field.
 */
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
  // The label is scrolled into view too, because on phones little else is visible.
  for (const around of ['.editing-languages', '.field']) control.closest(around)?.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: true })
}

/** Places the caret in the clicked paragraph. Returns false if the control is not ready yet. */
function placeCaret(control: HTMLElement | undefined, words: string): boolean {
  if (!control) return true
  // A control that did not get the focus is still being created.
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
