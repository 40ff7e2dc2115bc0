import { useEffect, useSyncExternalStore } from 'react'
import { writeStored } from '../../shared/browser/storage.ts'
import { formatEntryKey } from '../entry/ask.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { loadOwnPage } from '../entry/own-page.ts'
import { isObject } from '../entry/value.ts'
import { parseControlId } from '../form/form-context.ts'

/** Opens a new entry's own page after it was first saved, at the field that has the focus. */
export function LeadToPage({ entry }: { entry: OpenEntry }) {
  const { stored, state } = useSyncExternalStore(entry.subscribe, entry.now)
  const isNew = entry.opened.version === 0 && stored.version > 0 && state === 'saved'
  useEffect(() => {
    if (!isNew) return
    let isOutdated = false
    const { type, id } = entry.key
    const { data } = entry.now()
    const slug = isObject(data) && typeof data.slug === 'string' ? data.slug : id
    loadOwnPage(type, slug).then(path => {
      if (isOutdated || !path || path === location.pathname) return
      writeStored('editing', `${formatEntryKey(entry.key)} ${parseControlId(document.activeElement)}`)
      location.assign(path)
    }, console.info)
    return () => {
      isOutdated = true
    }
  }, [isNew, entry])
  return null
}
