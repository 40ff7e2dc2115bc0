import type { DocumentType } from '../entries/documents.ts'
import { loadForms } from '../forms/forms.ts'
import type { Node } from '../forms/node.ts'
import { getProperty, isRecord } from '../lib/property.ts'

/** A reference from a field of an entry to another entry, or a link to a path of the shop. */
export interface EntryLink {
  /** The type of the other entry, or `path`. */
  type: string
  /** The id of the other entry; or the path, without query and fragment, like `/sv/campaigns/x`. */
  id: string
  /** The top-level field that contains the reference. */
  field: string
}

/**
 * The references and links of a document, each once per field. A link has its path as id, because
 * only the shop knows which entry is at a path.
 */
export function collectLinks(type: DocumentType, document: unknown): EntryLink[] {
  const form = loadForms().find(one => one.type === type)
  if (!form || !('fields' in form.node)) return []
  return form.node.fields.flatMap(({ name, node }) => {
    const found = new Map<string, EntryLink>()
    for (const [type, id] of collectEntryReferences(node, getProperty(document, name)))
      found.set(`${type} ${id}`, { type, id, field: name })
    return [...found.values()]
  })
}

function collectEntryReferences(node: Node, value: unknown): [type: string, id: string][] {
  if (node.localized) {
    const plain = { ...node, localized: false }
    return isRecord(value) ? Object.values(value).flatMap(one => collectEntryReferences(plain, one)) : []
  }
  if (node.kind === 'reference') return typeof value === 'string' && value ? [[node.refers, value]] : []
  if (node.kind === 'link') return parsePath(value)
  if (node.kind === 'body') return collectHrefs(value).flatMap(parsePath)
  if (node.kind === 'block') {
    const kind = node.kinds.find(({ name }) => name === getProperty(value, '_type'))
    return kind ? collectEntryReferences(kind.node, value) : []
  }
  if (node.kind === 'list')
    return Array.isArray(value) ? value.flatMap(item => collectEntryReferences(node.item, item)) : []
  return 'fields' in node
    ? node.fields.flatMap(({ name, node }) => collectEntryReferences(node, getProperty(value, name)))
    : []
}

function parsePath(href: unknown): [type: string, path: string][] {
  const path = typeof href === 'string' ? href.match(/^\/[^?#]*/)?.[0] : undefined
  return path && path !== '/' ? [['path', path.replace(/\/$/, '')]] : []
}

/** The addresses of links in Portable Text. */
function collectHrefs(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(collectHrefs)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'href' ? [part] : collectHrefs(part)))
}
