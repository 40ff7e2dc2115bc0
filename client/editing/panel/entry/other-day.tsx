import * as editingNames from '../../../shared/names/editing.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'

/** Whether this is a preview of a date other than today, in which today's edits do not appear. */
export const isOtherDay = () => document.querySelector(`[${editingNames.asOf}]`) !== null

/** A notice that the preview is of a date other than today. Renders nothing for today. */
export function OtherDayNotice() {
  const { t } = useLanguage()
  return isOtherDay() && <p className="notice">{t('editing.otherDay')}</p>
}
