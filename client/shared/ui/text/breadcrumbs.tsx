import { useLanguage } from '../../texts/use-translate.ts'

export interface Crumb {
  title: string
  href: string
}

/** Breadcrumbs without the current page, because the page's heading already names it. */
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
