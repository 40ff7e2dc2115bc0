import { useState } from 'react'
import { stateNames } from './states.ts'

/** The filters of a list of entries. An empty text does not filter. */
export interface Wanted {
  q: string
  type: string
  state: string
}

/**
 * Returns the filters of a list, and a function to change them. On the page with the list, they are
 * part of the address, so that Back and a reload show the same list. In a dialog, the list begins
 * with all entries.
 */
export function useWanted(isPage: boolean) {
  const [wanted, setWanted] = useState<Wanted>(() => parseQuery(isPage ? location.search : ''))
  function changeWanted(next: Wanted) {
    setWanted(next)
    if (!isPage) return
    const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value))
    history.replaceState(history.state, '', location.pathname + (query.size > 0 ? `?${query}` : ''))
  }
  return [wanted, changeWanted] as const
}

function parseQuery(search: string): Wanted {
  const query = new URLSearchParams(search)
  const value = (name: keyof Wanted) => query.get(name) ?? ''
  return { q: value('q'), type: value('type'), state: stateNames.find(name => name === value('state')) ?? '' }
}
