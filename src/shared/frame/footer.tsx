import type { ReactNode } from 'react'
import * as analyticsNames from '#client/shared/analytics/names.ts'
import * as islandNames from '#client/shared/island/names.ts'
import * as countryNames from '#client/shared/names/country.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import { CachedHtml } from '../document/html-cache.tsx'
import { useMarks } from '../preview/marks.ts'
import type { GlobalContent } from './content/global-content.ts'
import { NoScript } from './no-script.tsx'

export interface FooterProps {
  content: GlobalContent
  /** The country's name (`formatPlace`), which precedes the currency; may be a slot. */
  place: string
  currency: string
  newsletter: ReactNode
  /** Whether the shop has a tag manager, which needs the visitor's consent. */
  hasTag: boolean
}

/**
 * The footer with newsletter form, the editors' columns, and the visitor's country and currency.
 */
export function Footer({ content: { footer, config }, place, currency, newsletter, hasTag }: FooterProps) {
  const marks = useMarks()('globalContent', 'global')
  return (
    <footer className="site-footer dusk">
      <div className="band">
        {footer.newsletterText && (
          <p {...marks('footer.newsletterText')} className="site-footer-newsletter">
            {footer.newsletterText}
          </p>
        )}
        <NoScript />
        {newsletter}
        <CachedHtml
          as="div"
          className="site-footer-columns"
          component={Columns}
          sources={[footer]}
          props={{ footer, place, currency }}
        />
        {hasTag && <Consent />}
        <p {...marks('config.shopName')} className="site-footer-end">
          {config.shopName}
        </p>
      </div>
    </footer>
  )
}

interface ColumnsProps extends Pick<FooterProps, 'place' | 'currency'> {
  footer: FooterProps['content']['footer']
}

function Columns({ footer: { columns }, ...here }: ColumnsProps) {
  const marks = useMarks()('globalContent', 'global')
  return (
    <>
      {columns.map((column, at) => (
        <section key={column.title}>
          <h2 {...marks(`footer.columns.${at}.title`)}>{column.title}</h2>
          <RichText marks={marks(`footer.columns.${at}.contentBody`)} blocks={column.contentBody} />
          {column.isInformation && <Place {...here} />}
        </section>
      ))}
      {!columns.some(column => column.isInformation) && <Place {...here} />}
    </>
  )
}

/**
 * A button that opens the drawer for language and country. It shows the country with its code, and
 * the currency.
 */
function Place({ place, currency }: Pick<FooterProps, 'place' | 'currency'>) {
  const { t } = useLanguage()
  return (
    <button
      type="button"
      className="link place"
      popoverTarget={countryNames.drawerId}
      {...{ [islandNames.wakes]: 'country/country-drawer' }}
    >
      <span className="visually-hidden">{t('country.title')}: </span>
      <span>{`${place}${currency}`}</span>
    </button>
  )
}

/**
 * The checkbox for consent to tracking. It is hidden until `client/shared/analytics/tag.ts` shows
 * it on pages where the tag manager may run.
 */
function Consent() {
  const { t } = useLanguage()
  return (
    <label className="choice" hidden>
      <input type="checkbox" name="statistics" {...{ [analyticsNames.tagConsent]: '' }} />
      <span className="choice-name">{t('frame.statistics')}</span>
    </label>
  )
}
