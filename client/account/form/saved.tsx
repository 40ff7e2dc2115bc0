import type { PlainKey } from '../../shared/texts/translate.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'

/** The message saying that a form was saved. The form hides it when a field is edited again. */
export function SavedMessage({ shown, text }: { shown: boolean; text: PlainKey }) {
  const { t } = useLanguage()
  return <div role="status">{shown && <p className="notice notice-ok">{t(text)}</p>}</div>
}
