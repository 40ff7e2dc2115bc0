import { useLanguage } from '#client/i18n/use-translate.ts'

/** What others ask for, as the editors have it. `id` is its heading's. */
export function PopularSearches({ id, terms }: { id: string; terms: string[] }) {
  const { t, urls } = useLanguage()
  if (terms.length === 0) return null
  return (
    <nav className="popular-searches" aria-labelledby={id}>
      <h2 id={id}>{t('search.popular')}</h2>
      <ul>
        {terms.map(term => (
          <li key={term}>
            <a href={urls.searchFor(term)}>{term}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
