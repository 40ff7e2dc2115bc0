import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { commerce, useChange } from '../commerce/query.ts'
import { keepChoice } from '../cookies.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { pageData } from '../page-data.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FieldError } from '../ui/field-error.tsx'
import { matching, namedIn } from './countries.ts'

/** The countries the shop delivers to, with their currencies: choosing one changes the selection and every price. */
export default function CountryDrawer() {
  const { locale, t } = useLanguage()
  const [search, setSearch] = useState('')
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  // Without a session: whoever only looks gets none.
  const { data, isError, refetch } = useQuery({
    queryKey: ['countries'],
    queryFn: () => commerce.countries(),
    enabled: awake,
  })
  const change = useChange((country: string) => commerce.setCountry(country))
  const choose = (country: string) =>
    change.mutate(country, {
      onSuccess: () => {
        keepChoice('country', country)
        location.reload()
      },
    })
  // Until the new page stands.
  const busy = change.isPending || change.isSuccess

  if (isError) {
    return (
      <div className="countries" role="alert">
        <p>{t('country.unreachable')}</p>
        <Button look="quiet" onClick={() => void refetch()}>
          {t('bag.retry')}
        </Button>
      </div>
    )
  }
  const countries = matching(namedIn(locale, data ?? []), search)
  const here = awake ? pageData().country : ''
  return (
    <div className="countries" aria-busy={!data || busy}>
      <Field
        label={t('country.search')}
        type="search"
        required
        autoComplete="off"
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      <FieldError id="country-error" error={change.isError ? t('checkout.countryFailed') : undefined} />
      <p role="status" className={data && countries.length > 0 ? 'visually-hidden' : undefined}>
        {data ? t('country.found', { count: countries.length }) : t('country.loading')}
      </p>
      <ul className="countries-list">
        {countries.map(({ country, name, currency }) => (
          <li key={country}>
            <button
              type="button"
              aria-current={country === here ? 'true' : undefined}
              aria-disabled={busy || undefined}
              aria-busy={(busy && change.variables === country) || undefined}
              onClick={busy ? undefined : () => choose(country)}
            >
              <span>{name}</span> <span className="countries-currency">{currency}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
