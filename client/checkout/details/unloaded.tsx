import { useLanguage } from '../../shared/texts/use-translate.ts'

/** A message in place of fields whose code did not load. */
export function Unloaded() {
  const { t } = useLanguage()
  return (
    <p className="notice notice-error" role="alert">
      {t('checkout.unloaded')}
    </p>
  )
}
