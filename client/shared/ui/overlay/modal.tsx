import type { ReactNode, Ref } from 'react'
import { CloseButton } from './close-button.tsx'

interface ModalProps {
  ref?: Ref<HTMLDialogElement>
  id: string
  title: string
  children: ReactNode
}

/** A dialog in the middle of the page. Escape, a click on its backdrop and its button close it. */
export function Modal({ ref, id, title, children }: ModalProps) {
  return (
    <dialog ref={ref} id={id} className="modal" closedby="any" aria-labelledby={`${id}-title`}>
      <form method="dialog">
        <CloseButton type="submit" className="modal-close" />
      </form>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  )
}
