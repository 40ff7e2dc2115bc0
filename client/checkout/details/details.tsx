import { Suspense, useState } from 'react'
import { readStored, storeCookie, writeStored } from '../../shared/browser/storage.ts'
import { type AddressField, noteLimits } from '../../shared/commerce/address.ts'
import type { SavedAddress } from '../../shared/commerce/schema/addresses.ts'
import type { Selection, SelectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useChoice } from '../../shared/hooks/use-choice.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { loadLater } from '../../shared/ui/fallback/later.ts'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { CheckoutFold } from '../checkout-fold.tsx'
import { isShipped } from '../delivery/shipped.ts'
import { type AddressKind, type CheckoutErrors, readAddressPart } from '../form-data.ts'
import { AccountOffer } from './account-offer.tsx'
import { AddressFieldset, CountryField } from './address-fields.tsx'
import { Buyer } from './buyer.tsx'
import type { Company } from './company-fields.tsx'
import { Gift } from './gift.tsx'
import { LoginOffer } from './login/login-offer.tsx'

type Filled = Exclude<AddressField, 'email' | 'company'>

/** The fields that a saved address fills. The country is first: it determines the states. */
const fields: readonly Filled[] = [
  'country',
  'state',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'zipCode',
  'city',
  'phoneNumber',
]

/** Fills one address of the form from a saved address. Returns the names of the filled fields. */
function fillPart(form: HTMLFormElement, part: AddressKind, address: SavedAddress): string[] {
  return fields.flatMap(name => {
    const field = form.elements.namedItem(`${part}.${name}`)
    if (field instanceof HTMLInputElement) field.value = address[name]
    if (field instanceof HTMLSelectElement && field.value !== address[name]) {
      field.value = address[name]
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return field ? [`${part}.${name}`] : []
  })
}

const SavedAddresses = loadLater(async () => (await import('./saved-addresses.tsx')).SavedAddresses)

interface DetailsProps {
  answer: SelectionAnswer
  /** The initial values of the form. */
  start: Selection
  errors: CheckoutErrors
  /** Called with the names of the edited field and of fields that depend on it. */
  onEdit: (...names: string[]) => void
  locked: boolean
  /** Called when the country has changed, which may also have changed the bag. */
  onMoved: (answer: SelectionAnswer) => void
  onLogin: (answer: SelectionAnswer) => void
}

/** Part one of the checkout: contact data and addresses. */
export function DetailsStep({ answer, start, errors, onEdit, locked, onMoved, onLogin }: DetailsProps) {
  const { t } = useLanguage()
  const shipsElsewhere =
    start.shippingAddress.address1 !== '' && start.shippingAddress.address1 !== start.address.address1
  const shipping = shipsElsewhere ? start.shippingAddress : start.address
  const [sameAddress, setSameAddress] = useState(!shipsElsewhere && readStored('checkbox:sameAddress') !== 'false')
  const [billing, setBilling] = useState(start.address)
  const [company, setCompany] = useState<Company>({ ...start.address, reference: start.buyerReference })
  const countryChange = useChange((to: { country: string; state?: string }) =>
    bagCommerce.setCountry(to.country, to.state),
  )
  const customer = answer.loggedIn?.email ?? ''
  const canShip = isShipped(answer)
  // If the shop does not deliver to the country, the shopper must first choose another country, so
  // the country field is at the top. It stays there after the choice.
  const [isCountryFirst] = useState(!canShip)
  const refusal = answer.selection?.refusal.text || (canShip ? '' : t('checkout.notShipped'))
  const refusedField = canShip ? 'shipping.zipCode' : 'shipping.country'
  const error = (name: string) => {
    const key = errors[name]
    return (name === refusedField && refusal) || (key && t(key))
  }
  const contact = (name: 'email' | 'phoneNumber') => ({
    name: `shipping.${name}`,
    defaultValue: shipping[name],
    error: error(`shipping.${name}`),
    onInput: () => onEdit(`shipping.${name}`),
  })
  const parts = { countries: answer.countries, error, onEdit }
  const country = answer.location.country ?? ''
  const moveTo = (country: string) =>
    countryChange.mutate(
      { country },
      {
        onSuccess: answer => {
          storeCookie('country', country)
          onMoved(answer)
        },
      },
    )
  const savedAddresses = (part: AddressKind) =>
    customer && (
      <Suspense>
        <SavedAddresses
          part={part}
          countries={answer.countries}
          onChoose={(address, form) => {
            onEdit(...fillPart(form, part, address))
            const reference = String(new FormData(form).get('buyer.reference') ?? start.buyerReference)
            if (address.company) setCompany({ ...address, reference })
          }}
        />
      </Suspense>
    )
  return (
    <section className="checkout-part" aria-labelledby="checkout-details" inert={locked}>
      <h2 id="checkout-details">{t('checkout.details')}</h2>
      {isCountryFirst && <CountryField {...parts} part="shipping" country={country} onCountry={moveTo} />}
      <LoginOffer customer={customer} onLogin={onLogin} />
      <Field
        {...contact('email')}
        label={t('checkout.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Buyer key={company.address} start={company} error={error} onEdit={onEdit} />
      {savedAddresses('shipping')}
      <AddressFieldset
        {...parts}
        part="shipping"
        start={shipping}
        hasCountry={!isCountryFirst}
        country={country}
        onCountry={moveTo}
        onState={(country, state) => countryChange.mutate({ country, state })}
      />
      {countryChange.isError && (
        <p className="notice notice-error" role="alert">
          {t('country.failed')}
        </p>
      )}
      <Field {...contact('phoneNumber')} label={t('checkout.phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <Checkbox
        name="sameAddress"
        label={t('checkout.sameAddress')}
        checked={sameAddress}
        onChange={event => {
          const { checked, form } = event.currentTarget
          // The current shipping address becomes the initial billing address.
          if (!checked && form && !shipsElsewhere)
            setBilling({ ...billing, ...readAddressPart(new FormData(form), 'shipping') })
          if (checked) onEdit(...Object.keys(errors).filter(name => name.startsWith('billing.')))
          setSameAddress(checked)
          writeStored('checkbox:sameAddress', String(checked))
        }}
      />
      {!sameAddress && (
        <fieldset className="checkout-billing">
          <legend>{t('checkout.billing')}</legend>
          {savedAddresses('billing')}
          <AddressFieldset {...parts} part="billing" start={billing} />
        </fieldset>
      )}
      <CheckoutFold title={t('checkout.addNote')} open={Boolean(start.additionalNotes || error('additionalNotes'))}>
        <Field
          multiline
          name="additionalNotes"
          label={t('checkout.note')}
          defaultValue={start.additionalNotes}
          maxLength={noteLimits.additionalNotes}
          error={error('additionalNotes')}
          onInput={() => onEdit('additionalNotes')}
        />
      </CheckoutFold>
      <TakeBack {...(answer.selection ?? start).takeBack} />
      <Gift start={start.giftMessage} error={error} onEdit={onEdit} />
      {!customer && <AccountOffer error={error} onEdit={onEdit} />}
    </section>
  )
}

/**
 * A checkbox for taking back an old lamp. If the shopper has no choice, only the text is shown,
 * which may be empty.
 */
function TakeBack({ choice, text }: Selection['takeBack']) {
  const { t } = useLanguage()
  const { shown, choose, failed } = useChoice(choice, takeBack =>
    bagCommerce.setPaymentFields({ additionalFields: { takeBack } }),
  )
  if (!choice) return text
  const isChosen = shown === 'chosen'
  return (
    <Checkbox
      label={text}
      checked={isChosen}
      error={failed ? t('checkout.shippingFailed') : undefined}
      onChange={() => choose(isChosen ? '' : 'chosen')}
    />
  )
}
