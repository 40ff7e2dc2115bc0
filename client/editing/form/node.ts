import type { Locale } from '../../shared/texts/locales.ts'
import { locales } from '../../shared/texts/locales.ts'
import { isObject, isSame } from '../entry/value.ts'

/** A field as the content service describes it: what can be in it, and how it is called. */
export interface FormNode {
  kind: string
  label: string
  hint: string
  optional: boolean
  /** It belongs to commerce. */
  readOnly: boolean
  /** A draft may leave it out; what is published may not. */
  neededToPublish: boolean
  /** The value is one for each language. */
  localized: boolean
  min: number | undefined
  max: number | undefined
  options: { value: string | number; label: string }[]
  /** The type of entry that it names by its id. */
  refers: string | undefined
  fields: { name: string; node: FormNode }[]
  /** Fields in parts that are opened one by one; none where all are shown. */
  groups: { label: string; fields: string[] }[]
  item: FormNode | undefined
  /** Kinds of blocks; a block says by its `_type` which it is of. */
  kinds: { name: string; label: string; hint: string; node: FormNode }[]
  /** What stands for a missing value. */
  usual: unknown
}

/** Reads a description, with its labels in the language of the page. */
export function parseNode(description: unknown, locale: Locale): FormNode {
  const given = isObject(description) ? description : {}
  const words = (value: unknown) => (isObject(value) ? String(value[locale] ?? value.en ?? '') : String(value ?? ''))
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  return {
    kind: String(given.kind ?? ''),
    label: words(given.label),
    hint: words(given.hint),
    optional: given.optional === true,
    readOnly: given.readOnly === true,
    neededToPublish: given.neededToPublish === true,
    localized: given.localized === true,
    min: number(given.min),
    max: number(given.max),
    options: listed(given.options).map(option => optionOf(option, words)),
    refers: typeof given.refers === 'string' ? given.refers : undefined,
    fields: listed(given.fields).flatMap(field =>
      isObject(field) ? [{ name: String(field.name), node: parseNode(field.node, locale) }] : [],
    ),
    groups: listed(given.groups).flatMap(group =>
      isObject(group) ? [{ label: words(group.label), fields: listed(group.fields).map(String) }] : [],
    ),
    item: given.item === undefined ? undefined : parseNode(given.item, locale),
    kinds: listed(given.kinds).flatMap(kind =>
      isObject(kind)
        ? [
            {
              name: String(kind.name),
              label: words(kind.label),
              hint: words(kind.hint),
              node: parseNode(kind.node, locale),
            },
          ]
        : [],
    ),
    usual: given.usual,
  }
}

function optionOf(option: unknown, words: (value: unknown) => string) {
  if (!isObject(option)) return { value: typeof option === 'number' ? option : String(option), label: String(option) }
  const value = typeof option.value === 'number' ? option.value : String(option.value)
  return { value, label: words(option.label) || String(value) }
}

/** Whether a value is a picture with its files. */
export const isPicture = ({ kind }: FormNode) => kind === 'picture' || kind === 'media'

/** What a new field begins with; undefined where something has to be chosen. */
export function emptyOf(node: FormNode): unknown {
  if (node.localized) return Object.fromEntries(locales.map(locale => [locale, emptyOf({ ...node, localized: false })]))
  const { kind, fields, options } = node
  // Its file or kind has to be chosen.
  if (['block', 'picture', 'media', 'image', 'file'].includes(kind)) return undefined
  if (kind === 'focus') return { x: 50, y: 50 }
  if (fields.length > 0) {
    const needed = fields.filter(field => !field.node.optional)
    return Object.fromEntries(
      needed.flatMap(({ name, node }) => (emptyOf(node) === undefined ? [] : [[name, emptyOf(node)]])),
    )
  }
  if (kind === 'list' || kind === 'body') return []
  if (kind === 'boolean') return false
  if (kind === 'number') return node.min ?? 0
  if (kind === 'choice') return options[0]?.value
  return ''
}

/** Whether the control for a field can hold a value; other programs may store any shape. */
export function isShown(node: FormNode, value: unknown): boolean {
  if (value === undefined) return true
  if (node.kind === 'block') return node.kinds.some(({ name }) => isObject(value) && value._type === name)
  if (node.localized || node.fields.length > 0) return isObject(value)
  if (node.kind === 'list' || node.kind === 'body') return Array.isArray(value)
  return typeof value !== 'object'
}

/** Whether there is anything to read in a value. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || isSame(value, []) || (typeof value === 'string' && value.trim() === '')

/** A few words that tell a value from its neighbours. */
export function summaryOf(value: unknown, locale: Locale): string {
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
    const found = summaryOf(value[name], locale)
    if (found) return found
  }
  return ''
}

/** What an entry is called; empty for those of which there is one, which their kind names. */
export const entryTitle = (data: unknown, locale: Locale) =>
  isObject(data) ? summaryOf(data.title ?? data.name, locale) : ''
