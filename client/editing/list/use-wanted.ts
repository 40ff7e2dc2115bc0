import { useState } from 'react'
import { stateNames } from './states.ts'

/** What a list of entries shows; empty texts mean all. */
export interface Wanted {
  q: string
  type: string
  state: string
}

/**
 * What is wanted, and how to change it. On the list's own page it is a part of the address, so that
 * going back and a reload show the same; a dialog begins with all entries.
 */
export function useWanted(isPage: boolean) {
  const [wanted, setWanted] = useState<Wanted>(() => fromQuery(isPage ? location.search : ''))
  function want(next: Wanted) {
    setWanted(next)
    if (!isPage) return
    const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value))
    history.replaceState(history.state, '', location.pathname + (query.size > 0 ? `?${query}` : ''))
  }
  return [wanted, want] as const
}

function fromQuery(search: string): Wanted {
  const query = new URLSearchParams(search)
  const value = (name: keyof Wanted) => query.get(name) ?? ''
  return { q: value('q'), type: value('type'), state: stateNames.find(name => name === value('state')) ?? '' }
}
