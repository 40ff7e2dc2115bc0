import type * as v from 'valibot'
import { parsePreferences } from '../delivery/details.ts'
import { isLanguage } from '../lib/languages.ts'
import { fail } from '../lib/outcome.ts'
import { texts } from '../lib/texts.ts'
import { findVoucher, findVoucherCode, findVoucherEnd } from '../vouchers/storage.ts'
import { changeSelection, type SelectionOutcome } from './change-selection.ts'
import type { SelectionChoices } from './changes/changes.ts'
import { type paymentFields, pickStoredFields } from './checkout-fields.ts'
import { loadQuote, loadSelectionLanguage } from './quote.ts'
import type { Shop } from './session.ts'
import { voucherMaximum } from './state.ts'
import type { PricedSelection } from './view/view.ts'

async function choose(shop: Shop, choices: SelectionChoices, options = {}) {
  // If the selection has been bought in the meantime, loading it completes the purchase first.
  await shop.session.load()
  return changeSelection(shop, { type: 'choose', choices }, options)
}

export async function chooseLanguage(shop: Shop, language: string): Promise<SelectionOutcome<PricedSelection>> {
  return isLanguage(language) ? choose(shop, { language }) : fail(404, { language: 'not found' })
}

export async function chooseShipping(shop: Shop, shippingMethod: string): Promise<SelectionOutcome<PricedSelection>> {
  const { shippingMethods } = await loadQuote(shop, await shop.session.load())
  const isKnown = shippingMethods.some(method => method.shippingMethod === shippingMethod)
  if (isKnown) return changeSelection(shop, { type: 'choose', choices: { shippingMethod } })
  return fail(404, { shippingMethod: 'not found' })
}

export async function choosePayment(shop: Shop, paymentMethod: string): Promise<SelectionOutcome<PricedSelection>> {
  const isKnown = shop.providers.some(provider => provider.paymentMethod === paymentMethod)
  return isKnown ? choose(shop, { paymentMethod }) : fail(404, { paymentMethod: 'not found' })
}

/** Stores the checkout's fields, the pick-up point and the choices in the delivery widget. */
export async function saveFields(shop: Shop, fields: v.InferOutput<typeof paymentFields>) {
  const { language, additionalFields } = fields
  const choices = {
    ...(isLanguage(language) ? { language } : {}),
    ...parsePreferences(additionalFields, shop),
    fields: pickStoredFields(fields),
  }
  // For a choice in the widget, the checkout script sends this event (docs/api/checkout.json).
  const chosenInWidget = additionalFields.event === 'ingrid_v2_shipping_option_changed'
  return choose(shop, choices, { chosenInWidget })
}

export async function addVoucher(shop: Shop, code: string): Promise<SelectionOutcome<PricedSelection>> {
  const { place } = await shop.session.load()
  const voucher = await findVoucher(shop.db, code, place.priceList)
  const t = texts[await loadSelectionLanguage(shop)].voucher
  if (!voucher) {
    const end = await findVoucherEnd(shop.db, code)
    return end ? { ...noVoucher, messages: [t[end]] } : noVoucher
  }
  const added = await changeSelection(shop, { type: 'addVoucher', voucher: voucher.voucher })
  return added.ok || !added.errors.voucher ? added : { ...added, messages: [t.tooMany(voucherMaximum)] }
}

/** Removes one voucher, or all vouchers if `code` is undefined. */
export async function removeVoucher(shop: Shop, code: string | undefined): Promise<SelectionOutcome<PricedSelection>> {
  if (code === undefined) {
    const { vouchers } = await shop.session.load()
    return changeSelection(shop, { type: 'removeVouchers', vouchers })
  }
  const voucher = await findVoucherCode(shop.db, code)
  if (!voucher) return noVoucher
  await shop.session.load()
  return changeSelection(shop, { type: 'removeVouchers', vouchers: [voucher] })
}

const noVoucher = fail(404, { voucher: 'not found' })
