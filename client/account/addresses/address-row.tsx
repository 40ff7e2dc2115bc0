import { useState } from 'react'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { formatCountryName } from '../../shared/commerce/country-name.ts'
import type { SavedAddress } from '../../shared/commerce/schema/addresses.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import type { Addresses } from './use-addresses.ts'

interface AddressRowProps {
  address: SavedAddress
  save: Addresses['save']
  onEdit: () => void
  onRemove: () => Promise<void>
}

/**
 * Shows an address and what it is used for, with buttons to change both. Removing the address needs
 * a second click to confirm.
 */
export function AddressRow({ address, save, onEdit, onRemove }: AddressRowProps) {
  const { t, locale } = useLanguage()
  const [isConfirming, setConfirming] = useState(false)
  const change = useMutation({ mutationFn: (work: () => Promise<void>) => work() })
  const { firstName, lastName, company, address1, address2, zipCode, city, country, phoneNumber } = address
  const { isDelivery, isInvoice } = address
  const name = `${firstName} ${lastName}`
  const lines = [
    company,
    address1,
    address2,
    `${zipCode} ${city}`,
    formatCountryName(locale, country, country),
    phoneNumber,
  ]
  const button = (label: string, onClick: () => void) => (
    <Button small look="quiet" loading={change.isPending} onClick={onClick}>
      {label} <span className="visually-hidden">{`${name}, ${address1}`}</span>
    </Button>
  )
  return (
    <li className="addresses-row">
      <div>
        <p className="addresses-name">{name}</p>
        {lines.filter(Boolean).map(line => (
          <p key={line}>{line}</p>
        ))}
        {(isDelivery || isInvoice) && (
          <p className="addresses-use">
            {[isDelivery && t('addresses.forDelivery'), isInvoice && t('addresses.forInvoice')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      <div className="addresses-buttons">
        {isConfirming ? (
          <>
            {button(t('addresses.removeNow'), () => change.mutate(onRemove))}
            {button(t('addresses.keep'), () => setConfirming(false))}
          </>
        ) : (
          <>
            {button(t('addresses.change'), onEdit)}
            {!isDelivery &&
              button(t('addresses.useDelivery'), () => change.mutate(() => save({ ...address, isDelivery: true })))}
            {!isInvoice &&
              button(t('addresses.useInvoice'), () => change.mutate(() => save({ ...address, isInvoice: true })))}
            {button(t('bag.remove'), () => setConfirming(true))}
          </>
        )}
      </div>
      <div role="alert">{change.isError && <p className="notice notice-error">{t('account.failed')}</p>}</div>
    </li>
  )
}
