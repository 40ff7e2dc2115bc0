import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** Tells visitors whose browser runs no scripts that the control beside this notice needs them. */
export function NoScript() {
  const { t } = useLanguage()
  return (
    <noscript>
      <p className="notice">{t('checkout.noScript')}</p>
    </noscript>
  )
}
