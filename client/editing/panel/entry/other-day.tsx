import * as editingNames from '../../../shared/names/editing.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'

/** Whether the page shows another day than today, so that edits are not visible on it. */
export const isOtherDay = () => document.querySelector(`[${editingNames.asOf}]`) !== null

/** A notice that the page shows another day than today. Renders nothing for today. */
export function OtherDay() {
  const { t } = useLanguage()
  return isOtherDay() && <p className="notice">{t('editing.otherDay')}</p>
}
