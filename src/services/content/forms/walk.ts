import * as v from 'valibot'
import { defaultLocale, isLocale } from '../lib/localize.ts'
import { blockKindOf } from './block-kinds.ts'
import { factGroups } from './fact-groups.ts'
import { labels } from './labels.ts'
import { limitsOf } from './limits.ts'
import type { FieldLabel, Node } from './node.ts'
import { inOrder } from './order.ts'
import { type Described, described, formMarks, isTextWidget } from './schema.ts'

/**
 * The form of a schema's values. `path` names the field within its type, for its label. Throws for
 * a schema that no form can show.
 */
export function findNode(schema: unknown, path: string[]): Node {
  const read = v.parse(described, schema)
  if (read.type === 'optional') {
    const usual = Array.isArray(read.default) && read.default.length > 0 ? { usual: read.default } : {}
    return { ...findNode(read.wrapped, path), optional: true, ...usual }
  }
  const translated = read.entries && isTranslated(read.entries) ? read.entries[defaultLocale] : null
  if (translated) return { ...findNode(translated, path), localized: true }
  const label = labels[path.at(-1) ?? '']
  const { readOnly, neededToPublish } = formMarks(read)
  const marks = { ...(readOnly && { readOnly }), ...(neededToPublish && { neededToPublish }) }
  const common = { ...(label && { label }), optional: false, localized: false, ...marks }
  return { ...common, ...kindOf(read, path) }
}

const isTranslated = (entries: Record<string, unknown>) =>
  defaultLocale in entries && Object.keys(entries).every(name => isLocale(name))

type Kind<One = Node> = One extends Node
  ? Omit<One, 'label' | 'optional' | 'localized' | 'readOnly' | 'neededToPublish'>
  : never

function kindOf(read: Described, path: string[]): Kind {
  const { widget, refers } = formMarks(read)
  const { size, amount, pattern } = limitsOf(read)
  if (refers) return { kind: 'reference', refers }
  switch (read.type) {
    case 'object':
    case 'strict_object':
      return objectOf(isBox(widget) ? widget : 'object', read.entries ?? {}, path)
    case 'variant':
      return { kind: 'block', kinds: read.options.map(option => kindOfBlock(option, path)) }
    case 'array':
      if (widget === 'body') return { kind: 'body' }
      return { kind: 'list', item: findNode(read.item, [...path, '*']), ...size }
    case 'picklist':
      return { kind: 'choice', options: read.options.map(option => optionOf(String(option), path)) }
    case 'boolean':
      return { kind: 'boolean' }
    case 'number':
      return { kind: 'number', ...amount }
    case 'string':
      return { kind: isTextWidget(widget) ? widget : 'text', ...size, ...pattern }
    default:
      throw new Error(`No form shows a value of the schema "${read.type}", at ${path.join('.')}`)
  }
}

function objectOf(kind: 'object' | (typeof boxes)[number], entries: Record<string, unknown>, path: string[]) {
  // `_type` and `_key` are no fields: the form writes them.
  const names = Object.keys(entries).filter(name => !name.startsWith('_'))
  const fields = names.map(name => ({ name, node: findNode(entries[name], [...path, name]) }))
  return { kind, fields: ordered(path, fields), ...(path.join('.') === 'facts' && { groups: factGroups(names) }) }
}

/** Parts of an entry keep the order of their schema. */
const ordered = <Field extends { name: string }>(path: string[], fields: Field[]) =>
  path.length === 0 ? inOrder(fields) : fields

const boxes = ['picture', 'media', 'image', 'focus', 'file', 'download'] as const
const isBox = (widget: string | undefined): widget is (typeof boxes)[number] => boxes.some(box => box === widget)

function kindOfBlock(option: unknown, path: string[]) {
  const { literal } = v.parse(described, v.parse(described, option).entries?._type)
  const name = String(literal)
  return { name, ...blockKindOf(name), node: findNode(option, [...path, name]) }
}

/** Choices whose values are names of fields are called like them. */
function optionOf(value: string, path: string[]) {
  const label = path.at(-2) === 'bands' ? labels[value] : replacerLabels[value]
  return label ? { value, label } : value
}

const replacerLabels: Partial<Record<string, FieldLabel>> = {
  user: { en: 'The user', sv: 'Användaren' },
  professional: { en: 'A professional', sv: 'En fackman' },
  nobody: { en: 'Nobody', sv: 'Ingen' },
  none: { en: 'There is none', sv: 'Det finns inget' },
}
