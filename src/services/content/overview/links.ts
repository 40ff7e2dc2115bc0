import type { DocumentType } from '../entries/documents.ts'
import { loadForms } from '../forms/forms.ts'
import type { Node } from '../forms/node.ts'

/** That a field of an entry names another one. */
export interface Link {
  type: string
  id: string
  /** The field of the entry itself in which it is named. */
  field: string
}

/** The entries that a document names, each once for a field; pages also by links to their path. */
export function linksIn(type: DocumentType, document: unknown): Link[] {
  const form = loadForms().find(one => one.type === type)
  if (!form || !('fields' in form.node)) return []
  return form.node.fields.flatMap(({ name, node }) => {
    const found = new Map<string, Link>()
    for (const [type, id] of namedIn(node, field(document, name))) found.set(`${type} ${id}`, { type, id, field: name })
    return [...found.values()]
  })
}

function namedIn(node: Node, value: unknown): [type: string, id: string][] {
  if (node.localized) {
    const plain = { ...node, localized: false }
    return isObject(value) ? Object.values(value).flatMap(one => namedIn(plain, one)) : []
  }
  if (node.kind === 'reference') return typeof value === 'string' && value ? [[node.refers, value]] : []
  if (node.kind === 'link') return pageAt(value)
  if (node.kind === 'body') return hrefsIn(value).flatMap(pageAt)
  if (node.kind === 'block') {
    const kind = node.kinds.find(({ name }) => name === field(value, '_type'))
    return kind ? namedIn(kind.node, value) : []
  }
  if (node.kind === 'list') return Array.isArray(value) ? value.flatMap(item => namedIn(node.item, item)) : []
  return 'fields' in node ? node.fields.flatMap(({ name, node }) => namedIn(node, field(value, name))) : []
}

/** A page's id is its path. */
function pageAt(href: unknown): [type: string, id: string][] {
  const path = typeof href === 'string' ? href.match(/^\/[^?#]*/)?.[0] : undefined
  return path && path !== '/' ? [['page', path.replace(/\/$/, '')]] : []
}

/** The addresses of links in Portable Text. */
function hrefsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'href' ? [part] : hrefsIn(part)))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const field = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined)
