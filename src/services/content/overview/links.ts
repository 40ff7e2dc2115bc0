import type { DocumentType } from '../entries/documents.ts'
import { loadForms } from '../forms/forms.ts'
import type { Node } from '../forms/node.ts'
import { isObject, readProperty } from '../lib/property.ts'

/** That a field of an entry names another one, or has a link to a path of the shop. */
export interface EntryLink {
  /** Of the other entry; or `path`. */
  type: string
  /** Of the entry; or the path, without query and fragment, as in `/sv/campaigns/x`. */
  id: string
  /** The field of the entry itself in which it is named. */
  field: string
}

/**
 * The entries that a document names, and the paths that its links lead to, each once for a field.
 * Which entry is at a path, the shop knows.
 */
export function linksIn(type: DocumentType, document: unknown): EntryLink[] {
  const form = loadForms().find(one => one.type === type)
  if (!form || !('fields' in form.node)) return []
  return form.node.fields.flatMap(({ name, node }) => {
    const found = new Map<string, EntryLink>()
    for (const [type, id] of namedIn(node, readProperty(document, name)))
      found.set(`${type} ${id}`, { type, id, field: name })
    return [...found.values()]
  })
}

function namedIn(node: Node, value: unknown): [type: string, id: string][] {
  if (node.localized) {
    const plain = { ...node, localized: false }
    return isObject(value) ? Object.values(value).flatMap(one => namedIn(plain, one)) : []
  }
  if (node.kind === 'reference') return typeof value === 'string' && value ? [[node.refers, value]] : []
  if (node.kind === 'link') return pathAt(value)
  if (node.kind === 'body') return hrefsIn(value).flatMap(pathAt)
  if (node.kind === 'block') {
    const kind = node.kinds.find(({ name }) => name === readProperty(value, '_type'))
    return kind ? namedIn(kind.node, value) : []
  }
  if (node.kind === 'list') return Array.isArray(value) ? value.flatMap(item => namedIn(node.item, item)) : []
  return 'fields' in node ? node.fields.flatMap(({ name, node }) => namedIn(node, readProperty(value, name))) : []
}

function pathAt(href: unknown): [type: string, path: string][] {
  const path = typeof href === 'string' ? href.match(/^\/[^?#]*/)?.[0] : undefined
  return path && path !== '/' ? [['path', path.replace(/\/$/, '')]] : []
}

/** The addresses of links in Portable Text. */
function hrefsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'href' ? [part] : hrefsIn(part)))
}
