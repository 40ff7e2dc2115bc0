import { createContext, use } from 'react'
import * as editingNames from '#client/shared/names/editing.ts'

/**
 * Whether elements have attributes that name the entry that they show. In previews only, where no
 * HTML is cached, so shoppers' pages do not change.
 */
export const MarksContext = createContext(false)

/** Returns attributes for the element that shows a field, or without one, the whole entry. */
export type MarksOf = (field?: string) => Record<string, string>

/** `edit('page', '/info/faq')('title')`: returns no attributes outside a preview. */
export function useMarks(): (type: string, id: string) => MarksOf {
  return use(MarksContext) ? createMarks : createNoMarks
}

/** The entry, and the path of its part, that a band of the front page or a campaign shows. */
export const PlaceContext = createContext({ type: '', id: '', path: '' })

/** Returns attributes for fields of the part in `PlaceContext`; none outside a preview. */
export function useMarksHere(): (field: string) => Record<string, string> {
  const { type, id, path } = use(PlaceContext)
  const marks = useMarks()(type, id)
  return field => marks(path ? `${path}.${field}` : field)
}

/** Returns an attribute with the key of the block that an element shows; none outside a preview. */
export function useBlockMark(key: string): Record<string, string> {
  return use(MarksContext) ? { [editingNames.block]: key } : nothing
}

const createMarks = (type: string, id: string) => (field?: string) => ({
  [editingNames.shows]: field ? `${type}:${id} ${field}` : `${type}:${id}`,
})

const nothing = {}
const createNoMarks = () => () => nothing
