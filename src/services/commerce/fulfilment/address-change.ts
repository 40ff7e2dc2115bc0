import * as v from 'valibot'
import { parseVatNumber } from '#client/shared/commerce/vat/vat-number.ts'
import { compactZipCode } from '#client/shared/commerce/zip-code.ts'
import { isDueAnywhere, toUtcDay } from '#client/shared/law/duties.ts'
import { type CountryRow, salesPlace } from '../catalogue/countries/countries.ts'
import { decideTax } from '../catalogue/countries/tax.ts'
import { findTerritory, type Territory } from '../catalogue/countries/territories.ts'
import { addDeliveryOptions } from '../delivery/options.ts'
import { Batch } from '../lib/database.ts'
import { fail, type PlainFailure, type PlainOutcome } from '../lib/outcome.ts'
import { correctPurchase } from '../orders/corrected/purchase.ts'
import type { Order } from '../orders/storage.ts'
import { checkDeliveryAddress } from '../payments/check.ts'
import { loadReference } from '../selection/reference.ts'

const text = v.optional(v.nullable(v.string()), '')
const purchaseFields = v.object({
  address: v.object({ vatNumber: text }),
  shippingAddress: v.looseObject({
    country: v.optional(v.string(), ''),
    countryName: text,
    state: text,
    zipCode: text,
  }),
  shippingMethod: v.optional(v.string(), ''),
  deliveryDetails: v.optional(v.nullable(v.object({ pickupLocation: v.nullish(v.object({ point: text })) }))),
})

/**
 * Checks a new delivery address of an order, and returns it normalized. It must be in the same
 * country as the current address and, by today's rules, have the same tax and delivery price. The
 * chosen delivery method must also reach it. Fails with 406 for fields that are invalid in any
 * address.
 */
export async function checkNewAddress(
  db: D1Database,
  order: Order,
  texts: Record<string, string | undefined>,
  now: Date,
): Promise<PlainOutcome<Record<string, string>>> {
  const purchase = v.parse(purchaseFields, correctPurchase(order))
  const { country: code, countryName, state, zipCode } = purchase.shippingAddress
  const typed = Object.fromEntries(Object.entries(texts).flatMap(([field, entry]) => (entry ? [[field, entry]] : [])))
  if (typed.country && typed.country.toUpperCase() !== code)
    return fail(409, { country: `must stay ${code}: other countries have other prices and taxes` })
  const { countries, territories } = await loadReference(db)
  const country = countries.find(entry => entry.country === code)
  if (!country) return fail(409, { country: `the shop no longer has the country ${code}` })
  // The e-mail address is not part of the delivery address; `PUT …/email` changes it.
  const { address, errors } = await checkDeliveryAddress(
    { ...typed, country: code, email: order.email },
    country,
    state,
  )
  if (Object.keys(errors).length > 0) return fail(406, errors)
  const { email: _, ...fields } = address
  // Fields that the new address lacks must not keep the values of the current address.
  const blank = Object.keys(purchase.shippingAddress).map(field => [field, ''])
  const { email: _blank, ...stored } = { ...Object.fromEntries(blank), ...fields, countryName: countryName ?? '' }
  const zips = { from: compactZipCode(zipCode ?? '', code), to: compactZipCode(stored.zipCode ?? '', code) }
  const isCompany = parseVatNumber(purchase.address.vatNumber ?? '', code)?.startsWith(code) === true
  const refusal =
    refuseTax(country, isDueAnywhere('territories', toUtcDay(now)) ? territories : [], zips, isCompany) ??
    (await refuseOption(db, country, purchase.shippingMethod, zips)) ??
    (await refusePickupPoint(db, purchase.deliveryDetails?.pickupLocation?.point ?? '', zips))
  return refusal ?? { ok: true, value: stored }
}

/** The ZIP codes of the current address and of the new one, without spaces. */
interface ZipChange {
  from: string
  to: string
}

/** Refuses a ZIP code to which nothing is sent, or where the order would be taxed differently. */
function refuseTax(
  country: CountryRow,
  territories: Territory[],
  { from, to }: ZipChange,
  isCompany: boolean,
): PlainFailure | null {
  const [before, after] = [from, to].map(zip => findTerritory(territories, country.country, zip))
  if (after?.treatment === 'refuse') return fail(409, { zipCode: 'the shop sends nothing there' })
  const [taxBefore, taxAfter] = [before, after].map(territory => {
    const { treatment, vatTenths, due, limit, company } = decideTax(country, territory ?? null, isCompany)
    return JSON.stringify({ treatment, vatTenths, due, limit, company })
  })
  return taxBefore === taxAfter ? null : fail(409, { zipCode: 'the order would be taxed differently there' })
}

/** Refuses a ZIP code that the chosen widget option does not reach, or not at the same price. */
async function refuseOption(
  db: D1Database,
  country: CountryRow,
  method: string,
  { from, to }: ZipChange,
): Promise<PlainFailure | null> {
  if (!method.startsWith('widget-')) return null
  const place = salesPlace(country, null)
  const batch = new Batch(db)
  const readOptions = [from, to].map(zip => addDeliveryOptions(batch, place, zip, 'en'))
  await batch.run()
  const [before, after] = readOptions.map(read => read().find(({ shippingMethod }) => shippingMethod === method))
  if (!after) return fail(409, { zipCode: 'the delivery method does not go there' })
  const isSame = !before || (before.price === after.price && before.freeFrom === after.freeFrom)
  return isSame ? null : fail(409, { zipCode: 'delivery has a different price there' })
}

/** Refuses a ZIP code for which the chosen pick-up point is not offered. */
async function refusePickupPoint(db: D1Database, point: string, { to }: ZipChange): Promise<PlainFailure | null> {
  if (!point) return null
  const near = await db
    .prepare('SELECT near FROM pickup_points WHERE pickup_point = ?')
    .bind(point)
    .first<string>('near')
  return near === null || to.startsWith(near) ? null : fail(409, { zipCode: 'the pick-up point is too far from there' })
}
