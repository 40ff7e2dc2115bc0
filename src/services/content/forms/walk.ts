import * as v from 'valibot'
import { defaultLocale, isLocale } from '../lib/localize.ts'
import { getBlockKind } from './block-kinds.ts'
import { groupFacts } from './fact-groups.ts'
import { labels } from './labels.ts'
import type { FieldLabel, Node } from './node.ts'
import { collectActions, isTextWidget, readMarks, type SchemaParts, schemaParts } from './schema.ts'

const formats = ['email', 'url'] as const

/** Reads the limits of a schema's value, and returns them as fields of a form's node. */
function readLimits(read: SchemaParts) {
  const actions = collectActions(read)
  const find = (type: string) => actions.find(one => one.type === type)
  const number = (type: string) => {
    const requirement = find(type)?.requirement
    return typeof requirement === 'number' ? requirement : undefined
  }
  const regex = find('regex')
  const length = number('length')
  const min = find('non_empty') ? 1 : (length ?? number('min_length'))
  const max = length ?? number('max_length')
  const [least, most, above] = [number('min_value'), number('max_value'), number('gt_value')]
  const format = formats.find(type => find(type))
  return {
    size: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    amount: {
      ...(least !== undefined && { min: least }),
      ...(most !== undefined && { max: most }),
      ...(above !== undefined && { above }),
      integer: find('integer') !== undefined,
    },
    pattern: {
      ...(regex?.requirement instanceof RegExp && { pattern: regex.requirement.source }),
      ...(typeof regex?.message === 'string' && { problem: regex.message }),
      ...(format && { format }),
    },
  }
}

// Forms begin with the fields in `first`, and end with those in `last`, which rarely change.

const first = [
  'title',
  'name',
  'variantName',
  'lead',
  'intro',
  'media',
  'picture',
  'descriptionBody',
  'details',
  'maker',
]
const last = [
  'swatch',
  'sku',
  'type',
  'popularity',
  'createdAt',
  'isNew',
  'isExclusive',
  'position',
  'id',
  'slug',
  'seoData',
]

/** Sorts an entry's fields. Those that are not in `first` or `last` keep the schema's sequence. */
const sortFormFields = <Field extends { name: string }>(fields: Field[]): Field[] =>
  fields.toSorted((one, other) => getRank(one) - getRank(other))

function getRank({ name }: { name: string }) {
  if (first.includes(name)) return first.indexOf(name) - first.length
  return last.indexOf(name) + 1
}

/**
 * Creates the form for the values of a schema. `path` is the field's path within its type; the
 * label depends on it. Throws if no form can show the schema.
 */
export function createNode(schema: unknown, path: string[]): Node {
  const read = v.parse(schemaParts, schema)
  if (read.type === 'optional') {
    const usual = Array.isArray(read.default) && read.default.length > 0 ? { usual: read.default } : {}
    return { ...createNode(read.wrapped, path), optional: true, ...usual }
  }
  const translated = read.entries && isTranslated(read.entries) ? read.entries[defaultLocale] : null
  if (translated) return { ...createNode(translated, path), localized: true }
  const label = labels[path.at(-1) ?? '']
  const { readOnly, neededToPublish } = readMarks(read)
  const marks = { ...(readOnly && { readOnly }), ...(neededToPublish && { neededToPublish }) }
  const common = { ...(label && { label }), optional: false, localized: false, ...marks }
  return { ...common, ...createKind(read, path) }
}

const isTranslated = (entries: Record<string, unknown>) =>
  defaultLocale in entries && Object.keys(entries).every(name => isLocale(name))

type Kind<One = Node> = One extends Node
  ? Omit<One, 'label' | 'optional' | 'localized' | 'readOnly' | 'neededToPublish'>
  : never

function createKind(read: SchemaParts, path: string[]): Kind {
  const { widget, refers } = readMarks(read)
  const { size, amount, pattern } = readLimits(read)
  if (refers) return { kind: 'reference', refers }
  switch (read.type) {
    case 'object':
    case 'strict_object':
      return createObject(isBox(widget) ? widget : 'object', read.entries ?? {}, path)
    case 'variant':
      return { kind: 'block', kinds: read.options.map(option => createBlockKind(option, path)) }
    case 'array':
      if (widget === 'body') return { kind: 'body' }
      return { kind: 'list', item: createNode(read.item, [...path, '*']), ...size }
    case 'picklist':
      return { kind: 'choice', options: read.options.map(option => createOption(String(option), path)) }
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

function createObject(kind: 'object' | (typeof boxes)[number], entries: Record<string, unknown>, path: string[]) {
  // The form writes `_type` and `_key` itself, so they are not fields.
  const names = Object.keys(entries).filter(name => !name.startsWith('_'))
  const fields = names.map(name => ({ name, node: createNode(entries[name], [...path, name]) }))
  return { kind, fields: sortTopLevel(path, fields), ...(path.join('.') === 'facts' && { groups: groupFacts(names) }) }
}

/** Sorts the fields of an entry. The fields of its parts keep the sequence of their schema. */
const sortTopLevel = <Field extends { name: string }>(path: string[], fields: Field[]) =>
  path.length === 0 ? sortFormFields(fields) : fields

const boxes = ['picture', 'media', 'image', 'focus', 'file', 'download'] as const
const isBox = (widget: string | undefined): widget is (typeof boxes)[number] => boxes.some(box => box === widget)

function createBlockKind(option: unknown, path: string[]) {
  const { literal } = v.parse(schemaParts, v.parse(schemaParts, option).entries?._type)
  const name = String(literal)
  return { name, ...getBlockKind(name), node: createNode(option, [...path, name]) }
}

/**
 * Creates an option of a choice. The option has a label if it is a field name in `bands`, or says
 * who can replace a part.
 */
function createOption(value: string, path: string[]) {
  const label = path.at(-2) === 'bands' ? labels[value] : replacerLabels[value]
  return label ? { value, label } : value
}

const replacerLabels: Partial<Record<string, FieldLabel>> = {
  user: { en: 'The user', sv: 'Användaren' },
  professional: { en: 'A professional', sv: 'En fackman' },
  nobody: { en: 'Nobody', sv: 'Ingen' },
  none: { en: 'There is none', sv: 'Det finns inget' },
}
