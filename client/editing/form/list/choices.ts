import type { Locale } from '../../../shared/texts/locales.ts'
import { isObject } from '../../entry/value.ts'
import { createEmptyValue, type FormNode, summarize } from '../node.ts'

/** Something that can be added to a list, as the list's palette shows it. */
export interface Choice {
  key: string
  label: string
  /** A one-line description; may be empty. */
  hint: string
  value: () => unknown
}

/** Lists what can be added to a list: kinds of blocks, or values that are not in the list yet. */
export function listChoices(item: FormNode, items: unknown[]): Choice[] {
  const kinds = item.kinds.map(({ name, label, hint, node }) => ({
    ...{ key: name, label, hint },
    value: () => Object.assign({ _type: name, _key: crypto.randomUUID().slice(0, 8) }, createEmptyValue(node)),
  }))
  const left = item.kind === 'choice' ? item.options.filter(({ value }) => !items.includes(value)) : []
  return [...kinds, ...left.map(({ value, label }) => ({ key: String(value), label, hint: '', value: () => value }))]
}

/** Finds the kind that a block belongs to. */
export const findKind = (item: FormNode, value: unknown) =>
  item.kinds.find(({ name }) => isObject(value) && value._type === name)

/** Formats the name of an item in a list. Empty if the item has no text yet. */
export function formatItemName(item: FormNode, value: unknown, locale: Locale): string {
  if (item.kind === 'choice') return item.options.find(option => option.value === value)?.label ?? String(value)
  const kind = findKind(item, value)
  if (!kind) return summarize(value, locale)
  return [kind.label, summarize(value, locale)].filter(Boolean).join(': ')
}
