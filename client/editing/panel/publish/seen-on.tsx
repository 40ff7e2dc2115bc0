import { Fragment } from 'react'
import { useLanguage } from '../../../i18n/use-translate.ts'

/** The pages that show an entry, in the language of this one. */
export function SeenOn({ pages }: { pages: { paths: Record<string, string> }[] }) {
  const { t, locale } = useLanguage()
  const paths = pages.flatMap(page => page.paths[locale] ?? [])
  if (paths.length === 0) return null
  return (
    <p>
      {`${t('releases.seenOn')} `}
      {paths.map((path, at) => (
        <Fragment key={path}>
          {at > 0 && ', '}
          <a className="link" href={path}>
            {path}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
