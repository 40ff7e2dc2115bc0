import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** Says that a form was saved, on the page to which it led. */
export function SavedNotice() {
  const { t } = useLanguage()
  return (
    <p className="notice notice-ok" role="status">
      {t('desk.saved')}
    </p>
  )
}
