import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'

/** The shop's mail address, and the address for returns; either may be empty. */
export interface Contact {
  email: string
  address: string
}

/** A link to contact the shop: a mail starting with `mail`, or the contact page. */
export function ContactLink({ contact, mail = '' }: { contact: Contact; mail?: string }) {
  const { t, urlTo } = useLanguage()
  return contact.email ? (
    <a className="withdrawal-link" href={`mailto:${contact.email}${mail}`} target="_blank" rel="noopener">
      {t('withdraw.writeTo', { email: contact.email })}
    </a>
  ) : (
    <a className="withdrawal-link" href={urlTo(paths.contact)}>
      {t('withdraw.contact')}
    </a>
  )
}
