import { createContext, use } from 'react'
import * as editingNames from '#client/shared/names/editing.ts'

/**
 * Whether elements have marks. Marks are attributes that name the entry and the field that an
 * element shows, so that editors can click the element to edit the field. Only previews have marks;
 * their HTML is not cached, so shoppers never get it.
 */
export const MarksContext = createContext(false)

/** Returns the marks of the element that shows a field, or by default the whole entry. */
export type MarksOf = (field?: string) => Record<string, string>

/**
 * Creates the marks of an entry: `useMarks()('page', '/info/faq')('title')`. They are empty outside
 * a preview.
 */
export function useMarks(): (type: string, id: string) => MarksOf {
  return use(MarksContext) ? createMarks : createNoMarks
}

/** The entry that a band of the front page or a campaign belongs to, and the band's path in it. */
export const PlaceContext = createContext({ type: '', id: '', path: '' })

/** Creates the marks of the band in `PlaceContext`. They are empty outside a preview. */
export function useMarksHere(): (field: string) => Record<string, string> {
  const { type, id, path } = use(PlaceContext)
  const marks = useMarks()(type, id)
  return field => marks(path ? `${path}.${field}` : field)
}

/** Returns an attribute with the key of the block that an element shows. None outside a preview. */
export function useBlockMark(key: string): Record<string, string> {
  return use(MarksContext) ? { [editingNames.block]: key } : nothing
}

const createMarks = (type: string, id: string) => (field?: string) => ({
  [editingNames.shows]: field ? `${type}:${id} ${field}` : `${type}:${id}`,
})

const nothing = {}
const createNoMarks = () => () => nothing
