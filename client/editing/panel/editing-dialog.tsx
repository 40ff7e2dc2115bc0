import { type ReactNode, useId } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Icon } from '../../shared/ui/picture/icon.tsx'
import * as icons from '../../shared/ui/picture/icons.ts'

interface EditingDialogProps {
  title: string
  wide?: boolean
  /** `closerequest` where a press beside the dialog would lose what is in it. */
  closedBy?: 'any' | 'closerequest'
  onClose: () => void
  children: ReactNode
}

/** A dialog that is open as long as it is rendered; the focus returns to where it was. */
export function EditingDialog({ title, wide, closedBy = 'any', onClose, children }: EditingDialogProps) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <dialog
      ref={show}
      className={wide ? 'editing-dialog editing-dialog-wide' : 'editing-dialog'}
      aria-labelledby={id}
      closedby={closedBy}
      onClose={onClose}
    >
      <header className="editing-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('frame.close')}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          <Icon path={icons.close} />
        </button>
      </header>
      {children}
    </dialog>
  )
}

/** Browsers return the focus of a dialog that is closed, not of one that is removed. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal()
  // Where there is something to look for, it comes first.
  dialog.querySelector<HTMLElement>('[type="search"]')?.focus()
  return () => dialog.close()
}
