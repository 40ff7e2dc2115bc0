import { Suspense, useEffect, useRef } from 'react'
import { formatCountryName } from '../../shared/commerce/country-name.ts'
import type { SelectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { withTexts } from '../../shared/texts/with-texts.tsx'
import { loadLater } from '../../shared/ui/fallback/later.ts'
import { Skeleton } from '../../shared/ui/fallback/skeleton.tsx'

interface BagCountryProps {
  location: SelectionAnswer['location']
  currency: string
  /** Whether the shopper came back from the country list. The button then gets the focus. */
  returned: boolean
  onChoose: () => void
}

/** Shows the bag's country and currency; a click opens the country list. */
export function BagCountry({ location: { country, name }, currency, returned, onChoose }: BagCountryProps) {
  const { locale, t } = useLanguage()
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (returned) place.current?.focus()
  }, [returned])
  return (
    <button ref={place} type="button" className="bag-country" onClick={onChoose}>
      <span>{t('bag.country')}</span>
      <span>
        {country && formatCountryName(locale, country, name)} <span className="soft">{currency}</span>
      </span>
    </button>
  )
}

// The country list, which compares the bag in both countries before a change, is loaded on demand,
// since few visitors need it.
const CountryChoice = loadLater(
  async () => withTexts('country', (await import('../../shared/purchase/country-choice.tsx')).CountryChoice),
  Unreachable,
)

function Unreachable() {
  const { t } = useLanguage()
  return <p role="alert">{t('country.unreachable')}</p>
}

/** The country list, which the drawer shows instead of the bag. */
export function BagCountries({ onBack }: { onBack: () => void }) {
  const { t } = useLanguage()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    back.current?.focus({ preventScroll: true })
    back.current?.scrollIntoView({ block: 'end' })
  }, [])
  return (
    <div className="bag-countries">
      <button ref={back} type="button" className="link" onClick={onBack}>
        {t('bag.toBag')}
      </button>
      <Suspense fallback={<Skeleton lines={3} label={t('country.loading')} />}>
        <CountryChoice />
      </Suspense>
    </div>
  )
}
