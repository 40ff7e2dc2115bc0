import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** Replaces the answer while a number is invalid. The field itself has the error message. */
export function Mistakes() {
  const { t } = useLanguage()
  return (
    <p className="light-result" role="status">
      {t('light.mistakes')}
    </p>
  )
}
