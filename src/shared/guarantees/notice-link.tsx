import * as paths from '#client/paths.ts'
import { isDue } from '#client/shared/law/duties.ts'
import type { Locale } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { slotFor } from '../edge/slots.ts'
import { languages } from '../edge/visit/languages.ts'

/**
 * A link to the notice of the legal guarantee. Renders nothing if the visitor's country does not
 * require the notice. If `country` is a slot, the link is a slot too.
 */
export function NoticeLink({ country }: { country: string }) {
  const { t, urlTo } = useLanguage()
  if (country === slotFor('country')) return slotFor('guarantee-notice')
  if (!isShown(country)) return null
  return (
    <p className="notice-link">
      <a href={urlTo(paths.guaranteeNotice)}>{t('guaranteeNotice.link')}</a>
    </p>
  )
}

/** Formats the link as HTML for its slot; empty if the country does not require the notice. */
export function formatNoticeLink(locale: Locale, country: string): string {
  const { t, urlTo } = languages[locale]
  return isShown(country)
    ? `<p class="notice-link"><a href="${urlTo(paths.guaranteeNotice)}">${t('guaranteeNotice.link')}</a></p>`
    : ''
}

const isShown = (country: string) => isDue('guarantee-notice', country)
