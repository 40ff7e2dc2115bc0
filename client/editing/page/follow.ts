import { Idiomorph } from 'idiomorph'
import { fetchPage, pageData } from '../../page-data.ts'
import type { Key } from '../entry/ask.ts'
import { isObject, isSame, namesIn, type Path, textOf } from '../entry/value.ts'
import { elementsOf } from './marked.ts'

/** What is rendered anew: no dialogs, which may be open, and nothing of the preview's own. */
const parts = ['main', '.site-header', '.site-footer']

/** Shows changed texts on the page at once, where a field is shown by itself. */
export function showTexts(key: Key, before: unknown, after: unknown) {
  for (const { path, from, to } of changedTexts(before, after)) {
    for (const element of elementsOf(key, textOf(path))) {
      if (element.childElementCount === 0 && element.textContent === from) element.textContent = to
    }
  }
}

/** Shows the page as it is by now, without loading it again: islands and what is open stay. */
export async function refreshPage() {
  const rendered = await fetchPage(location.href)
  for (const part of parts) {
    const [old, fresh] = [document.querySelector(part), rendered.querySelector(part)]
    if (old && fresh) morph(old, fresh)
  }
}

interface ChangedText {
  path: Path
  from: string
  to: string
}

/** Texts that differ, those of the page's language by the path of their field. */
function changedTexts(before: unknown, after: unknown, path: Path = []): ChangedText[] {
  if (isSame(before, after)) return []
  if (typeof before === 'string' && typeof after === 'string') return [{ path, from: before, to: after }]
  const { locale } = pageData()
  if (isObject(before) && isObject(after)) {
    return namesIn(before, after).flatMap(name =>
      changedTexts(before[name], after[name], name === locale ? path : [...path, name]),
    )
  }
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return []
  return before.flatMap((item, at) => changedTexts(item, after[at], [...path, at]))
}

/** Attributes that scripts of the page have set since, besides those of their own names. */
const own = new Set(['hidden', 'waiting', 'value', 'open', 'style', 'checked', 'aria-expanded'])

function morph(old: Element, fresh: Element) {
  Idiomorph.morph(old, fresh, {
    morphStyle: 'outerHTML',
    head: { style: 'none' },
    callbacks: {
      beforeAttributeUpdated: (name, _, change) => !own.has(name) && (change === 'update' || !name.startsWith('data-')),
      beforeNodeMorphed: (node, other) => !isKept(node, other),
    },
  })
}

/** Islands run by themselves as long as they say the same, and scripts have run. */
function isKept(node: Node, other: Node): boolean {
  if (!(node instanceof Element) || !(other instanceof Element)) return false
  if (['SCRIPT', 'NOSCRIPT', 'CANVAS'].includes(node.tagName)) return true
  if (node.tagName !== 'SHOP-ISLAND') return false
  if (node.getAttribute('props') !== other.getAttribute('props')) node.replaceWith(document.importNode(other, true))
  return true
}
