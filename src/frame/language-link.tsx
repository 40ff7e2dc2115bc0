import { languageTag } from '#client/i18n/locales.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { localePath } from '#client/urls.ts'

/** To the same page in the other language, in that language's own word. */
export function LanguageLink({ path, className }: { path: string; className?: string }) {
  const { locale, t } = useLanguage()
  const other = locale === 'en' ? 'sv' : 'en'
  const tag = languageTag(other)
  return (
    <a className={className} href={localePath(other, path)} hrefLang={tag} lang={tag} data-language={other}>
      <span>{t('frame.language')}</span>
    </a>
  )
}
