import { useSyncExternalStore } from 'react'
import { CountryChoice } from '../shared/purchase/country-choice.tsx'
import { useLanguage } from '../shared/texts/use-translate.ts'

/**
 * The list of countries in the drawer "Language & Country". Pages do not contain the list, so that
 * they stay small; it is rendered when the visitor hovers or focuses the button that opens the
 * drawer.
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
