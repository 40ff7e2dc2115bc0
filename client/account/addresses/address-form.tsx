import { useEffect, useRef, useState } from 'react'
import { type AddressField, addressLimits, isRequired } from '../../shared/commerce/address.ts'
import type { SavedAddress } from '../../shared/commerce/schema/addresses.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { useSelection } from '../../shared/hooks/use-selection.ts'
import { nameCountries } from '../../shared/purchase/countries.ts'
import type { PlainKey } from '../../shared/texts/translate.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { FormEnd } from '../form/form-end.tsx'
import type { Addresses } from './use-addresses.ts'

interface AddressFormProps {
  /** The address to change; undefined for a new address. */
  start?: SavedAddress | undefined
  save: Addresses['save']
  onSaved: () => void
  onCancel: () => void
}

/** A form for a new address, or for changing one. */
export function AddressForm({ start: initial, save, onSaved, onCancel }: AddressFormProps) {
  const { t, locale } = useLanguage()
  const { answer } = useSelection()
  const countries = nameCountries(locale, answer?.countries ?? [])
  const [country, setCountry] = useState(initial?.country ?? answer?.location.country ?? '')
  const states = countries.find(one => one.country === country)?.states ?? []
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { submit, field, isPending, failure } = useAccountForm({
    reasons,
    call: async (values, formData) => {
      const isDelivery = initial?.isDelivery || formData.has('isDelivery')
      const state = states.length > 0 ? values.state : ''
      await save({ ...initial, ...values, state, isDelivery, isInvoice: formData.has('isInvoice') })
      onSaved()
    },
  })
  const text = (name: Exclude<AddressField, 'email'>, autoComplete: string) => ({
    ...field(name),
    required: isRequired(name, country, false),
    autoComplete,
    defaultValue: initial?.[name],
    maxLength: addressLimits[name],
  })
  return (
    <form className="account-form" method="dialog" onSubmit={submit} noValidate ref={form}>
      <Field {...text('firstName', 'given-name')} label={t('field.firstName')} />
      <Field {...text('lastName', 'family-name')} label={t('field.lastName')} />
      <Field {...text('company', 'organization')} label={t('addresses.company')} />
      <Field {...text('address1', 'address-line1')} label={t('details.street')} />
      <Field {...text('address2', 'address-line2')} label={t('details.apartment')} />
      <Field {...text('zipCode', 'postal-code')} label={t('details.zipCode')} />
      <Field {...text('city', 'address-level2')} label={t('details.city')} />
      {states.length > 0 && (
        <Select
          {...field('state')}
          label={t('addresses.state')}
          autoComplete="address-level1"
          defaultValue={initial?.state}
        >
          <option value="" />
          {states.map(({ state, name }) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        {...field('country')}
        label={t('details.country')}
        autoComplete="country"
        value={country}
        onChange={event => setCountry(event.currentTarget.value)}
      >
        {!countries.some(one => one.country === country) && <option value={country}>{country}</option>}
        {countries.map(one => (
          <option key={one.country} value={one.country}>
            {one.name}
          </option>
        ))}
      </Select>
      <Field {...text('phoneNumber', 'tel')} type="tel" label={t('details.phone')} />
      {!initial?.isDelivery && <Checkbox name="isDelivery" label={t('addresses.useDelivery')} />}
      <Checkbox name="isInvoice" label={t('addresses.useInvoice')} defaultChecked={initial?.isInvoice} />
      <FormEnd isPending={isPending} label="addresses.save" busy="account.saving" failure={failure}>
        <Button look="quiet" onClick={onCancel}>
          {t('addresses.cancel')}
        </Button>
      </FormEnd>
    </form>
  )
}

const reasons: Partial<Record<string, PlainKey>> = {
  'addresses must be at most 20': 'addresses.full',
  'country not found': 'addresses.noCountry',
  'country required': 'addresses.noCountry',
}
