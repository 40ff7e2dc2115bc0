import { useEffect, useState } from 'react'
import * as paths from '../../../paths.ts'
import * as editingNames from '../../../shared/names/editing.ts'
import { defaultLocale } from '../../../shared/texts/locales.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { loadOwnPages } from '../../entry/own-page.ts'

/** An entry that shows a file. */
export interface User {
  type: string
  id: string
  slug: string
  /** The entry's titles by language. */
  title: Record<string, string>
}

/**
 * Maximum number of entries whose own page is requested. The links to further entries lead to the
 * front page.
 */
const maxPages = 100

/**
 * Links to the entries that show a file. Each link opens the entry's form, on the entry's own page
 * or on the front page.
 */
export function UsedBy({ users, isInDialog }: { users: User[]; isInDialog: boolean }) {
  const { t, locale, urlTo } = useLanguage()
  const [pages, setPages] = useState<Record<string, string>>({})
  useEffect(() => {
    let isOutdated = false
    const load = async () => {
      const found = await loadOwnPages(users.slice(0, maxPages))
      if (!isOutdated) setPages(found)
    }
    load().catch(console.info)
    return () => {
      isOutdated = true
    }
  }, [users])
  const usersByKey = new Map(users.map(one => [`${one.type}:${one.id}`, one]))
  return (
    <ul>
      {[...usersByKey].map(([key, { type, id, slug, title }]) => (
        <li key={key}>
          <a
            className="link"
            href={`${pages[`${type}:${slug}`] ?? urlTo(paths.home)}${editingNames.openHash}${encodeURIComponent(key)}`}
            // The link opens a new tab, so that the dialog stays open and keeps what was chosen in
            // it.
            {...(isInDialog && { target: '_blank' })}
          >
            {title[locale] ?? title[defaultLocale] ?? id}
            {isInDialog && <span className="visually-hidden">{` ${t('files.newTab')}`}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
