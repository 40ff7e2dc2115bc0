import * as editingNames from '../../../shared/names/editing.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'

/** Whether the page is not as of today: what is typed is not of the day that it shows. */
export const isOtherDay = () => document.querySelector(`[${editingNames.asOf}]`) !== null

/** Says so above what is edited. */
export function OtherDay() {
  const { t } = useLanguage()
  return isOtherDay() && <p className="notice">{t('editing.otherDay')}</p>
}
