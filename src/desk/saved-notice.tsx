import { useLanguage } from '#client/shared/texts/use-translate.ts'

/** A notice that the form was saved, on the page that follows the form. */
export function SavedNotice() {
  const { t } = useLanguage()
  return (
    <p className="notice notice-ok" role="status">
      {t('desk.saved')}
    </p>
  )
}
