import type { Customer } from '../../shared/commerce/schema/customer.ts'
import { selectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { cacheSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { useSelection } from '../../shared/hooks/use-selection.ts'
import { nameCountries } from '../../shared/purchase/countries.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { FormEnd } from '../form/form-end.tsx'
import { SavedMessage } from '../form/saved.tsx'

/**
 * Maximum lengths in characters, as in the commerce service. They are repeated here because
 * importing the service's list would also load the checkout's rules for addresses.
 */
const maxCharacters = {
  firstName: 60,
  lastName: 60,
  phoneNumber: 30,
  address1: 100,
  address2: 100,
  zipCode: 20,
  city: 60,
}
type TextName = keyof typeof maxCharacters

interface DetailsFormProps {
  customer: Customer
  /**
   * Whether to show address fields. True if the platform stores a single address with the
   * customer's details.
   */
  hasAddress: boolean
}

/**
 * A form for the customer's name, phone number and newsletter choice. On some platforms it also
 * contains the address.
 */
export function DetailsForm({ customer, hasAddress }: DetailsFormProps) {
  const { t, locale } = useLanguage()
  const countries = nameCountries(locale, useSelection().answer?.countries ?? [])
  const { submit, field, isPending, isSuccess, failure } = useAccountForm({
    call: async (values, form) => {
      // The stored state (a region) belongs to the previous country, so a new country clears it.
      const state = values.country === undefined || values.country === customer.country ? {} : { state: '' }
      const details = { ...values, ...state, newsletter: form.has('newsletter') }
      cacheSelection(await bagCommerce.call('PUT', 'customer/update', selectionAnswer, details))
    },
  })
  const text = (name: TextName, autoComplete: string) => ({
    ...field(name),
    required: false,
    autoComplete,
    defaultValue: customer[name],
    maxLength: maxCharacters[name],
  })
  const { onInput } = field('newsletter')
  return (
    <form className="account-form" method="dialog" onSubmit={submit} noValidate>
      <Field {...text('firstName', 'given-name')} required label={t('field.firstName')} />
      <Field {...text('lastName', 'family-name')} required label={t('field.lastName')} />
      <Field {...text('phoneNumber', 'tel')} type="tel" label={t('details.phone')} />
      {hasAddress && (
        <>
          <Field {...text('address1', 'address-line1')} label={t('details.street')} />
          <Field {...text('address2', 'address-line2')} label={t('details.apartment')} />
          <Field {...text('zipCode', 'postal-code')} label={t('details.zipCode')} />
          <Field {...text('city', 'address-level2')} label={t('details.city')} />
          <Select
            name="country"
            label={t('details.country')}
            autoComplete="country"
            defaultValue={customer.country}
            onInput={onInput}
          >
            <option value="" />
            {countries.map(({ country, name }) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
          </Select>
        </>
      )}
      <Checkbox
        name="newsletter"
        label={t('account.newsletter')}
        defaultChecked={customer.newsletter}
        onInput={onInput}
      />
      <SavedMessage shown={isSuccess} text="details.saved" />
      <FormEnd isPending={isPending} label="details.save" busy="account.saving" failure={failure} />
    </form>
  )
}
