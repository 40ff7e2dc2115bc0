import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'

/** The shop's email address, and its postal address for returns. Either may be empty. */
export interface Contact {
  email: string
  address: string
}

/**
 * A link that starts an email to the shop; `mail` is the query of the `mailto:` address. If the
 * shop has no email address, the link leads to the contact page.
 */
export function ContactLink({ contact, mail = '' }: { contact: Contact; mail?: string }) {
  const { t, urlTo } = useLanguage()
  return contact.email ? (
    <ContentLink className="withdrawal-link" href={`mailto:${contact.email}${mail}`}>
      {t('withdraw.writeTo', { email: contact.email })}
    </ContentLink>
  ) : (
    <a className="withdrawal-link" href={urlTo(paths.contact)}>
      {t('withdraw.contact')}
    </a>
  )
}
