import { locales } from '../../client/shared/texts/locales.ts'
import { loadForms } from '../../src/services/content/forms/forms.ts'
import type { BlockKind, Node } from '../../src/services/content/forms/node.ts'
import { mapping } from '../../src/services/content/sanity/mapping.ts'

type Fields = { name: string; node: Node }[]
type Type = { type: string } & Record<string, unknown>

/** Fields that are not in the dataset, because commerce owns them or the mapping creates them. */
const excluded = new Set(['prices', 'markets', 'stock', 'prepareDays'])

/** Creates the example schema for Sanity Studio from the schemas that validate entries. */
export function createSanitySchema(): string {
  const types = loadForms()
    .filter(({ type }) => Object.hasOwn(mapping, type))
    .map(({ type, label, node }) => ({
      name: type,
      title: label.en,
      type: 'document',
      fields: [...(type === 'page' ? [path] : []), ...('fields' in node ? createSanityFields(node.fields) : [])],
    }))
  return `// Made by npm run content -- connect --schema\nexport const schemaTypes = ${JSON.stringify(types, null, 2)}\n`
}

const path = { name: 'path', title: 'Path, like /info/faq', type: 'string' }

function createSanityFields(fields: Fields): object[] {
  return fields
    .filter(({ name }) => !excluded.has(name) && !name.startsWith('_'))
    .map(({ name, node }) => ({
      // Names in Sanity cannot contain hyphens, and Sanity uses the name `id` itself.
      name: name === 'id' ? 'number' : name.replaceAll('-', '_'),
      title: node.label?.en ?? name,
      ...(name === 'slug' ? { type: 'slug' } : createLocalizedType(node)),
    }))
}

function createLocalizedType(node: Node): Type {
  if (!node.localized) return createType(node)
  const fields = locales.map(locale => ({ name: locale, title: locale, ...createType({ ...node, localized: false }) }))
  return { type: 'object', fields }
}

const createBlockType = ({ name, label, node }: BlockKind) => ({
  name: `${name}Block`,
  title: label.en,
  ...createType(node),
})

function createType(node: Node): Type {
  switch (node.kind) {
    case 'list':
      return {
        type: 'array',
        of: node.item.kind === 'block' ? node.item.kinds.map(createBlockType) : [createLocalizedType(node.item)],
      }
    case 'image':
      // The picture's address and size are not fields, because Sanity stores them with its asset.
      return {
        type: 'image',
        fields: createSanityFields(node.fields.filter(({ name }) => ['light', 'colour'].includes(name))),
      }
    case 'object':
    case 'picture':
    case 'media':
    case 'file':
      return { type: 'object', fields: createSanityFields(node.fields) }
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
