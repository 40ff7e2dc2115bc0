import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { ContactPerson } from './contact.ts'

interface GuaranteePromiseProps {
  /** The number of days to return a purchase; null if the platform does not say. */
  returnDays: number | null
  contact: ContactPerson | null
}

/** How long a purchase can be returned, and whom to call. */
export function GuaranteePromise({ returnDays, contact }: GuaranteePromiseProps) {
  const { t } = useLanguage()
  return (
    <div className="guarantee-promise">
      {returnDays && <p>{t('product.returns', { days: returnDays })}</p>}
      {contact && (
        <p>
          {t('guaranteeNotice.call', { name: contact.name })}{' '}
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
        </p>
      )}
    </div>
  )
}
