import { useLanguage } from '#client/i18n/use-translate.ts'

/** Where the shop is written to, and where goods go back to; either may be empty. */
export interface Contact {
  email: string
  address: string
}

/** The way to a person: a mail, or the page that says how. `mail` is what the mail begins with. */
export function ContactLink({ contact, mail = '' }: { contact: Contact; mail?: string }) {
  const { t, urls } = useLanguage()
  return contact.email ? (
    <a className="withdrawal-link" href={`mailto:${contact.email}${mail}`}>
      {t('withdraw.writeTo', { email: contact.email })}
    </a>
  ) : (
    <a className="withdrawal-link" href={urls.info('contact')}>
      {t('withdraw.contact')}
    </a>
  )
}
