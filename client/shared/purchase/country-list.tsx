import { useId, useState } from 'react'
import { closeMenus } from '../browser/overlays.ts'
import type { Country } from '../commerce/schema/place.ts'
import { useLanguage } from '../texts/use-translate.ts'
import { Field } from '../ui/form/field.tsx'
import { FieldError } from '../ui/form/field-error.tsx'
import { filterCountries } from './countries.ts'

interface CountryListProps {
  /** Null while the countries are loading. */
  countries: Country[] | null
  /** Code of the visitor's country. */
  here: string
  /** Code of the chosen country while the visitor is being switched to it. */
  busy: string | undefined
  message: string | undefined
  error: string | undefined
  onChoose: (country: string) => void
}

/** The countries with their currencies, and a search field. */
export function CountryList({ countries, here, busy, message, error, onChoose }: CountryListProps) {
  const { t } = useLanguage()
  const errorId = useId()
  const [search, setSearch] = useState('')
  const found = filterCountries(countries ?? [], search)
  const count = countries ? t('countries.found', { count: found.length }) : t('country.loading')
  return (
    <div className="countries" aria-busy={!countries || busy !== undefined}>
      <Field
        label={t('countries.search')}
        type="search"
        required
        autoComplete="off"
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
        // Without this, Escape would only clear the text of the search field.
        onKeyDown={({ key }) => key === 'Escape' && closeMenus()}
      />
      <FieldError id={errorId} error={error} />
      <p role="status" className={!message && found.length > 0 ? 'visually-hidden' : undefined}>
        {message ?? count}
      </p>
      <ul className="countries-list">
        {found.map(({ country, name, currency }) => (
          <li key={country}>
            <button
              type="button"
              aria-current={country === here ? 'true' : undefined}
              aria-disabled={busy !== undefined || undefined}
              aria-busy={busy === country || undefined}
              onClick={busy === undefined ? () => onChoose(country) : undefined}
            >
              <span>{name}</span> <span className="countries-currency">{currency}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
