import type { Offer, SalesPlace } from '../../catalogue/countries/place.ts'
import { lineMaximum } from '../../catalogue/countries/place.ts'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import {
  type AddressTexts,
  bagMaximum,
  type Changed,
  createSelection,
  type LineNotes,
  type SelectionState,
  type StoredLine,
  type UnavailableItem,
  voucherMaximum,
} from '../state.ts'

export const isSoldIn = ({ markets, priceLists }: Offer, { market, priceList }: SalesPlace) =>
  markets.includes(market) && priceLists.includes(priceList)

/**
 * Adds pieces of an item to its line. An item without a line gets one with the id `line`. New notes
 * replace the line's old ones. If stock is too low, the line gets the available quantity, and the
 * rest is reported in `unavailable`.
 */
export function addItemLine(
  state: SelectionState,
  offer: Offer,
  quantity: number,
  line: string,
  notes: LineNotes = {},
): PlainOutcome<Changed> {
  if (!isSoldIn(offer, state.place)) return fail(412, { item: 'not sold in this country' })
  const present = state.lines.find(({ item }) => item === offer.item)
  if (!present && state.lines.length >= bagMaximum) {
    return fail(412, { quantity: `a selection has at most ${bagMaximum} lines` })
  }
  const target = { ...(present ?? { line, item: offer.item, quantity: 0 }), ...notes }
  const lines = present ? state.lines.map(entry => (entry === present ? target : entry)) : [...state.lines, target]
  const wanted = target.quantity + quantity
  return resize({ ...state, lines }, target, wanted, { available: offer.stock, isSold: true })
}

/**
 * Sets a line's quantity or, if `relative`, adds `quantity` to it. A result of 0 or less removes
 * the line. `stock` has the available quantity of each item that is sold.
 */
export function setLineQuantity(
  state: SelectionState,
  { line, quantity, relative }: { line: string; quantity: number; relative: boolean },
  stock: Record<string, number>,
): PlainOutcome<Changed> {
  const target = state.lines.find(entry => entry.line === line)
  if (!target) return fail(404, { line: 'not found' })
  const wanted = relative ? target.quantity + quantity : quantity
  // A lower quantity is not checked against the stock, because the payment checks it anyway.
  const available = wanted <= target.quantity ? wanted : (stock[target.item] ?? 0)
  return resize(state, target, wanted, { available, isSold: target.item in stock })
}

/** Lowers every line to its available quantity, and removes items that are no longer sold. */
export function correctLines(state: SelectionState, stock: Record<string, number>): Changed {
  const short = state.lines.filter(({ item, quantity }) => quantity > (stock[item] ?? 0))
  if (short.length === 0) return { state, unavailable: [] }
  const lines = state.lines.map(line => ({ ...line, quantity: Math.min(line.quantity, stock[line.item] ?? 0) }))
  return {
    state: { ...state, lines: lines.filter(({ quantity }) => quantity > 0) },
    unavailable: short.map(({ item, quantity }) =>
      describeShortage(item, quantity, { available: stock[item] ?? 0, isSold: item in stock }),
    ),
  }
}

/**
 * Moves the selection to another place. Lines of `unavailable` items are removed. If the market
 * changes, the chosen shipping method is forgotten.
 */
export function setPlace(state: SelectionState, place: SalesPlace, unavailable: string[]): Changed {
  const dropped = state.lines.filter(({ item }) => unavailable.includes(item))
  const lines = state.lines.filter(line => !dropped.includes(line))
  const { address, shippingAddress } = state.fields
  const fields = { ...state.fields, address: withoutCountry(address), shippingAddress: withoutCountry(shippingAddress) }
  return {
    state: {
      ...state,
      place,
      lines,
      ...(place.country === state.place.country ? {} : { fields, delivery: {} }),
      shippingMethod: place.market === state.place.market ? state.shippingMethod : null,
    },
    unavailable: dropped.map(({ item, quantity }) => describeShortage(item, quantity, { available: 0, isSold: false })),
  }
}

/** Removes country and state from an address, because they belong to the previous place. */
const withoutCountry = ({ country: _country, state: _state, ...texts }: AddressTexts): AddressTexts => texts

export function addVoucherCode(state: SelectionState, voucher: string): PlainOutcome<Changed> {
  if (state.vouchers.includes(voucher)) return { ok: true, value: { state, unavailable: [] } }
  if (state.vouchers.length >= voucherMaximum) return fail(412, { voucher: 'too many vouchers' })
  return { ok: true, value: { state: { ...state, vouchers: [...state.vouchers, voucher] }, unavailable: [] } }
}

/**
 * Completes a purchase: removes the purchased quantities, and gives the selection the id `next`.
 * Goods that were added after the payment started stay in the selection. A repeated call changes
 * nothing.
 */
export function completePurchase(
  state: SelectionState,
  { selection, order, lines, next }: { selection: string; order: string; lines: StoredLine[]; next: string },
): Changed {
  if (state.id !== selection) return { state, unavailable: [] }
  const findPurchased = (line: string) => lines.find(entry => entry.line === line)?.quantity ?? 0
  const left = state.lines.map(line => ({ ...line, quantity: line.quantity - findPurchased(line.line) }))
  const { place, language, fields, shippingMethod, delivery = {} } = state
  const after = createSelection(next, place)
  return {
    state: {
      ...after,
      language,
      // The same buyer's next purchase starts with the same shipping method and delivery choices.
      shippingMethod,
      delivery,
      lines: left.filter(({ quantity }) => quantity > 0),
      fields: {
        ...fields,
        additionalNotes: '',
        giftMessage: '',
        buyerReference: '',
        takeBack: false,
        newsletter: false,
      },
      lastPurchase: { selection, order },
    },
    unavailable: [],
  }
}

/** The available quantity of an item, and whether the item is still sold in this place. */
interface Supply {
  available: number
  isSold: boolean
}

function resize(state: SelectionState, target: StoredLine, wanted: number, supply: Supply): PlainOutcome<Changed> {
  if (wanted > lineMaximum) return fail(406, { quantity: `must be at most ${lineMaximum}` })
  const quantity = Math.max(0, Math.min(wanted, supply.available))
  const lines = state.lines.map(line => (line.line === target.line ? { ...line, quantity } : line))
  const unavailable =
    quantity < wanted ? [describeShortage(target.item, wanted, { ...supply, available: quantity })] : []
  return { ok: true, value: { state: { ...state, lines: lines.filter(line => line.quantity > 0) }, unavailable } }
}

const describeShortage = (item: string, originalQuantity: number, { available, isSold }: Supply): UnavailableItem => ({
  item,
  product: item.slice(0, item.lastIndexOf('-')),
  originalQuantity,
  unavailable: originalQuantity - available,
  available,
  ...(!isSold && { withdrawn: true }),
})
