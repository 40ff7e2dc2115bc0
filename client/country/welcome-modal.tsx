import { useState, useSyncExternalStore } from 'react'
import { write } from '../browser/storage.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import * as islandNames from '../island/names.ts'
import { pageData } from '../page-data.ts'
import { countryName } from '../selection/country-name.ts'
import { Button } from '../ui/form/button.tsx'
import * as countryNames from './names.ts'

const crawler = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i

/**
 * A non-modal warning for visitors in countries without delivery, and the question for those of
 * unknown countries. Renders nothing until it is activated, and never anything for crawlers.
 */
export default function WelcomeModal() {
  const { locale, t } = useLanguage()
  const [dismissed, setDismissed] = useState(false)
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  if (!awake || dismissed || crawler.test(navigator.userAgent)) return null
  const { country } = pageData()
  function dismiss() {
    write('locationWarning', 'dismissed')
    setDismissed(true)
  }
  return (
    <dialog open className="welcome-modal" aria-labelledby="welcome-title">
      <h2 id="welcome-title">{t(country ? 'country.welcome' : 'countries.where')}</h2>
      {country ? (
        <>
          <p>{t('countries.warning', { locationName: countryName(locale, country) })}</p>
          <p>{t('countries.business')}</p>
        </>
      ) : (
        <p>{t('countries.ask')}</p>
      )}
      <div className="actions">
        <button
          type="button"
          className="button button-small"
          commandfor={countryNames.drawerId}
          command="show-modal"
          {...{ [islandNames.wakes]: 'country/country-drawer' }}
        >
          {t(country ? 'country.choose' : 'countries.choose')}
        </button>
        <Button look="quiet" small onClick={dismiss}>
          {t('countries.dismiss')}
        </Button>
      </div>
    </dialog>
  )
}
