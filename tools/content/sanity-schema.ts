import { locales } from '../../client/shared/texts/locales.ts'
import { loadForms } from '../../src/services/content/forms/forms.ts'
import type { BlockKind, Node } from '../../src/services/content/forms/node.ts'
import { mapping } from '../../src/services/content/sanity/mapping.ts'

type Fields = { name: string; node: Node }[]
type Type = { type: string } & Record<string, unknown>

/** What commerce decides is no field there, nor what the mapping makes. */
const left = new Set(['prices', 'markets', 'stock', 'prepareDays'])

/** The example schema for Sanity Studio, made of the schemas that check entries here. */
export function sanitySchema(): string {
  const types = loadForms()
    .filter(({ type }) => Object.hasOwn(mapping, type))
    .map(({ type, label, node }) => ({
      name: type,
      title: label.en,
      type: 'document',
      fields: [...(type === 'page' ? [path] : []), ...('fields' in node ? fieldsOf(node.fields) : [])],
    }))
  return `// Made by npm run content -- connect --schema\nexport const schemaTypes = ${JSON.stringify(types, null, 2)}\n`
}

const path = { name: 'path', title: 'Path, like /info/faq', type: 'string' }

function fieldsOf(fields: Fields): object[] {
  return fields
    .filter(({ name }) => !left.has(name) && !name.startsWith('_'))
    .map(({ name, node }) => ({
      // Sanity's names have no hyphens, and an id is its own.
      name: name === 'id' ? 'number' : name.replaceAll('-', '_'),
      title: node.label?.en ?? name,
      ...(name === 'slug' ? { type: 'slug' } : localizedType(node)),
    }))
}

function localizedType(node: Node): Type {
  if (!node.localized) return typeOf(node)
  const fields = locales.map(locale => ({ name: locale, title: locale, ...typeOf({ ...node, localized: false }) }))
  return { type: 'object', fields }
}

const blockOf = ({ name, label, node }: BlockKind) => ({
  name: `${name}Block`,
  title: label.en,
  ...typeOf(node),
})

function typeOf(node: Node): Type {
  switch (node.kind) {
    case 'list':
      return {
        type: 'array',
        of: node.item.kind === 'block' ? node.item.kinds.map(blockOf) : [localizedType(node.item)],
      }
    case 'image':
      // Address and size are the asset's.
      return { type: 'image', fields: fieldsOf(node.fields.filter(({ name }) => ['light', 'colour'].includes(name))) }
    case 'object':
    case 'picture':
    case 'media':
    case 'file':
      return { type: 'object', fields: fieldsOf(node.fields) }
    case 'body':
      return { type: 'array', of: [{ type: 'block' }] }
    case 'reference':
      return { type: 'reference', to: [{ type: node.refers }] }
    case 'choice':
      return { type: 'string', options: { list: node.options } }
    case 'longText':
      return { type: 'text' }
    case 'number':
    case 'boolean':
    case 'date':
      return { type: node.kind }
    default:
      return { type: 'string' }
  }
}
