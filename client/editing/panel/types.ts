import { createContext, use } from 'react'
import type { FormNode } from '../form/node.ts'

/** A type of entries, and the form of one. */
export interface EntryType {
  type: string
  label: string
  /** What the id of a new one must be: a regular expression, and how that is told. */
  id: { pattern: string; hint: string }
  node: FormNode
  /** The id of its only entry; null where there can be many. */
  only: string | null
}

export const TypesContext = createContext<EntryType[]>([])

export const useTypes = () => use(TypesContext)
export const useType = (type: string) => useTypes().find(one => one.type === type)
