import { useSyncExternalStore } from 'react'
import { CountryChoice } from '../shared/purchase/country-choice.tsx'
import { useLanguage } from '../shared/texts/use-translate.ts'

/**
 * The countries of the drawer "Language & Country". Rendered when a visitor comes near, to keep the
 * page small.
 */
export default function CountryDrawer() {
  const { t } = useLanguage()
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return awake ? <CountryChoice /> : <p role="status">{t('country.loading')}</p>
}
