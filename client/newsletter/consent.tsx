import { useRef } from 'react'
import * as paths from '../paths.ts'
import { useStoredCheckbox } from '../shared/browser/use-stored-checkbox.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Checkbox } from '../shared/ui/form/checkbox.tsx'

interface ConsentProps {
  /** The name of the field. The checkbox's state is stored under the same name. */
  name: 'newsletterConsent' | 'noticeConsent'
  /** The consent text, up to the name of the policy. */
  text: string
  error?: string
  onChange: () => void
}

/** A checkbox to consent to receiving mails, with a link to the privacy policy. */
export function ConsentField({ name, text, error, onChange }: ConsentProps) {
  const { t, urlTo } = useLanguage()
  const box = useRef<HTMLInputElement>(null)
  const remember = useStoredCheckbox(box, name)
  return (
    <Checkbox
      ref={box}
      name={name}
      required
      error={error}
      onChange={() => {
        remember()
        onChange()
      }}
      label={
        <span>
          {`${text} `}
          <a href={urlTo(paths.privacy)}>{t('newsletter.policy')}</a>
        </span>
      }
    />
  )
}
