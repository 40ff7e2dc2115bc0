import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/picture/icon.tsx'
import * as icons from '../../ui/picture/icons.ts'

interface EditingDialogProps {
  title: string
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that is open as long as it is rendered; the focus returns to where it was. */
export function EditingDialog({ title, wide, onClose, children }: EditingDialogProps) {
  const { t } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={wide ? 'editing-dialog editing-dialog-wide' : 'editing-dialog'}
      aria-labelledby={id}
      closedby="any"
      onClose={onClose}
    >
      <header className="editing-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('frame.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon path={icons.close} />
        </button>
      </header>
      {children}
    </dialog>
  )
}
