import { useEffect, useState } from 'react'
import { loadListedEntries } from '../list/entries.ts'

const titles = new Map<string, string>()

/**
 * Loads the titles of entries by their ids. Until a title is loaded, its id is returned instead.
 */
export function useTitles(type: string, ids: string[]): string[] {
  const [, setKnown] = useState(0)
  const unknown = ids.filter(id => id && type && !titles.has(`${type}:${id}`)).join(' ')
  useEffect(() => {
    if (!unknown) return
    let isOutdated = false
    const load = async (id: string) => {
      const { entries } = await loadListedEntries({ type, q: id })
      titles.set(`${type}:${id}`, entries.find(entry => entry.id === id)?.title || id)
    }
    Promise.all(unknown.split(' ').map(load)).then(() => {
      if (!isOutdated) setKnown(count => count + 1)
    }, console.warn)
    return () => {
      isOutdated = true
    }
  }, [type, unknown])
  return ids.map(id => titles.get(`${type}:${id}`) ?? id)
}
