import { useLanguage } from '../../i18n/use-translate.ts'
import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'

/** Closes the dialog with the id `of`; `className` positions it. */
export function CloseButton({ of, className }: { of: string; className: string }) {
  const { t } = useLanguage()
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      commandfor={of}
      command="close"
      aria-label={t('frame.close')}
    >
      <Icon path={icons.close} />
    </button>
  )
}
