import { Idiomorph } from 'idiomorph'
import * as editingNames from '../../shared/names/editing.ts'
import * as uiNames from '../../shared/ui/names.ts'
import { type EntryId, formatEntryKey } from '../entry/ask.ts'

/**
 * Selectors of the parts of a page that are rendered again. They include neither the preview bar
 * nor any drawer except the menu.
 */
const parts = ['main', '.site-header', '.site-footer', '.menu-drawer']

/** Maps each element of the page to the element that the server last rendered for it. */
const lastRendered = new WeakMap<Node, Node>()

/**
 * Remembers how the server rendered this page, without changing the page. `morphPage` then skips
 * elements that the server renders as before.
 */
export function learnPage(rendered: Document) {
  for (const [shown, fresh] of pairParts(rendered)) learn(shown, fresh)
}

/**
 * Changes this page to a newly rendered one. Elements that the server rendered as before are left
 * alone, because scripts may have changed them: for example, filled in prices, counts and hearts,
 * started islands, or opened a menu.
 */
export function morphPage(rendered: Document) {
  document.title = rendered.title
  for (const [shown, fresh] of pairParts(rendered)) morph(shown, fresh)
  learnPage(rendered)
}

/**
 * Updates the texts of an entry on this page from a newly rendered page. Must be called before
 * `learnPage`, because elements that are equal to the learned ones are skipped afterwards.
 */
export function morphTexts(rendered: Document, key: EntryId) {
  const fresh = findTexts(rendered, key)
  for (const [at, shown] of findTexts(document, key).entries()) {
    const other = fresh[at]
    if (other?.tagName === shown.tagName && other.textContent !== shown.textContent) morph(shown, other)
  }
}

/** The elements that show fields of an entry and contain nothing that scripts change. */
const findTexts = (page: Document, key: EntryId) =>
  [...page.querySelectorAll(`[${editingNames.shows}^="${CSS.escape(formatEntryKey(key))} "]`)].filter(
    element => !element.querySelector(`img, input, button, ${island}`),
  )

const pairParts = (rendered: Document) =>
  parts.flatMap(part => {
    const [shown, fresh] = [document.querySelector(part), rendered.querySelector(part)]
    return shown && fresh ? [[shown, fresh] as const] : []
  })

/**
 * Remembers how the server rendered an element and the elements in it. Scripts may have added
 * further elements between those of the server.
 */
function learn(shown: Element, fresh: Element) {
  lastRendered.set(shown, fresh)
  if (shown.tagName === island) return
  let at = shown.firstElementChild
  for (const child of fresh.children) {
    while (at && at.tagName !== child.tagName) at = at.nextElementSibling
    if (!at) return
    learn(at, child)
    at = at.nextElementSibling
  }
}

const island = 'SHOP-ISLAND'

/**
 * Attributes that the page's scripts change, so they are not updated. Scripts also use `data-`
 * attributes.
 */
const scriptAttributes = new Set([
  'hidden',
  'waiting',
  'value',
  'open',
  'style',
  'checked',
  'aria-expanded',
  'aria-pressed',
])

function morph(shown: Element, fresh: Element) {
  Idiomorph.morph(shown, fresh, {
    morphStyle: 'outerHTML',
    head: { style: 'none' },
    callbacks: {
      beforeAttributeUpdated: (name, _, change) =>
        !scriptAttributes.has(name) && (change === 'update' || !name.startsWith('data-') || name === uiNames.focus),
      beforeNodeMorphed: (node, other) => !isKept(node, other),
    },
  })
}

/**
 * Whether an element is left alone. Scripts are left alone, because they have already run. The
 * content of an island belongs to React, so the island is replaced as a whole if its props have
 * changed.
 */
function isKept(node: Node, other: Node): boolean {
  if (!(node instanceof Element) || !(other instanceof Element)) return false
  if (lastRendered.get(node)?.isEqualNode(other) || ['SCRIPT', 'NOSCRIPT', 'CANVAS'].includes(node.tagName)) return true
  if (node.tagName !== island) return false
  if (node.getAttribute('props') !== other.getAttribute('props')) node.replaceWith(document.importNode(other, true))
  return true
}
