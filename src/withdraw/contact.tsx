import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'

/** Where the shop is written to, and where goods go back to; either may be empty. */
export interface Contact {
  email: string
  address: string
}

/** The way to a person: a mail, or the page that says how. `mail` is what the mail begins with. */
export function ContactLink({ contact, mail = '' }: { contact: Contact; mail?: string }) {
  const { t, urlTo } = useLanguage()
  return contact.email ? (
    <a className="withdrawal-link" href={`mailto:${contact.email}${mail}`}>
      {t('withdraw.writeTo', { email: contact.email })}
    </a>
  ) : (
    <a className="withdrawal-link" href={urlTo(paths.contact)}>
      {t('withdraw.contact')}
    </a>
  )
}
