import { useEffect, useState } from 'react'
import { loadListedEntries } from '../list/entries.ts'

const titles = new Map<string, string>()

/** The titles of the entries that are named, and their ids until they are known. */
export function useTitles(type: string, ids: string[]): string[] {
  const [, setKnown] = useState(0)
  const unknown = ids.filter(id => id && type && !titles.has(`${type}:${id}`)).join(' ')
  useEffect(() => {
    if (!unknown) return
    let isOld = false
    const load = async (id: string) => {
      const { entries } = await loadListedEntries({ type, q: id })
      titles.set(`${type}:${id}`, entries.find(entry => entry.id === id)?.title || id)
    }
    Promise.all(unknown.split(' ').map(load)).then(() => {
      if (!isOld) setKnown(count => count + 1)
    }, console.warn)
    return () => {
      isOld = true
    }
  }, [type, unknown])
  return ids.map(id => titles.get(`${type}:${id}`) ?? id)
}
