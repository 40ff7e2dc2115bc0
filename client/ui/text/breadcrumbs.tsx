import { useLanguage } from '../../i18n/use-translate.ts'

export interface Crumb {
  title: string
  href: string
}

/** The way here, without the page itself: its heading says that. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useLanguage()
  return (
    <nav className="breadcrumbs" aria-label={t('frame.breadcrumbs')}>
      <ol>
        {crumbs.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
