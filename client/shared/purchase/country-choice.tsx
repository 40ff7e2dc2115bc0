import { pageData } from '../../page-data.ts'
import { storeCookie } from '../browser/storage.ts'
import { useMutation } from '../browser/use-mutation.ts'
import { useQuery } from '../browser/use-query.ts'
import { countryName } from '../commerce/country-name.ts'
import { bagCommerce } from '../commerce/session/session-client.ts'
import { useChange } from '../hooks/use-change.ts'
import { useLanguage } from '../texts/use-translate.ts'
import { Button } from '../ui/form/button.tsx'
import { changesIn } from './compare-bag.ts'
import { namedIn } from './countries.ts'
import { CountryChanges } from './country-changes.tsx'
import { CountryList } from './country-list.tsx'

/**
 * The countries with delivery: choosing one changes the selection and every price. Changes of the
 * bag are shown first, for confirmation.
 */
export function CountryChoice() {
  const { locale, t } = useLanguage()
  // Without a session: viewing the list needs none.
  const { data, isError, refetch } = useQuery({ queryKey: ['countries'], queryFn: () => bagCommerce.countries() })
  const change = useChange((country: string) => bagCommerce.setCountry(country))
  const go = (country: string) =>
    change.mutate(country, {
      onSuccess: () => {
        storeCookie('country', country)
        location.reload()
      },
    })
  const compare = useMutation({
    mutationFn: changesIn,
    onSuccess: (changes, country) => {
      if (changes.length === 0) go(country)
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
  // Until the new page has loaded.
  const isGoing = change.isPending || change.isSuccess
  const { data: changes = [], variables: country } = compare
  if (country && changes.length > 0 && !change.isError) {
    return (
      <CountryChanges
        country={countryName(locale, country)}
        changes={changes}
        busy={isGoing}
        onGo={() => go(country)}
        onKeep={compare.reset}
      />
    )
  }
  return (
    <CountryList
      countries={data ? namedIn(locale, data) : null}
      here={pageData().country}
      busy={compare.isPending || isGoing ? compare.variables : undefined}
      message={compare.isPending ? t('countries.comparing') : undefined}
      error={change.isError || compare.isError ? t('country.failed') : undefined}
      onChoose={country => {
        change.reset()
        if (country !== pageData().country) compare.mutate(country)
      }}
    />
  )
}
