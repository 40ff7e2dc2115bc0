import { useEffect, useRef, useSyncExternalStore } from 'react'
import { readPageData } from '../page-data.ts'
import { writeStored } from '../shared/browser/storage.ts'
import { formatCountryName } from '../shared/commerce/country-name.ts'
import * as islandNames from '../shared/island/names.ts'
import * as countryNames from '../shared/names/country.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Button } from '../shared/ui/form/button.tsx'
import { Modal } from '../shared/ui/overlay/modal.tsx'

const crawler = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i

/**
 * A dialog that warns visitors in countries without delivery, and asks visitors whose country is
 * unknown where they are. Renders nothing before hydration, and nothing for crawlers.
 */
export default function WelcomeModal() {
  const { locale, t } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = useSyncExternalStore(
    () => () => {},
    () => !crawler.test(navigator.userAgent),
    () => false,
  )
  useEffect(() => {
    const { current } = dialog
    if (!isShown || !current || current.open) return
    current.showModal()
    // The dismissal is stored whichever way the dialog is closed, including by the button that
    // opens the list of countries.
    current.addEventListener('close', () => writeStored('locationWarning', 'dismissed'))
  }, [isShown])
  if (!isShown) return null
  const { country } = readPageData()
  const close = () => dialog.current?.close()
  return (
    <Modal ref={dialog} id="welcome" title={t(country ? 'country.welcome' : 'countries.where')}>
      {country ? (
        <>
          <p>{t('countries.warning', { locationName: formatCountryName(locale, country) })}</p>
          <p>{t('countries.business')}</p>
        </>
      ) : (
        <p>{t('countries.ask')}</p>
      )}
      <div className="actions">
        <button
          type="button"
          className="button button-small"
          popoverTarget={countryNames.drawerId}
          onClick={close}
          {...{ [islandNames.wakes]: 'country/country-drawer' }}
        >
          {t(country ? 'country.choose' : 'countries.choose')}
        </button>
        <Button look="quiet" small onClick={close}>
          {t('countries.dismiss')}
        </Button>
      </div>
    </Modal>
  )
}
