import type { AddressTexts } from '../../selection/state.ts'
import type { CollectedAddresses } from '../provider.ts'
import type { StripeSession } from './session.ts'

type Addressee = NonNullable<StripeSession['customer_details']>

/**
 * Reads the addresses that the buyer has entered on Stripe's page. `collected` is missing if the
 * page has not asked for an address. If the page has only asked for a shipping address, this is
 * also the billing address.
 */
export function readCollected({ customer_details: buyer, collected_information: collected }: StripeSession): {
  collected?: CollectedAddresses
} {
  const recipient = collected?.shipping_details
  if (!recipient?.address || !buyer) return {}
  const shippingAddress = toAddress({ ...recipient, email: buyer.email, phone: recipient.phone ?? buyer.phone })
  const hasOwnAddress = Boolean(buyer.address?.line1 && buyer.address.city)
  return {
    collected: {
      address: hasOwnAddress ? toAddress({ ...buyer, name: buyer.name ?? recipient.name }) : shippingAddress,
      shippingAddress,
    },
  }
}

function toAddress({ name, email, phone, address }: Addressee): AddressTexts {
  return {
    ...splitName(name ?? ''),
    email: email ?? '',
    phoneNumber: phone ?? '',
    address1: address?.line1 ?? '',
    address2: address?.line2 ?? '',
    zipCode: address?.postal_code ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    country: address?.country ?? '',
  }
}

/** Splits a name before its last word. A single word is taken as the last name. */
function splitName(name: string) {
  const words = name.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}
