import { useLanguage } from '#client/i18n/use-translate.ts'

/** What does not work without a script, said where somebody would try it. */
export function NoScript() {
  const { t } = useLanguage()
  return (
    <noscript>
      <p className="notice">{t('frame.noScript')}</p>
    </noscript>
  )
}
