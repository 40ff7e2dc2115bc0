import { useRef } from 'react'
import { useLanguage } from '../i18n/use-translate.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { useRemembered } from '../use-remembered.ts'

const name = 'newsletterConsent'

/** The newsletter's consent, with the way to what is done with the address. */
export function Consent({ error, onChange }: { error?: string; onChange: () => void }) {
  const { t, urls } = useLanguage()
  const box = useRef<HTMLInputElement>(null)
  const remember = useRemembered(box, name)
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
          {t('newsletter.consent')} <a href={urls.info('privacy-policy')}>{t('newsletter.policy')}</a>
        </span>
      }
    />
  )
}
