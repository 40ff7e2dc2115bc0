import { useLanguage } from '../shared/i18n/use-translate.ts'

/** A loading indicator. */
export function Spinner() {
  const { t } = useLanguage()
  return (
    <p className="spinner" role="status">
      <span className="visually-hidden">{t('account.loading')}</span>
    </p>
  )
}
