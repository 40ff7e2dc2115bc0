import type { ReactNode, Ref } from 'react'
import { CloseButton } from './close-button.tsx'

interface ModalProps {
  ref?: Ref<HTMLDialogElement>
  /** Buttons open it by `commandfor={id} command="show-modal"`. */
  id: string
  title: string
  children: ReactNode
}

/**
 * A dialog in the middle of the page. Escape, its backdrop and its button close it (specification,
 * §2).
 */
export function Modal({ ref, id, title, children }: ModalProps) {
  return (
    <dialog ref={ref} id={id} className="modal" closedby="any" aria-labelledby={`${id}-title`}>
      <CloseButton of={id} className="modal-close" />
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  )
}
