import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** Shown instead of an answer while a number is invalid; the field has its own message. */
export function Mistakes() {
  const { t } = useLanguage()
  return (
    <p className="light-result" role="status">
      {t('light.mistakes')}
    </p>
  )
}
