import { addressFieldNames, addressLimits, isEmail, isRequired } from '#client/shared/commerce/address.ts'
import { decideTaxArea } from '../../catalogue/countries/tax.ts'
import { cleanAddress } from '../../lib/addresses/clean-address.ts'
import { addAddresses, type Snapshot } from '../../orders/snapshot.ts'
import { loadQuote, type Quote } from '../../selection/quote.ts'
import type { Shop } from '../../selection/session.ts'
import type { AddressTexts } from '../../selection/state.ts'
import type { CollectedAddresses } from '../provider.ts'

/**
 * Completes the snapshot of a payment with the addresses that its buyer entered on the provider's
 * page. `addressRefused` is set in the result, and no order is placed, if the shop does not deliver
 * to the address, or if the delivery method, tax or total for the address differ from what the
 * buyer was shown.
 */
export async function completeSnapshot(
  { db, providers }: Pick<Shop, 'db' | 'providers'>,
  { awaitsAddress, ...snapshot }: Snapshot,
  collected: CollectedAddresses | undefined,
): Promise<Snapshot> {
  if (!awaitsAddress) return snapshot
  const refused = (quote?: Snapshot): Snapshot => ({ ...(quote ?? snapshot), addressRefused: true })
  if (!collected) return refused()
  const { state, hasDeliveryWidget } = awaitsAddress
  const [address, shippingAddress] = [collected.address, collected.shippingAddress].map(clean)
  if (!address || !shippingAddress) return refused()
  const fields = { ...state.fields, shippingAddress }
  const shop = { db, providers, hasDeliveryWidget, now: new Date() }
  // Both selections are priced now, because prices may have changed since the payment began.
  const [shown, found] = await Promise.all([loadQuote(shop, state), loadQuote(shop, { ...state, fields })])
  const completed = addAddresses(snapshot, { address, shippingAddress }, found)
  const isDelivered = shippingAddress.country === state.place.country && hasRequired(shippingAddress)
  const isKnown = isEmail(address.email ?? '')
  return isDelivered && isKnown && hasSameTerms(shown, found) ? completed : refused(completed)
}

/**
 * Normalizes an address. Text that is too long for the shop is cut off, because the buyer has
 * already paid and can no longer correct it.
 */
function clean(texts: AddressTexts): AddressTexts {
  const cut = addressFieldNames.map(field => [field, (texts[field] ?? '').slice(0, addressLimits[field])])
  return cleanAddress(Object.fromEntries(cut), (texts.country ?? '').toUpperCase())
}

/** Whether an address has all fields that its delivery requires. */
const hasRequired = (address: AddressTexts) =>
  (['address1', 'zipCode', 'city'] as const).every(
    field => address[field] || !isRequired(field, address.country ?? '', true),
  )

/** Whether delivery method, tax and total are the same in both quotes. */
function hasSameTerms(shown: Quote, found: Quote): boolean {
  const describe = ({ totals, tax, country, shipping }: Quote) =>
    JSON.stringify([totals, tax, decideTaxArea(tax, country?.country ?? null), shipping?.shippingMethod])
  return found.refusal === '' && found.shipping !== null && describe(shown) === describe(found)
}
