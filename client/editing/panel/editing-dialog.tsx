import { type ReactNode, useId } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Icon } from '../../shared/ui/picture/icon.tsx'
import * as icons from '../../shared/ui/picture/icons.ts'

interface EditingDialogProps {
  title: string
  wide?: boolean
  /**
   * With `any`, the default, a click beside the dialog closes it. Use `closerequest` if the
   * dialog's contents would then be lost.
   */
  closedBy?: 'any' | 'closerequest'
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that is open as long as it is rendered. When it closes, the focus returns to where it
 * was before.
 */
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

/**
 * Opens the dialog, and returns a function that closes it before it is removed. Browsers return the
 * focus only when a dialog is closed.
 */
function show(dialog: HTMLDialogElement) {
  dialog.showModal()
  // If the dialog has a search field, it gets the focus.
  dialog.querySelector<HTMLElement>('[type="search"]')?.focus()
  return () => dialog.close()
}
