import { createContext, use } from 'react'
import * as editingNames from '#client/shared/names/editing.ts'

/**
 * Whether elements say which entry they show: in previews only, where no HTML is cached, so that
 * shoppers' pages stay as they are.
 */
export const MarksContext = createContext(false)

/** Attributes for the element that shows the field at this path, or all of the entry. */
export type MarksOf = (field?: string) => Record<string, string>

/** `edit('page', '/info/faq')('title')`: nothing outside a preview. */
export function useMarks(): (type: string, id: string) => MarksOf {
  return use(MarksContext) ? marked : unmarked
}

/** Which part of which entry a shared component shows: on the front page or in a campaign. */
export const PlaceContext = createContext({ type: '', id: '', path: '' })

/** Marks for fields of the part that is shown here; nothing outside a preview. */
export function useMarksHere(): (field: string) => Record<string, string> {
  const { type, id, path } = use(PlaceContext)
  const marks = useMarks()(type, id)
  return field => marks(path ? `${path}.${field}` : field)
}

/** Says which block of the list around it an element is, by its key; nothing outside a preview. */
export function useBlockMark(key: string): Record<string, string> {
  return use(MarksContext) ? { [editingNames.block]: key } : nothing
}

const marked = (type: string, id: string) => (field?: string) => ({
  [editingNames.shows]: field ? `${type}:${id} ${field}` : `${type}:${id}`,
})

const nothing = {}
const unmarked = () => () => nothing
