import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { addressLimits, noteLimits } from '../../shared/commerce/address.ts'
import { findVatExample, parseVatNumber } from '../../shared/commerce/vat/vat-number.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Field } from '../../shared/ui/form/field.tsx'

/** Who buys, where that is a company. */
export interface Company {
  company: string
  vatNumber: string
  reference: string
  /** Of its address, by its ISO code. */
  country: string
  /** The saved address that it is from. */
  address?: string
}

interface CompanyFieldsProps {
  start: Company
  error: (name: string) => string | undefined
  onEdit: (name: string) => void
}

/** What a company adds to its details. The VAT number is checked when it is left. */
export function CompanyFields({ start, error, onEdit }: CompanyFieldsProps) {
  const { t } = useLanguage()
  const [vat, setVat] = useState({ text: start.vatNumber, country: start.country, isWrong: false })
  const loaded = useEffectEvent(() => onEdit('buyer.kind'))
  useEffect(() => loaded(), [])
  const example = findVatExample(vat.text, vat.country)
  const refused = example ? t('checkout.invalidVat', { example }) : t('checkout.invalidVatAnywhere')

  function checkVat({ currentTarget: { form, value: text } }: FocusEvent<HTMLInputElement>) {
    const billing = form?.elements.namedItem('billing.country') ?? form?.elements.namedItem('shipping.country')
    const country = billing instanceof HTMLSelectElement ? billing.value : ''
    setVat({ text, country, isWrong: text.trim() !== '' && parseVatNumber(text, country) === null })
  }

  return (
    <div className="checkout-choices">
      <Field
        name="buyer.company"
        label={t('checkout.company')}
        autoComplete="organization"
        required
        defaultValue={start.company}
        maxLength={addressLimits.company}
        error={error('buyer.company')}
        onInput={() => onEdit('buyer.company')}
      />
      <Field
        name="buyer.vatNumber"
        label={t('checkout.vatNumber')}
        hint={t('checkout.vatHint')}
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={start.vatNumber}
        maxLength={noteLimits.vatNumber}
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
        defaultValue={start.reference}
        maxLength={noteLimits.buyerReference}
        error={error('buyer.reference')}
        onInput={() => onEdit('buyer.reference')}
      />
    </div>
  )
}
