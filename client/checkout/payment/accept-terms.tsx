import { useRef } from 'react'
import * as paths from '../../paths.ts'
import { useStoredCheckbox } from '../../shared/browser/use-stored-checkbox.ts'
import type { PlainKey } from '../../shared/texts/translate.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'

/** The checkbox for the terms, and links to what the buyer agrees to. */
export function AcceptTerms({ error, onEdit }: { error: PlainKey | undefined; onEdit: (name: 'terms') => void }) {
  const { t, urlTo } = useLanguage()
  const terms = useRef<HTMLInputElement>(null)
  const remember = useStoredCheckbox(terms, 'terms')
  return (
    <>
      <Checkbox
        ref={terms}
        name="terms"
        label={t('checkout.acceptTerms')}
        error={error && t(error)}
        onChange={() => {
          remember()
          onEdit('terms')
        }}
      />
      <p className="checkout-terms">
        {(
          [
            [paths.terms, 'checkout.readTerms'],
            [paths.privacy, 'checkout.privacy'],
            [paths.contact, 'checkout.contact'],
          ] as const
        ).map(([path, text]) => (
          <a key={path} href={urlTo(path)} target="_blank" rel="noopener">
            {t(text)}
          </a>
        ))}
      </p>
    </>
  )
}
