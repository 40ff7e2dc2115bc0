import { useState } from 'react'
import { type AddressField, addressLimits, isRequired } from '../../shared/commerce/address.ts'
import type { Country } from '../../shared/commerce/schema/place.ts'
import type { Address } from '../../shared/commerce/schema/selection.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Field } from '../../shared/ui/form/field.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import type { AddressKind } from '../form-data.ts'

interface AddressFieldsProps {
  part: AddressKind
  start: Address
  countries: Country[]
  /** The chosen country, if the parent controls it; otherwise this component stores it. */
  country?: string
  /** False if the country is chosen elsewhere in the form. Default: true. */
  hasCountry?: boolean
  onCountry?: (country: string) => void
  /** Called when a state was chosen. `state` is empty if the choice was removed. */
  onState?: (country: string, state: string) => void
  error: (name: string) => string | undefined
  /** Called with the names of the edited field and of fields that depend on it. */
  onEdit: (...names: string[]) => void
}

/** The fields of one address, with `autocomplete` names for the browser's autofill. */
export function AddressFieldset(props: AddressFieldsProps) {
  const { part, start, countries, country, hasCountry = true, onCountry, onState, error, onEdit } = props
  const { t } = useLanguage()
  const [ownCountry, setOwn] = useState(start.country || countries[0]?.country || '')
  const chosen = country ?? ownCountry
  const states = countries.find(one => one.country === chosen)?.states ?? []
  const field = (name: AddressField, autoComplete: string) => ({
    name: `${part}.${name}`,
    error: error(`${part}.${name}`),
    autoComplete: `${part} ${autoComplete}`,
    required: isRequired(name, chosen, part === 'shipping'),
    onInput: () => onEdit(`${part}.${name}`),
  })
  const text = (name: AddressField, autoComplete: string) => ({
    ...field(name, autoComplete),
    defaultValue: start[name],
    maxLength: addressLimits[name],
  })
  return (
    <div className="address-fields">
      <Field {...text('firstName', 'given-name')} label={t('field.firstName')} />
      <Field {...text('lastName', 'family-name')} label={t('field.lastName')} />
      <Field {...text('address1', 'address-line1')} label={t('checkout.street')} />
      <Field {...text('address2', 'address-line2')} label={t('checkout.apartment')} />
      <Field {...text('zipCode', 'postal-code')} label={t('checkout.zipCode')} />
      <Field {...text('city', 'address-level2')} label={t('checkout.city')} />
      {states.length > 0 && (
        <Select
          {...field('state', 'address-level1')}
          label={t('checkout.state')}
          required
          defaultValue={start.state}
          onChange={event => onState?.(chosen, event.currentTarget.value)}
        >
          <option value="" />
          {states.map(({ state, name }) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {hasCountry && (
        <CountryField
          {...{ part, countries, error, onEdit }}
          country={chosen}
          onCountry={value => {
            setOwn(value)
            onCountry?.(value)
          }}
        />
      )}
    </div>
  )
}

type CountryFieldProps = Pick<AddressFieldsProps, 'part' | 'countries' | 'error' | 'onEdit'> & {
  country: string
  onCountry: (country: string) => void
}

/** A select with the countries that the shop delivers to, with their currency. */
export function CountryField({ part, countries, country, onCountry, error, onEdit }: CountryFieldProps) {
  const { t } = useLanguage()
  return (
    <Select
      name={`${part}.country`}
      error={error(`${part}.country`)}
      autoComplete={`${part} country`}
      required
      label={t('checkout.country')}
      value={country}
      onChange={event => {
        // Removes errors that the rules of the previous country caused.
        onEdit(`${part}.zipCode`, `${part}.state`, `${part}.phoneNumber`, `${part}.country`)
        onCountry(event.currentTarget.value)
      }}
    >
      {/* If the shop does not deliver to the visitor's country, an empty option is selected. */}
      {!countries.some(one => one.country === country) && <option value={country} />}
      {countries.map(one => (
        <option key={one.country} value={one.country}>
          {one.name} ({one.currency})
        </option>
      ))}
    </Select>
  )
}
