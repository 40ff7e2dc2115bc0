import { useQuery } from '../../shared/browser/use-query.ts'
import { formatAddressLines } from '../../shared/commerce/address-lines.ts'
import { hasNoCall } from '../../shared/commerce/has-no-call.ts'
import { addressesAnswer, type SavedAddress } from '../../shared/commerce/schema/addresses.ts'
import type { Country } from '../../shared/commerce/schema/place.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Select } from '../../shared/ui/form/select.tsx'
import type { AddressKind } from '../form-data.ts'

interface SavedAddressesProps {
  part: AddressKind
  /** Only addresses in these countries are offered. */
  countries: Country[]
  onChoose: (address: SavedAddress, form: HTMLFormElement) => void
}

/**
 * A select with the customer's saved addresses, which fills one address of the form. Renders
 * nothing if there are none.
 */
export function SavedAddresses({ part, countries, onChoose }: SavedAddressesProps) {
  const { t } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['addresses'],
    queryFn: async () => (await bagCommerce.call('GET', 'customer/addresses', addressesAnswer)).addresses,
    retry: (count, failed) => count < 2 && !hasNoCall(failed),
    staleTime: 0,
  })
  const findCountryName = (code: string) => countries.find(one => one.country === code)?.name
  const offered = data.filter(({ country }) => findCountryName(country))
  if (offered.length === 0) return null
  return (
    <Select
      name={`${part}.saved`}
      label={t('checkout.savedAddress')}
      defaultValue=""
      onChange={({ currentTarget: { form, value } }) => {
        const chosen = offered.find(({ address }) => address === value)
        if (chosen && form) onChoose(chosen, form)
      }}
    >
      <option value="">{t('checkout.chooseAddress')}</option>
      {offered.map(one => (
        <option key={one.address} value={one.address}>
          {formatAddressLines({ ...one, email: '', countryName: '' }, findCountryName(one.country) ?? '').join(', ')}
        </option>
      ))}
    </Select>
  )
}
