import { useSyncExternalStore } from 'react'
import { CountryChoice } from '../shared/purchase/country-choice.tsx'
import { useLanguage } from '../shared/texts/use-translate.ts'

/**
 * The countries in the drawer "Language & Country". The list is rendered when a visitor approaches
 * the drawer, to keep the page small.
 */
export default function CountryDrawer() {
  const { t } = useLanguage()
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isHydrated ? <CountryChoice /> : <p role="status">{t('country.loading')}</p>
}
