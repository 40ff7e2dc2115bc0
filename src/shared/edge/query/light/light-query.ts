import { productId } from '#client/shared/commerce/product-ids.ts'
import { isValue } from '../filters.ts'
import type { PathName } from '../path-name.ts'
import { type LightField, type LightPage, lightFields } from './fields.ts'
import { typedNumber } from './typed.ts'

export const isLight = (name: PathName | undefined): name is LightPage =>
  name !== undefined && Object.hasOwn(lightFields, name)

const fieldsOf = (page: LightPage): [string, LightField][] => Object.entries(lightFields[page])

/** Most lamps of a room. */
export const maxLamps = 24

/**
 * The part of a query that a tool knows, in one form: numbers with a decimal point, words it knows,
 * without what is usual. What is typed wrong stays, so that its page can say so.
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
  if (field.kind === 'product') return (field.isMany ? idsOf(text).join() : isValue(text) && text) || null
  if (field.kind === 'choice') return field.words.indexOf(text) > 0 ? text : null
  const typed = typedNumber(field, text)
  if (typed.problem) return typed.text
  return typed.value === field.usual ? null : typed.text
}

/** The ids of a room's lamps, sorted; of several of one lamp each. */
export const idsOf = (text: string): string[] =>
  text
    .slice(0, maxLamps * 33)
    .split(',')
    .filter(id => productId.test(id))
    .sort()
    .slice(0, maxLamps)

/** Most parameters of a cached page; with more there would be too many combinations. */
const maxCached = 2

/** Whether a tool's page with a query of `lightQuery` is cached: not with mistakes. */
export function isCachedLight(page: LightPage, query: URLSearchParams): boolean {
  const isRight = ([name, field]: [string, LightField]) =>
    field.kind !== 'number' || typedNumber(field, query.get(name)).problem === null
  return query.size <= maxCached && fieldsOf(page).every(isRight)
}
