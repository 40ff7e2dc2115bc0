import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** Says what does not work without a script, next to the control concerned. */
export function NoScript() {
  const { t } = useLanguage()
  return (
    <noscript>
      <p className="notice">{t('checkout.noScript')}</p>
    </noscript>
  )
}
