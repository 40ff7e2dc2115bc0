import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { formatEntryKey } from '../../entry/ask.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { loadOwnPage } from '../../entry/own-page.ts'
import { isObject } from '../../entry/value.ts'
import { readEntryTitle } from '../../form/node.ts'
import { listEntriesHere } from '../../page/marked.ts'

/**
 * The title of the open entry. If the current page does not show the entry, a link leads to the
 * entry's own page.
 */
export function EntryName({ entry }: { entry: OpenEntry }) {
  const { t, locale } = useLanguage()
  const { data } = useSyncExternalStore(entry.subscribe, entry.now)
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    const { key, opened } = entry
    if (listEntriesHere().some(here => formatEntryKey(here) === formatEntryKey(key))) return
    const slug = isObject(opened.data) && typeof opened.data.slug === 'string' ? opened.data.slug : key.id
    loadOwnPage(key.type, slug).then(setPath, console.info)
  }, [entry])
  const name = readEntryTitle(data, locale)
  if (!name && !path) return null
  return (
    <p className="editing-name">
      <strong>{name || entry.key.id}</strong>
      {path && path !== location.pathname && (
        <a className="link" href={path}>
          {t('editing.seePage')}
        </a>
      )}
    </p>
  )
}
