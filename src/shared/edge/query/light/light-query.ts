import { productId } from '#client/shared/commerce/product-ids.ts'
import { isFilterValue } from '../filters.ts'
import type { PathName } from '../path-name.ts'
import { type LightField, type LightPage, lightFields } from './fields.ts'
import { parseNumberField } from './typed.ts'

export const isLightPage = (name: PathName | undefined): name is LightPage =>
  name !== undefined && Object.hasOwn(lightFields, name)

const fieldsOf = (page: LightPage): [string, LightField][] => Object.entries(lightFields[page])

/** A room has at most this many lamps. */
export const maxLamps = 24

/**
 * Returns the query parameters that a light tool uses, in canonical form: numbers with a decimal
 * point, no invalid words, no defaults. Invalid numbers are kept, so that the page can report them.
 */
export function lightQuery(page: LightPage, requested: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams()
  for (const [name, field] of fieldsOf(page)) {
    const text = requested.get(name)
    const value = text === null ? null : knownValue(field, text)
    if (value !== null) known.set(name, value)
  }
  return known
}

function knownValue(field: LightField, text: string): string | null {
  if (field.kind === 'product') return (field.isMany ? parseLampIds(text).join() : isFilterValue(text) && text) || null
  if (field.kind === 'choice') return field.words.indexOf(text) > 0 ? text : null
  const typed = parseNumberField(field, text)
  if (typed.problem) return typed.text
  return typed.value === field.usual ? null : typed.text
}

/** Parses and sorts the ids of a room's lamps. If two lamps are the same, their id occurs twice. */
export const parseLampIds = (text: string): string[] =>
  text
    .slice(0, maxLamps * 33)
    .split(',')
    .filter(id => productId.test(id))
    .sort()
    .slice(0, maxLamps)

/** Pages with more parameters are not cached, because there would be too many combinations. */
const maxCached = 2

/**
 * Whether a tool's page is cached. Pages with invalid numbers are not cached. `query` must be the
 * result of `lightQuery`.
 */
export function isCachedLight(page: LightPage, query: URLSearchParams): boolean {
  const isRight = ([name, field]: [string, LightField]) =>
    field.kind !== 'number' || parseNumberField(field, query.get(name)).problem === null
  return query.size <= maxCached && fieldsOf(page).every(isRight)
}
