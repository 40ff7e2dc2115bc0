import { createContext, use } from 'react'
import type { FormNode } from '../form/node.ts'

/** A type of entries, with the description of its form. */
export interface EntryType {
  type: string
  label: string
  /** A regular expression for the ids of new entries, and a text that explains it. */
  id: { pattern: string; hint: string }
  node: FormNode
  /** The id of the type's only entry; null for types with many entries. */
  only: string | null
}

export const TypesContext = createContext<EntryType[]>([])

export const useTypes = () => use(TypesContext)
export const useType = (type: string) => useTypes().find(one => one.type === type)
