import type { DefaultTreeAdapterTypes } from 'parse5'
import * as editingNames from '../../../../shared/names/editing.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

export const isElement = (node: Node): node is Element => 'tagName' in node
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'

export const readAttribute = (element: Element, name: string) =>
  element.attrs.find(({ name: own }) => own === name)?.value ?? ''

/**
 * The value of a CSS property in the element's `style` attribute, in lower case; empty if not set.
 */
export function readStyle(element: Element, property: string): string {
  const declarations = readAttribute(element, 'style').toLowerCase().split(';')
  const own = declarations.map(each => each.split(':')).filter(([name]) => name?.trim() === property)
  return own.at(-1)?.slice(1).join(':').trim() ?? ''
}

const hasClass = (element: Element, name: string) => readAttribute(element, 'class').split(/\s+/).includes(name)

/** Whether an element makes its text bold; undefined if it inherits this from its parent. */
export function isBold(element: Element): boolean | undefined {
  const weight = readStyle(element, 'font-weight')
  // Google Docs wraps everything in a <b> whose style resets the weight.
  if (weight) return /^(bold|bolder|[6-9]\d\d)\b/.test(weight)
  if (['b', 'strong'].includes(element.tagName) || hasClass(element, 'MacChromeBold')) return true
  return undefined
}

/** Whether an element makes its text italic; undefined if it inherits this from its parent. */
export function isItalic(element: Element): boolean | undefined {
  const style = readStyle(element, 'font-style')
  if (style) return /^(italic|oblique)\b/.test(style)
  return ['i', 'em'].includes(element.tagName) ? true : undefined
}

/** Returns 1 to 6 for a heading. Headings of Word Online and Word's title style count too. */
export function readHeadingLevel(element: Element): number | undefined {
  const [, level] = /^h([1-6])$/.exec(element.tagName) ?? []
  if (level) return Number(level)
  if (readAttribute(element, 'role') === 'heading') return readLevel(element) ?? 2
  return hasClass(element, 'MsoTitle') ? 1 : undefined
}

/**
 * The level of a list item, from 1; undefined if the element does not state it. Needed because
 * Google Docs and Word Online do not always nest lists.
 */
export const readLevel = (element: Element) =>
  Number(/^\d+/.exec(readAttribute(element, 'aria-level') || readAttribute(element, editingNames.wordLevel))?.[0]) ||
  undefined

export type ListKind = 'bullet' | 'number'

/**
 * Reads a list item of Word; undefined for other elements. Word writes list items as paragraphs.
 * Their level is in their style, and their marker in their text.
 */
export function readWordListItem(element: Element): { kind: ListKind; level: number } | undefined {
  const [, level] = /\blevel(\d+)\b/.exec(readStyle(element, 'mso-list')) ?? []
  if (!level) return undefined
  // Matches a number or letter with a punctuation mark after it: `1.`, `(a)` or `iv)`. An `o`
  // without one is Word's bullet for the second level.
  const kind = /^\s*\(?[\da-z]+[.)]/i.test(findMarker(element)) ? 'number' : 'bullet'
  return { kind, level: Number(level) }
}

function findMarker(element: Element): string {
  const inner = [...element.childNodes]
  for (let node = inner.shift(); node; node = inner.shift()) {
    if (!isElement(node)) continue
    if (isWordMarker(node)) return readText(node)
    inner.unshift(...node.childNodes)
  }
  return ''
}

const isWordMarker = (element: Element) => readStyle(element, 'mso-list') === 'ignore'

function readText(element: Element): string {
  return element.childNodes.map(node => (isText(node) ? node.value : isElement(node) ? readText(node) : '')).join('')
}

const tagsWithoutText = new Set([
  ...['head', 'script', 'style', 'title', 'template', 'noscript', 'xml', 'iframe', 'object', 'svg', 'math'],
  ...['audio', 'video', 'canvas', 'select', 'textarea'],
])

/**
 * Whether the content of an element is ignored, because the author did not write it or it is
 * hidden: scripts, hidden parts, and markers of Word's lists.
 */
export const isLeftOut = (element: Element) =>
  tagsWithoutText.has(element.tagName) ||
  element.attrs.some(({ name }) => name === 'hidden') ||
  isWordMarker(element) ||
  readStyle(element, 'display') === 'none' ||
  readStyle(element, 'mso-hide') === 'all'

const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'dd', 'details', 'dialog', 'div', 'dl', 'dt'],
  ...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'li'],
  ...['main', 'menu', 'nav', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['tr', 'ul'],
])

/** Whether an element is a paragraph of its own. */
export const isBlock = (element: Element) => blocks.has(element.tagName)

/**
 * Whether an element keeps line breaks and spaces; undefined if it inherits this from its parent.
 */
export function keepsSpace(element: Element): boolean | undefined {
  const space = readStyle(element, 'white-space')
  if (space) return /^(pre|break-spaces)/.test(space)
  return element.tagName === 'pre' ? true : undefined
}
