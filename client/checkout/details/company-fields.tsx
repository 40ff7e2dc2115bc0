import { type FocusEvent, useState } from 'react'
import { addressLimits, noteLimits } from '../../commerce/address.ts'
import type { Selection } from '../../commerce/schema/selection.ts'
import { vatExample, vatNumberOf } from '../../commerce/vat/vat-number.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Field } from '../../ui/form/field.tsx'

interface CompanyFieldsProps {
  start: Selection
  error: (name: string) => string | undefined
  onEdit: (name: string) => void
}

/** What a company adds to its details. The VAT number is checked when it is left. */
export function CompanyFields({ start, error, onEdit }: CompanyFieldsProps) {
  const { t } = useLanguage()
  const [vat, setVat] = useState({ text: start.address.vatNumber, country: start.address.country, isWrong: false })
  const example = vatExample(vat.text, vat.country)
  const refused = example ? t('checkout.invalidVat', { example }) : t('checkout.invalidVatAnywhere')

  function checkVat({ currentTarget: { form, value: text } }: FocusEvent<HTMLInputElement>) {
    const billing = form?.elements.namedItem('billing.country') ?? form?.elements.namedItem('shipping.country')
    const country = billing instanceof HTMLSelectElement ? billing.value : ''
    setVat({ text, country, isWrong: text.trim() !== '' && vatNumberOf(text, country) === null })
  }

  return (
    <div className="address-fields">
      <Field
        name="buyer.company"
        label={t('checkout.company')}
        autoComplete="organization"
        required
        defaultValue={start.address.company}
        maxLength={addressLimits.company}
        error={error('buyer.company')}
        onInput={() => onEdit('buyer.company')}
      />
      <Field
        name="buyer.vatNumber"
        label={t('checkout.vatNumber')}
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={start.address.vatNumber}
        maxLength={20}
        error={vat.isWrong || error('buyer.vatNumber') ? refused : undefined}
        onInput={() => {
          setVat({ ...vat, isWrong: false })
          onEdit('buyer.vatNumber')
        }}
        onBlur={checkVat}
      />
      <Field
        name="buyer.reference"
        label={t('checkout.reference')}
        hint={t('checkout.referenceHint')}
        defaultValue={start.buyerReference}
        maxLength={noteLimits.buyerReference}
        error={error('buyer.reference')}
        onInput={() => onEdit('buyer.reference')}
      />
    </div>
  )
}
