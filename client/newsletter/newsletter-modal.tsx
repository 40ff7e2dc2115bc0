import { useEffect, useRef, useSyncExternalStore } from 'react'
import { writeStored } from '../shared/browser/storage.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Modal } from '../shared/ui/overlay/modal.tsx'
import NewsletterForm from './newsletter-form.tsx'

interface NewsletterModalProps {
  /** The editors' texts of the offer, and of the thanks. */
  text: string
  thanks: string
}

/**
 * Offers the newsletter once per browser. Renders nothing until it is activated; pages do not
 * contain it (`offer-newsletter.ts`).
 */
export default function NewsletterModal({ text, thanks }: NewsletterModalProps) {
  const { t } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  useEffect(() => {
    if (!awake || dialog.current?.open) return
    writeStored('newsletterOffer', 'done')
    dialog.current?.showModal()
  }, [awake])
  if (!awake) return null
  return (
    <Modal ref={dialog} id="offer" title={t('newsletter.offer')}>
      <p>{text}</p>
      <NewsletterForm thanks={thanks} />
    </Modal>
  )
}
