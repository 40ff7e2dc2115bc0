import { useId } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'

/** Links to the pages that show an entry, in the language of the current page. */
export function SeenOn({ pages }: { pages: { paths: Record<string, string> }[] }) {
  const { t, locale } = useLanguage()
  const label = useId()
  const paths = pages.flatMap(page => page.paths[locale] ?? [])
  if (paths.length === 0) return null
  return (
    <div className="editing-seen-on">
      <p id={label}>{t('releases.seenOn')}</p>
      <ul aria-labelledby={label}>
        {paths.map(path => (
          <li key={path}>
            <a className="link" href={path}>
              {path}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
