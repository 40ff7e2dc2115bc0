import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** Links to popular searches, which editors choose. `id` becomes the id of the heading. */
export function PopularSearches({ id, terms }: { id: string; terms: string[] }) {
  const { t, urlTo } = useLanguage()
  if (terms.length === 0) return null
  return (
    <nav className="popular-searches" aria-labelledby={id}>
      <h2 id={id}>{t('search.popular')}</h2>
      <ul>
        {terms.map(term => (
          <li key={term}>
            <a href={urlTo(paths.searchFor, term.toLowerCase())}>{term}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
