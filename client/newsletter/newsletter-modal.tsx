import { useEffect, useRef, useSyncExternalStore } from 'react'
import { writeStored } from '../shared/browser/storage.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Modal } from '../shared/ui/overlay/modal.tsx'
import NewsletterForm from './newsletter-form.tsx'

interface NewsletterModalProps {
  /** The editors' texts for the offer and for the thanks. */
  text: string
  thanks: string
}

/**
 * A dialog that offers the newsletter once in each browser. `offer-newsletter.ts` inserts it into
 * the page. Renders nothing before hydration.
 */
export default function NewsletterModal({ text, thanks }: NewsletterModalProps) {
  const { t } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const isActive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  useEffect(() => {
    if (!isActive || dialog.current?.open) return
    writeStored('newsletterOffer', 'done')
    dialog.current?.showModal()
  }, [isActive])
  if (!isActive) return null
  return (
    <Modal ref={dialog} id="offer" title={t('newsletter.offer')}>
      <p>{text}</p>
      <NewsletterForm thanks={thanks} />
    </Modal>
  )
}
