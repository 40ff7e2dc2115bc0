import type { Locale } from '../../shared/texts/locales.ts'
import { locales } from '../../shared/texts/locales.ts'
import { isObject, isSame } from '../entry/value.ts'

/** A field as the content service describes it: what it can contain, and its label. */
export interface FormNode {
  kind: string
  label: string
  hint: string
  optional: boolean
  /** Whether the field's value comes from commerce, so that editors cannot change it. */
  readOnly: boolean
  /** Whether drafts may omit the field, but published entries may not. */
  neededToPublish: boolean
  /** Whether there is one value for each language. */
  localized: boolean
  min: number | undefined
  max: number | undefined
  options: { value: string | number; label: string }[]
  /** The type of the entries to which the field refers; undefined for other fields. */
  refers: string | undefined
  fields: { name: string; node: FormNode }[]
  /** Groups of fields that editors open one by one. Empty if all fields are shown at once. */
  groups: { label: string; fields: string[] }[]
  item: FormNode | undefined
  /** Kinds of blocks; a block's `_type` is the name of its kind. */
  kinds: { name: string; label: string; hint: string; node: FormNode }[]
  /** The default of the field, for entries without a value. */
  usual: unknown
}

/** Parses the content service's description of a field. Labels are in the language of the page. */
export function parseNode(description: unknown, locale: Locale): FormNode {
  const given = isObject(description) ? description : {}
  const readText = (value: unknown) => (isObject(value) ? String(value[locale] ?? value.en ?? '') : String(value ?? ''))
  const readNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
  const readList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  return {
    kind: String(given.kind ?? ''),
    label: readText(given.label),
    hint: readText(given.hint),
    optional: given.optional === true,
    readOnly: given.readOnly === true,
    neededToPublish: given.neededToPublish === true,
    localized: given.localized === true,
    min: readNumber(given.min),
    max: readNumber(given.max),
    options: readList(given.options).map(option => parseOption(option, readText)),
    refers: typeof given.refers === 'string' ? given.refers : undefined,
    fields: readList(given.fields).flatMap(field =>
      isObject(field) ? [{ name: String(field.name), node: parseNode(field.node, locale) }] : [],
    ),
    groups: readList(given.groups).flatMap(group =>
      isObject(group) ? [{ label: readText(group.label), fields: readList(group.fields).map(String) }] : [],
    ),
    item: given.item === undefined ? undefined : parseNode(given.item, locale),
    kinds: readList(given.kinds).flatMap(kind =>
      isObject(kind)
        ? [
            {
              name: String(kind.name),
              label: readText(kind.label),
              hint: readText(kind.hint),
              node: parseNode(kind.node, locale),
            },
          ]
        : [],
    ),
    usual: given.usual,
  }
}

function parseOption(option: unknown, readText: (value: unknown) => string) {
  if (!isObject(option)) return { value: typeof option === 'number' ? option : String(option), label: String(option) }
  const value = typeof option.value === 'number' ? option.value : String(option.value)
  return { value, label: readText(option.label) || String(value) }
}

/** Whether a field contains a picture with its files. */
export const isPicture = ({ kind }: FormNode) => kind === 'picture' || kind === 'media'

/** The initial value of a new field; undefined if the editor has to choose it. */
export function createEmptyValue(node: FormNode): unknown {
  if (node.localized)
    return Object.fromEntries(locales.map(locale => [locale, createEmptyValue({ ...node, localized: false })]))
  const { kind, fields, options } = node
  // The editor has to choose the file or kind.
  if (['block', 'picture', 'media', 'image', 'file'].includes(kind)) return undefined
  if (kind === 'focus') return { x: 50, y: 50 }
  if (fields.length > 0) {
    const needed = fields.filter(field => !field.node.optional)
    return Object.fromEntries(
      needed.flatMap(({ name, node }) =>
        createEmptyValue(node) === undefined ? [] : [[name, createEmptyValue(node)]],
      ),
    )
  }
  if (kind === 'list' || kind === 'body') return []
  if (kind === 'boolean') return false
  if (kind === 'number') return node.min ?? 0
  if (kind === 'choice') return options[0]?.value
  return ''
}

/**
 * Whether the control for a field can show the value. Other programs may have stored a value of
 * another shape.
 */
export function isShown(node: FormNode, value: unknown): boolean {
  if (value === undefined) return true
  if (node.kind === 'block') return node.kinds.some(({ name }) => isObject(value) && value._type === name)
  if (node.localized || node.fields.length > 0) return isObject(value)
  if (node.kind === 'list' || node.kind === 'body') return Array.isArray(value)
  return typeof value !== 'object'
}

/** Whether a value has no content. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || isSame(value, []) || (typeof value === 'string' && value.trim() === '')

/** Finds a few words in a value that distinguish it from others in a list. */
export function summarize(value: unknown, locale: Locale): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!isObject(value)) return ''
  for (const name of [
    'title',
    'name',
    'alt',
    locale,
    'en',
    'product',
    'slug',
    'caption',
    'text',
    'quote',
    'case',
    'designer',
  ]) {
    const found = summarize(value[name], locale)
    if (found) return found
  }
  return ''
}

/**
 * The title of an entry. Empty if it has none. Types with a single entry need no title, because the
 * type's label names the entry.
 */
export const readEntryTitle = (data: unknown, locale: Locale) =>
  isObject(data) ? summarize(data.title ?? data.name, locale) : ''
