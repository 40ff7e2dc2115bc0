import { useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/use-translate.ts'
import { CountryChoice } from '../selection/country-choice.tsx'

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
