import type { ReactNode, Ref } from 'react'
import { useLanguage } from '../i18n/use-translate.ts'
import { Icon } from './icon.tsx'

interface ModalProps {
  ref?: Ref<HTMLDialogElement>
  /** Buttons open it by `commandfor={id} command="show-modal"`. */
  id: string
  title: string
  children: ReactNode
}

/** A dialog in the middle of the page. Escape, its backdrop and its button close it (specification, §2). */
export function Modal({ ref, id, title, children }: ModalProps) {
  const { t } = useLanguage()
  return (
    <dialog ref={ref} id={id} className="modal" closedby="any" aria-labelledby={`${id}-title`}>
      <button
        type="button"
        className="icon-button modal-close"
        commandfor={id}
        command="close"
        aria-label={t('frame.close')}
      >
        <Icon name="close" />
      </button>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  )
}
