import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** Says that the control next to it does not work without scripts. */
export function NoScript() {
  const { t } = useLanguage()
  return (
    <noscript>
      <p className="notice">{t('checkout.noScript')}</p>
    </noscript>
  )
}
