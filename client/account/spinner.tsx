import { useLanguage } from '../shared/texts/use-translate.ts'

/** A loading indicator. */
export function Spinner() {
  const { t } = useLanguage()
  return (
    <p className="spinner" role="status">
      <span className="visually-hidden">{t('account.loading')}</span>
    </p>
  )
}
