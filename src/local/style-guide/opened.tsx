import * as paths from '#client/paths.ts'
import * as browserNames from '#client/shared/browser/names.ts'
import * as frameNames from '#client/shared/frame/names.ts'
import * as islandNames from '#client/shared/island/names.ts'
import * as countryNames from '#client/shared/names/country.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Modal } from '#client/shared/ui/overlay/modal.tsx'
import { Island } from '../../shared/document/island.tsx'
import { BagNotice } from '../../shared/frame/header/bag-notice.tsx'
import type { Samples } from './samples.ts'

const opener = 'button button-quiet'

/** Buttons that open drawers and a modal with a form, and the notice that the bag shows. */
export function Opened({ words }: { words: Samples }) {
  const { t, urlTo } = useLanguage()
  return (
    <>
      <p className="actions">
        <button type="button" className={opener} popoverTarget={frameNames.menuId}>
          {t('frame.menu')}
        </button>
        <a className={opener} href={urlTo(paths.search)} {...{ [browserNames.opens]: frameNames.searchId }}>
          {t('search.title')}
        </a>
        <button
          type="button"
          className={opener}
          popoverTarget={countryNames.drawerId}
          {...{ [islandNames.wakes]: 'country/country-drawer' }}
        >
          {t('country.title')}
        </button>
        <button type="button" className={opener} commandfor="style-guide-modal" command="show-modal">
          {t('newsletter.offer')}
        </button>
      </p>
      <Modal id="style-guide-modal" title={t('newsletter.offer')}>
        <p>{words.hint}</p>
        <Island name="newsletter/newsletter-form" when="interaction" ids="guide" props={{}} />
      </Modal>
      <div className="style-guide-stage">
        <BagNotice shown />
      </div>
    </>
  )
}
