import { useLanguage } from '#client/i18n/use-translate.ts'
import { type Contact, ContactLink } from './contact.tsx'
import type { Claim } from './form.ts'

interface ByMailPageProps {
  given: Pick<Claim, 'order' | 'name' | 'email'>
  contact: Contact
  /** Why the form does not take it, where it would at another time. */
  reason?: string
}

/** Where commerce does not take a withdrawal: the words for a mail, which holds just as well. */
export function ByMailPage({ given: { order, name, email }, contact, reason }: ByMailPageProps) {
  const { t } = useLanguage()
  const number = order || '…'
  const words = [
    t('withdraw.byMailWords', { number }),
    t('withdraw.byMailName', { name: name || '…' }),
    t('withdraw.byMailEmail', { email: email || '…' }),
  ]
  // RFC 6068: a line ends with CR and LF there.
  const mail = `?subject=${encodeURIComponent(t('withdraw.byMailSubject', { number }))}&body=${encodeURIComponent(words.join('\r\n'))}`
  return (
    <article className="withdrawal">
      <header>
        <h1>{t('withdraw.byMailTitle')}</h1>
        <p>{reason ?? t('withdraw.byMailText')}</p>
      </header>
      <blockquote>
        {words.map(line => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <ContactLink contact={contact} mail={mail} />
    </article>
  )
}
