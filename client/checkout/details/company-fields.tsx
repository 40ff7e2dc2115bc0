import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { addressLimits, noteLimits } from '../../shared/commerce/address.ts'
import { findVatExample, parseVatNumber } from '../../shared/commerce/vat/vat-number.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Field } from '../../shared/ui/form/field.tsx'

/** The details of a company that buys something. */
export interface Company {
  company: string
  vatNumber: string
  reference: string
  /** The country of the company's address, an ISO code. */
  country: string
  /** The id of the saved address from which the details were copied, if any. */
  address?: string
}

interface CompanyFieldsProps {
  start: Company
  error: (name: string) => string | undefined
  onEdit: (name: string) => void
}

/**
 * The additional fields for a company. The VAT number is checked when its field loses the focus.
 */
export function CompanyFields({ start, error, onEdit }: CompanyFieldsProps) {
  const { t } = useLanguage()
  const [vat, setVat] = useState({ text: start.vatNumber, country: start.country, isWrong: false })
  const loaded = useEffectEvent(() => onEdit('buyer.kind'))
  useEffect(() => loaded(), [])
  const example = findVatExample(vat.text, vat.country)
  const vatError = example ? t('checkout.invalidVat', { example }) : t('checkout.invalidVatAnywhere')

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
        error={vat.isWrong || error('buyer.vatNumber') ? vatError : undefined}
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
