import { pageData } from '../../../page-data.ts'
import { parsePath } from '../../entry/value.ts'
import { controlId } from '../../form/form-context.ts'
import type { Marked } from '../../page/marked.ts'

/** How long the editor of long texts may take to load, in ms. */
const timeoutMs = 10_000

/** A paragraph or heading of that editor. */
const block = '.editing-block'

/**
 * Brings the control of what was pressed into view, and the focus to it; in a long text the caret
 * to the paragraph with these words. Returns what stops waiting for it.
 */
export function focusField(form: HTMLElement | null, { field, words = '', isRestored }: Marked): () => void {
  if (!form || isRestored) return () => {}
  const control = controlOf(form, field)
  if (control) focus(control)
  else form.querySelector<HTMLElement>('summary, input, textarea, select, [contenteditable]')?.focus()
  if (toParagraph(control, words)) return () => {}
  // The editor is not loaded yet.
  const observer = new MutationObserver(() => {
    const loaded = controlOf(form, field)
    if (!loaded?.isContentEditable || !loaded.querySelector(block)) return
    observer.disconnect()
    focus(loaded)
    toParagraph(loaded, words)
  })
  observer.observe(form, { childList: true, subtree: true, attributeFilter: ['contenteditable'] })
  const timer = setTimeout(() => observer.disconnect(), timeoutMs)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** The control in the language of the page, or that of the nearest part around it. */
function controlOf(form: HTMLElement, field: string): HTMLElement | undefined {
  const path = parsePath(field)
  const { locale } = pageData()
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length)
    for (const id of [controlId([...part, locale]), controlId(part)]) {
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
  // With its label, on phones too, where little more is in view.
  for (const around of ['.editing-languages', '.field']) control.closest(around)?.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: true })
}

/** True when there is nothing more to wait for. */
function toParagraph(control: HTMLElement | undefined, words: string): boolean {
  if (!control) return true
  // What cannot have the focus yet is still being made.
  if (!control.isContentEditable) return control === document.activeElement && control.tagName !== 'FIELDSET'
  const said = words.trim()
  const pressed = [...control.querySelectorAll(block)].find(({ textContent }) => said && textContent.trim() === said)
  if (!pressed) return true
  pressed.scrollIntoView({ block: 'center' })
  const text = document.createTreeWalker(pressed, NodeFilter.SHOW_TEXT).nextNode()
  getSelection()?.setPosition(text ?? pressed, 0)
  return true
}
