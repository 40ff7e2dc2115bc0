import type { ReactNode } from 'react'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import type { InquiryKind } from './form.ts'
import { formId, InquiryForm } from './inquiry-form.tsx'

const titles = { contact: 'inquiry.contactTitle', project: 'inquiry.projectTitle' } as const
const leads = { contact: 'inquiry.contactLead', project: 'inquiry.projectLead' } as const

/**
 * The section with the inquiry form. It shows the email address instead if commerce does not accept
 * inquiries (`open` is false), and renders nothing if the shop has no email address.
 */
export function InquiryPart({ kind, email, open }: { kind: InquiryKind; email: string; open: boolean }) {
  const { t } = useLanguage()
  if (open) {
    return (
      <InquirySection kind={kind} lead={t(leads[kind])}>
        <InquiryForm kind={kind} />
      </InquirySection>
    )
  }
  return (
    email && (
      <InquirySection kind={kind} lead={t('inquiry.byMail')}>
        <MailLink email={email} />
      </InquirySection>
    )
  )
}

interface PartProps {
  kind: InquiryKind
  lead?: string
  children: ReactNode
}

/** A section with the title of the inquiry form, and `children` beside it. */
export function InquirySection({ kind, lead, children }: PartProps) {
  const { t } = useLanguage()
  return (
    <section className="band editorial-part" id={formId}>
      <header>
        <h2>{t(titles[kind])}</h2>
        {lead && <p className="soft">{lead}</p>}
      </header>
      <div>{children}</div>
    </section>
  )
}

/** A link to write an email; `query` is the query of the `mailto:` address. */
export function MailLink({ email, query = '' }: { email: string; query?: string }) {
  const { t } = useLanguage()
  return <ContentLink href={`mailto:${email}${query}`}>{t('inquiry.writeTo', { email })}</ContentLink>
}
