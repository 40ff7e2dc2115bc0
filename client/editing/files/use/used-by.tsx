import { useEffect, useState } from 'react'
import * as paths from '../../../paths.ts'
import * as editingNames from '../../../shared/names/editing.ts'
import { defaultLocale } from '../../../shared/texts/locales.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { ownPages } from '../../entry/own-page.ts'

/** An entry that shows a file. */
export interface User {
  type: string
  id: string
  slug: string
  /** By language. */
  title: Record<string, string>
}

/** The others open beside the front page. */
const maxPages = 100

/** Links that open the forms of entries beside their own pages, or beside the front page. */
export function UsedBy({ users, isInDialog }: { users: User[]; isInDialog: boolean }) {
  const { t, locale, urlTo } = useLanguage()
  const [pages, setPages] = useState<Record<string, string>>({})
  useEffect(() => {
    let isOld = false
    const load = async () => {
      const found = await ownPages(users.slice(0, maxPages))
      if (!isOld) setPages(found)
    }
    load().catch(console.info)
    return () => {
      isOld = true
    }
  }, [users])
  const own = new Map(users.map(one => [`${one.type}:${one.id}`, one]))
  return (
    <ul>
      {[...own].map(([key, { type, id, slug, title }]) => (
        <li key={key}>
          <a
            className="link"
            href={`${pages[`${type}:${slug}`] ?? urlTo(paths.home)}${editingNames.openHash}${encodeURIComponent(key)}`}
            // What is being chosen in the dialog stays.
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
