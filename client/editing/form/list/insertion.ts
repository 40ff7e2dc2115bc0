import { createContext } from 'react'

/** Where an editor wants a new block, asked for on the page. */
export interface Insertion {
  /** The entry, as `campaign:towards-advent`, and its list. */
  entry: string
  field: string
  at: number
  /** Called when it is there, or not wanted any more. */
  done: () => void
}

export const InsertionContext = createContext<Insertion | null>(null)
