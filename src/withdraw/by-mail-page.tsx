import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { type Contact, ContactLink } from './contact.tsx'
import type { Claim } from './form.ts'

interface ByMailPageProps {
  given: Pick<Claim, 'order' | 'name' | 'email'>
  contact: Contact
  /** The reason why the form cannot be used now. Default: a general text. */
  reason?: string
}

/**
 * The page that is shown if the withdrawal form cannot be used. It contains a template for an
 * email: a withdrawal by email is as valid as one with the form.
 */
export function ByMailPage({ given: { order, name, email }, contact, reason }: ByMailPageProps) {
  const { t } = useLanguage()
  const number = order || '…'
  const words = [
    t('withdraw.byMailWords', { number }),
    t('withdraw.byMailName', { name: name || '…' }),
    t('withdraw.byMailEmail', { email: email || '…' }),
  ]
  // RFC 6068 requires CR LF as the line break.
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
