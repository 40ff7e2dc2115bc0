import { formatWait } from '#client/shared/commerce/wait.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { InquiryResult } from './commerce.ts'
import { type InquiryInput, type InquiryKind, inquiryFields } from './form.ts'
import { MailLink } from './part.tsx'

interface ProblemProps {
  outcome: InquiryResult
  kind: InquiryKind
  given: InquiryInput
  email: string
}

/** The reason why an inquiry was not sent, with a link to send its text by email instead. */
export function InquiryError({ outcome, kind, given, email }: ProblemProps) {
  const { t, locale } = useLanguage()
  if (outcome.kind === 'wrong') return <p>{t('inquiry.wrong')}</p>
  const text =
    outcome.kind === 'limited'
      ? t('inquiry.limited', { time: formatWait(outcome.retryAfter, locale) })
      : t('inquiry.failed')
  const fields = Object.entries(inquiryFields[kind]).flatMap(([name, field]) => {
    const value = given[name] ?? ''
    const chosen = 'options' in field ? field.options[value] : undefined
    const words = chosen ? t(chosen) : value
    return words && name !== 'message' ? [`${t(field.label)}: ${words}`] : []
  })
  // RFC 6068 requires CR LF as line end.
  const body = [...fields, '', given.message ?? ''].join('\n').replace(/\r?\n/g, '\r\n')
  return (
    <p>
      {`${text} `}
      {email && <MailLink email={email} query={`?body=${encodeURIComponent(body.slice(0, 1500))}`} />}
    </p>
  )
}
