import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** A notice for visitors without scripts that the control next to it needs them. */
export function NoScript() {
  const { t } = useLanguage()
  return (
    <noscript>
      <p className="notice">{t('checkout.noScript')}</p>
    </noscript>
  )
}
