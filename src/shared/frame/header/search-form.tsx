import * as paths from '#client/paths.ts'
import * as frameNames from '#client/shared/frame/names.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

interface SearchFormProps {
  /** The id of the input. */
  id: string
  /** The current search term. */
  term?: string
  /** The id of the element that `client/shared/frame/suggest.ts` fills with suggestions. */
  suggestionsIn?: string
}

/** A search form that opens the search page. It works without scripts. */
export function SearchForm({ id, term, suggestionsIn }: SearchFormProps) {
  const { t, urlTo } = useLanguage()
  return (
    <search>
      <form className="search-form" action={urlTo(paths.search)}>
        <label className="field-label" htmlFor={id}>
          {t('search.label')}
        </label>
        <input
          className="field-control"
          id={id}
          type="search"
          name="q"
          defaultValue={term}
          maxLength={100}
          autoComplete="off"
          aria-controls={suggestionsIn}
          {...{ [frameNames.suggestions]: suggestionsIn && urlTo(paths.suggestions) }}
          required
        />
        <button className="button" type="submit">
          {t('search.submit')}
        </button>
      </form>
    </search>
  )
}
