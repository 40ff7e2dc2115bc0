import { lineMaximum } from '../../catalogue/countries/place.ts'
import { type SelectionState, voucherMaximum } from '../state.ts'

/**
 * How many ids of merged selections are kept. They prevent a retried login from merging the same
 * selection twice.
 */
const maxMerged = 20

/**
 * Merges a visitor's selection into the customer's saved one. If both contain the same item, the
 * two quantities are added, up to the maximum for a line. Stock is only checked at payment. Country
 * and language are the visitor's, because the pages already show those. If the visitor has started
 * a payment, the result has the ids of the visitor's selection and lines, so that the payment stays
 * valid.
 */
export function mergeSelections(saved: SelectionState, guest: SelectionState): SelectionState {
  if (saved.merged?.includes(guest.id)) return saved
  const [first, second] = guest.paymentStarted ? [guest, saved] : [saved, guest]
  const isSameMarket = saved.place.market === guest.place.market
  return {
    ...saved,
    id: first.id,
    place: guest.place,
    language: guest.language ?? saved.language,
    lines: mergeLines(first.lines, second.lines),
    vouchers: [...new Set([...guest.vouchers, ...saved.vouchers])].slice(0, voucherMaximum),
    shippingMethod: guest.shippingMethod ?? (isSameMarket ? saved.shippingMethod : null),
    paymentMethod: guest.paymentMethod ?? saved.paymentMethod,
    fields: mergeTyped(saved, guest),
    delivery: { ...(isSameCountry(saved, guest) ? saved.delivery : {}), ...guest.delivery },
    paymentStarted: first.paymentStarted,
    lastPurchase: guest.lastPurchase ?? saved.lastPurchase,
    merged: [...(saved.merged ?? []), guest.id].slice(-maxMerged),
  }
}

type Lines = SelectionState['lines']

function mergeLines(first: Lines, second: Lines): Lines {
  const more = new Map(second.map(({ item, quantity }) => [item, quantity]))
  const items = new Set(first.map(({ item }) => item))
  return [
    ...first.map(line => ({ ...line, quantity: Math.min(lineMaximum, line.quantity + (more.get(line.item) ?? 0)) })),
    ...second.filter(({ item }) => !items.has(item)),
  ]
}

const isSameCountry = (saved: SelectionState, guest: SelectionState) => saved.place.country === guest.place.country

/**
 * Merges the checkout's fields. The visitor's fields replace stored ones. The stored country and
 * state are dropped if the visitor is in a different country.
 */
function mergeTyped(stored: SelectionState, guest: SelectionState): SelectionState['fields'] {
  const saved = stored.fields
  const typed = guest.fields
  const isLocal = isSameCountry(stored, guest)
  const merge = (fromSaved: Record<string, string>, fromVisitor: Record<string, string>) => {
    const { country: _country, state: _state, ...texts } = fromSaved
    return { ...(isLocal ? fromSaved : texts), ...nonEmpty(fromVisitor) }
  }
  return {
    address: merge(saved.address, typed.address),
    shippingAddress: merge(saved.shippingAddress, typed.shippingAddress),
    additionalNotes: typed.additionalNotes || saved.additionalNotes,
    giftMessage: typed.giftMessage || saved.giftMessage || '',
    buyerReference: typed.buyerReference || saved.buyerReference || '',
    takeBack: typed.takeBack ?? saved.takeBack ?? false,
    paymentReturnPage: typed.paymentReturnPage || saved.paymentReturnPage,
    paymentFailedPage: typed.paymentFailedPage || saved.paymentFailedPage,
    ...(typed.newsletter === undefined ? {} : { newsletter: typed.newsletter }),
  }
}

const nonEmpty = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
