import { readClock } from '../../shared/commerce/delivery/days.ts'
import { timeZone } from '../../shared/commerce/moment.ts'
import { defaultLocale } from '../../shared/texts/locales.ts'
import { createEmptyValue, type FormNode } from '../form/node.ts'
import { type EntryId, formatEntryKey } from './ask.ts'
import { keepCopy } from './copies.ts'
import type { StoredEntry } from './shapes.ts'

/** Creates an entry that was never saved; its version is 0. */
export const createUnsavedEntry = ({ type, id }: EntryId): StoredEntry => ({
  type,
  id,
  status: 'draft',
  data: null,
  version: 0,
})

/** Finds the field with the title of an entry: `title` or `name`. */
export const findTitleField = (node: FormNode) => node.fields.find(({ name }) => name === 'title' || name === 'name')

/** Makes a slug from a title: lower case, without accents, words joined by hyphens. */
export const makeSlug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Begins a new entry. The entry is kept in this browser until it is valid and saved, and is opened
 * like any other entry. `titles` has the title in each language; if the title field is not
 * localized, only the title in the default language is used.
 */
export async function beginEntry(key: EntryId, node: FormNode, titles: Record<string, string>) {
  const title = findTitleField(node)
  const needed = node.fields.filter(field => !field.node.optional)
  const data = Object.fromEntries(
    needed.flatMap(({ name, node }) => {
      const value = initialValue(name, node, key.id)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  // A product's number comes from commerce and is not suitable as an address.
  if ('id' in data && 'slug' in data) data.slug = makeSlug(Object.values(titles).find(Boolean) ?? '') || key.id
  if (title) data[title.name] = title.node.localized ? titles : (titles[defaultLocale] ?? '')
  await keepCopy(formatEntryKey(key), { data, base: createUnsavedEntry(key) })
}

/** The initial value of a field. Number fields have none, because editors might overlook a 0. */
function initialValue(name: string, node: FormNode, id: string): unknown {
  if (name === 'slug' || name === 'id') return id
  if (name === 'createdAt' || node.kind === 'date') return readClock(timeZone, new Date()).day
  return node.kind === 'number' ? undefined : createEmptyValue(node)
}
