import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { Honeypot } from '#client/shared/ui/form/honeypot.tsx'
import { Select } from '#client/shared/ui/form/select.tsx'
import { type InquiryField, type InquiryInput, type InquiryKind, inquiryFields } from './form.ts'

interface InquiryFormProps {
  kind: InquiryKind
  given?: InquiryInput
  /** The rejected fields by name, with commerce's error texts. */
  errors?: Record<string, string>
  /** The reason why the inquiry was not sent, which is shown above the fields. */
  problem?: ReactNode
}

/** The id of the section with the form, to which the page scrolls after the form is rejected. */
export const formId = 'form'

export const inquiryPaths = { contact: paths.contact, project: paths.professionals } as const

/** The inquiry form. It works without scripts; a rejected form keeps what the visitor typed. */
export function InquiryForm({ kind, given = {}, errors = {}, problem }: InquiryFormProps) {
  const { t, urlTo } = useLanguage()
  return (
    <form className="inquiry" method="post" action={`${urlTo(inquiryPaths[kind])}#${formId}`}>
      {problem && (
        <div className="notice notice-error" role="alert">
          {problem}
        </div>
      )}
      <div className="inquiry-fields">
        {Object.entries(inquiryFields[kind]).map(([name, field]) => (
          <OneField key={name} name={name} field={field} value={given[name] ?? ''} isWrong={name in errors} />
        ))}
      </div>
      <Honeypot />
      <Button type="submit">{t('inquiry.send')}</Button>
      <p className="soft">
        {`${t('inquiry.use')} `}
        <a href={urlTo(paths.privacy)}>{t('inquiry.privacy')}</a>
      </p>
    </form>
  )
}

interface OneFieldProps {
  name: string
  field: InquiryField
  value: string
  isWrong: boolean
}

function OneField({ name, field, value, isWrong }: OneFieldProps) {
  const { t } = useLanguage()
  const error = isWrong ? t(field.error) : ''
  if ('options' in field) {
    return (
      <Select name={name} label={t(field.label)} defaultValue={value} required error={error}>
        <option value="">{t('inquiry.choose')}</option>
        {Object.entries(field.options).map(([option, label]) => (
          <option key={option} value={option}>
            {t(label)}
          </option>
        ))}
      </Select>
    )
  }
  const { label, hint, multiline, required = false, maxLength, autoComplete, type = 'text' } = field
  const texts = { label: t(label), ...(hint && { hint: t(hint) }), ...(error && { error }) }
  const common = { name, defaultValue: value, required, maxLength, ...(autoComplete && { autoComplete }) }
  return multiline ? <Field {...texts} {...common} multiline /> : <Field {...texts} {...common} type={type} />
}
