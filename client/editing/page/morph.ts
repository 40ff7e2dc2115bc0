import { Idiomorph } from 'idiomorph'
import * as editingNames from '../../shared/names/editing.ts'
import * as uiNames from '../../shared/ui/names.ts'
import { type EntryId, keyText } from '../entry/ask.ts'

/** What is rendered anew: nothing of the preview's own, and no drawer but the menu. */
const parts = ['main', '.site-header', '.menus', '.site-footer', '.menu-drawer']

/** What the server has said of each element on the page. */
const said = new WeakMap<Node, Node>()

/** Remembers what the server says of this page, without changing it. */
export function learnPage(rendered: Document) {
  for (const [shown, fresh] of partsOf(rendered)) learn(shown, fresh)
}

/**
 * Makes this page say what a rendered one says. Where the server says the same as before, nothing
 * is touched: prices, counts and hearts that scripts have filled in, islands, what is open.
 */
export function morphPage(rendered: Document) {
  document.title = rendered.title
  for (const [shown, fresh] of partsOf(rendered)) morph(shown, fresh)
  learnPage(rendered)
}

/**
 * Updates the texts of an entry on this page from a newly rendered page. Must be called before
 * `learnPage`, after which equal parts are skipped.
 */
export function morphTexts(rendered: Document, key: EntryId) {
  const fresh = textsOf(rendered, key)
  for (const [at, shown] of textsOf(document, key).entries()) {
    const other = fresh[at]
    if (other?.tagName === shown.tagName && other.textContent !== shown.textContent) morph(shown, other)
  }
}

/** The elements that show fields of an entry and contain nothing that scripts change. */
const textsOf = (page: Document, key: EntryId) =>
  [...page.querySelectorAll(`[${editingNames.shows}^="${CSS.escape(keyText(key))} "]`)].filter(
    element => !element.querySelector(`img, input, button, ${island}`),
  )

const partsOf = (rendered: Document) =>
  parts.flatMap(part => {
    const [shown, fresh] = [document.querySelector(part), rendered.querySelector(part)]
    return shown && fresh ? [[shown, fresh] as const] : []
  })

/** Scripts may have added elements of their own between those of the server. */
function learn(shown: Element, fresh: Element) {
  said.set(shown, fresh)
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

/** Attributes that scripts of the page set, besides those of their own names. */
const own = new Set(['hidden', 'waiting', 'value', 'open', 'style', 'checked', 'aria-expanded', 'aria-pressed'])

function morph(shown: Element, fresh: Element) {
  Idiomorph.morph(shown, fresh, {
    morphStyle: 'outerHTML',
    head: { style: 'none' },
    callbacks: {
      beforeAttributeUpdated: (name, _, change) =>
        !own.has(name) && (change === 'update' || !name.startsWith('data-') || name === uiNames.focus),
      beforeNodeMorphed: (node, other) => !isKept(node, other),
    },
  })
}

/** Scripts have run, and an island's inside belongs to React: one that differs is replaced. */
function isKept(node: Node, other: Node): boolean {
  if (!(node instanceof Element) || !(other instanceof Element)) return false
  if (said.get(node)?.isEqualNode(other) || ['SCRIPT', 'NOSCRIPT', 'CANVAS'].includes(node.tagName)) return true
  if (node.tagName !== island) return false
  if (node.getAttribute('props') !== other.getAttribute('props')) node.replaceWith(document.importNode(other, true))
  return true
}
