import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** Instead of an answer, while a number cannot be used: its field says why. */
export function Mistakes() {
  const { t } = useLanguage()
  return (
    <p className="light-result" role="status">
      {t('light.mistakes')}
    </p>
  )
}
