import { Idiomorph } from 'idiomorph'
import * as editingNames from '../../shared/names/editing.ts'
import * as uiNames from '../../shared/ui/names.ts'
import { type EntryId, formatEntryKey } from '../entry/ask.ts'

/**
 * The parts of a page that are rendered again: not the preview's own elements, and no drawer but
 * the menu.
 */
const parts = ['main', '.site-header', '.menus', '.site-footer', '.menu-drawer']

/** The element that the server rendered last for each element of the page. */
const lastRendered = new WeakMap<Node, Node>()

/** Remembers how the server rendered this page, without changing the page. */
export function learnPage(rendered: Document) {
  for (const [shown, fresh] of pairParts(rendered)) learn(shown, fresh)
}

/**
 * Changes this page to a newly rendered one. Elements that the server renders as before are left
 * alone: prices, counts and hearts that scripts have filled in, islands, and what is open.
 */
export function morphPage(rendered: Document) {
  document.title = rendered.title
  for (const [shown, fresh] of pairParts(rendered)) morph(shown, fresh)
  learnPage(rendered)
}

/**
 * Updates the texts of an entry on this page from a newly rendered page. Must be called before
 * `learnPage`, after which equal parts are skipped.
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
 * Pairs elements one by one. Scripts may have added further elements between those of the server.
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

/** Attributes that the page's scripts set, besides those with the scripts' own names. */
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
 * Whether an element is left alone. Scripts have already run, and the content of an island belongs
 * to React, so a changed island is replaced as a whole.
 */
function isKept(node: Node, other: Node): boolean {
  if (!(node instanceof Element) || !(other instanceof Element)) return false
  if (lastRendered.get(node)?.isEqualNode(other) || ['SCRIPT', 'NOSCRIPT', 'CANVAS'].includes(node.tagName)) return true
  if (node.tagName !== island) return false
  if (node.getAttribute('props') !== other.getAttribute('props')) node.replaceWith(document.importNode(other, true))
  return true
}
