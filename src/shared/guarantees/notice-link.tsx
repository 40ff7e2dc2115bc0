import * as paths from '#client/paths.ts'
import { isDue } from '#client/shared/law/duties.ts'
import type { Locale } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { slotOf } from '../edge/slots.ts'
import { languages } from '../edge/visit/languages.ts'

/**
 * The sentence that opens the notice of the legal guarantee, where the visitor's country has it.
 * `country` may be a slot: then the response fills it in.
 */
export function NoticeLink({ country }: { country: string }) {
  const { t, urlTo } = useLanguage()
  if (country === slotOf('country')) return slotOf('guarantee-notice')
  if (!isShown(country)) return null
  return (
    <p className="notice-link">
      <a href={urlTo(paths.guaranteeNotice)}>{t('guaranteeNotice.link')}</a>
    </p>
  )
}

/** The same as HTML, for the slot. */
export function noticeLinkHtml(locale: Locale, country: string): string {
  const { t, urlTo } = languages[locale]
  return isShown(country)
    ? `<p class="notice-link"><a href="${urlTo(paths.guaranteeNotice)}">${t('guaranteeNotice.link')}</a></p>`
    : ''
}

const isShown = (country: string) => isDue('guarantee-notice', country)
