import { useLanguage } from '../../shared/texts/use-translate.ts'

/** The message that is shown instead of fields whose code did not load. */
export function Unloaded() {
  const { t } = useLanguage()
  return (
    <p className="notice notice-error" role="alert">
      {t('checkout.unloaded')}
    </p>
  )
}
