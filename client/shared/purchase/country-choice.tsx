import { readPageData } from '../../page-data.ts'
import { storeCookie } from '../browser/storage.ts'
import { useMutation } from '../browser/use-mutation.ts'
import { useQuery } from '../browser/use-query.ts'
import { formatCountryName } from '../commerce/country-name.ts'
import { bagCommerce } from '../commerce/session/session-client.ts'
import { useChange } from '../hooks/use-change.ts'
import { useLanguage } from '../texts/use-translate.ts'
import { Button } from '../ui/form/button.tsx'
import { compareBag } from './compare-bag.ts'
import { nameCountries } from './countries.ts'
import { CountryChanges } from './country-changes.tsx'
import { CountryList } from './country-list.tsx'

/**
 * The list of countries that the shop delivers to. Choosing one changes the selection and every
 * price. If lines of the bag would change, they are shown first for confirmation.
 */
export function CountryChoice() {
  const { locale, t } = useLanguage()
  // Loads the list without starting a session.
  const { data, isError, refetch } = useQuery({ queryKey: ['countries'], queryFn: () => bagCommerce.countries() })
  const change = useChange((country: string) => bagCommerce.setCountry(country))
  const changeCountry = (country: string) =>
    change.mutate(country, {
      onSuccess: () => {
        storeCookie('country', country)
        location.reload()
      },
    })
  const compare = useMutation({
    mutationFn: compareBag,
    onSuccess: (changes, country) => {
      if (changes.length === 0) changeCountry(country)
    },
  })

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
  // Stays true until the new page has loaded.
  const isGoing = change.isPending || change.isSuccess
  const { data: changes = [], variables: country } = compare
  if (country && changes.length > 0 && !change.isError) {
    return (
      <CountryChanges
        country={formatCountryName(locale, country)}
        changes={changes}
        busy={isGoing}
        onGo={() => changeCountry(country)}
        onKeep={compare.reset}
      />
    )
  }
  return (
    <CountryList
      countries={data ? nameCountries(locale, data) : null}
      here={readPageData().country}
      busy={compare.isPending || isGoing ? compare.variables : undefined}
      message={compare.isPending ? t('countries.comparing') : undefined}
      error={change.isError || compare.isError ? t('country.failed') : undefined}
      onChoose={country => {
        change.reset()
        if (country !== readPageData().country) compare.mutate(country)
      }}
    />
  )
}
