import * as v from 'valibot'
import { openHours } from '#client/shared/commerce/delivery/hours.ts'
import { duesOnArrival, parseZipRanges, treatments } from '../../catalogue/countries/territories.ts'
import { deliveryTypes } from '../../delivery/options.ts'
import { isCountry } from '../../lib/addresses/address-checks.ts'
import { languageCodes } from '../../lib/languages.ts'
import { amount, operatorLine } from '../http.ts'
import { eachLanguage } from '../products/fields.ts'
import { boundedList, currencyCode, requiredText, trueOrFalse } from './parts.ts'
import { registrations, taxRule } from './tax-fields.ts'

const number = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(999_999_999, 'must be at most 999999999'),
)
const country = v.pipe(
  v.string('must be a code'),
  v.regex(/^[A-Z]{2}$/, 'must be two capital letters, as in ISO 3166-1'),
  v.check(isCountry, 'must be a country code from ISO 3166-1'),
)

const priceList = v.strictObject(
  {
    pricelist: number,
    name: requiredText(60),
    currency: currencyCode,
    /** Whether whole amounts are written without decimals. */
    whole: v.optional(trueOrFalse, false),
  },
  'must be { pricelist, name, currency, whole? }',
)

const state = v.strictObject({ state: requiredText(10), name: requiredText(60) }, 'must be { state, name }')

/** The schema of a percentage with at most one decimal. */
const percent = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(100, 'must be at most 100'),
  v.check(value => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'must have at most one decimal'),
)
const due = v.picklist(duesOnArrival, `must be one of ${duesOnArrival.join(', ')}`)

const countryFields = v.strictObject(
  {
    country,
    name: eachLanguage(60),
    eu: trueOrFalse,
    shipTo: trueOrFalse,
    market: number,
    pricelist: number,
    language: v.picklist(languageCodes, `must be one of ${languageCodes.join(', ')}`),
    /** The tax that the country's prices include, in percent. */
    vat: percent,
    /** What the recipient pays on arrival when tax is deducted. Default: the stored value. */
    due: v.optional(due),
    /** Default for `taxRule` and `registrations`: the stored values. */
    taxRule: v.optional(taxRule),
    registrations: v.optional(registrations),
    states: boundedList(state, 100),
  },
  'must be { country, name, eu, shipTo, market, pricelist, language, vat, due?, taxRule?, registrations?, states? }',
)

const territory = v.strictObject(
  {
    country,
    zips: v.pipe(
      requiredText(200),
      v.regex(/^[A-Z\d]+(-[A-Z\d]+)?( [A-Z\d]+(-[A-Z\d]+)?)*$/, 'must be beginnings of ZIP codes, such as 971-974 976'),
      v.check(
        zips => parseZipRanges(zips).every(({ from, to }) => from.length === to.length && from <= to),
        'must have ranges of the same length, the lower first',
      ),
    ),
    /** The name as it appears in a sentence: `the Isle of Man`. */
    name: eachLanguage(60),
    treatment: v.picklist(treatments, `must be one of ${treatments.join(', ')}`),
    /** For `charge`: the tax that prices include, in percent. Null means the country's tax. */
    vat: v.optional(v.nullable(percent), null),
    /** For `deduct`: what the recipient pays on arrival. */
    due: v.optional(due, 'possible'),
  },
  'must be { country, zips, name, treatment, vat?, due? }',
)

/** Fields of a delivery price. Amounts are in major units, tax included. */
const shippingPrice = {
  pricelist: number,
  name: eachLanguage(60),
  price: v.union([v.pipe(v.literal(0)), amount], 'must be an amount'),
  freeFrom: v.optional(v.nullable(amount), null),
}

const day = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(365, 'must be at most 365'),
)

const degrees = (max: number) =>
  v.pipe(
    v.number('must be a number'),
    v.minValue(-max, `must be ${-max} or more`),
    v.maxValue(max, `must be at most ${max}`),
  )
const place = { latitude: degrees(90), longitude: degrees(180) }
/** Coordinates in degrees. Null means unknown. */
const optionalPlace = {
  latitude: v.optional(v.nullable(place.latitude), null),
  longitude: v.optional(v.nullable(place.longitude), null),
}

/** Working days until a parcel arrives. Null means unknown. */
const days = v.optional(
  v.nullable(
    v.pipe(
      v.strictObject({ from: day, to: day }, 'must be { from, to }'),
      v.check(({ from, to }) => from <= to, 'must not end before it begins'),
    ),
  ),
  null,
)

/**
 * The setup: where the shop sells, and how it delivers. `PUT setup` replaces all of it, and GET
 * returns it. Visitors from a country get its market and price list. A shipping method is offered
 * in one market with one price list.
 */
export const setupFields = v.strictObject(
  {
    pricelists: boundedList(priceList, 100),
    countries: boundedList(countryFields, 300),
    /** Parts of countries, by ZIP code, with their own rules. Default: the stored territories. */
    territories: v.optional(v.pipe(v.array(territory, 'must be a list'), v.maxLength(500, 'must be at most 500'))),
    /** Sorted as shoppers see them. The first method of a market is preselected. */
    shippingMethods: boundedList(
      v.strictObject({
        shippingMethod: requiredText(40),
        market: number,
        ...shippingPrice,
        days,
        /** Whether the shopper chooses a pick-up point. */
        pickup: v.optional(trueOrFalse, false),
      }),
      500,
    ),
    /** Prices of the delivery widget for ZIP codes beginning with `zip`. The longest `zip` wins. */
    deliveryPrices: boundedList(
      v.strictObject({
        type: v.picklist(deliveryTypes, `must be one of ${deliveryTypes.join(', ')}`),
        zip: v.optional(operatorLine(10), ''),
        ...shippingPrice,
      }),
      2000,
    ),
    pickupPoints: boundedList(
      v.strictObject({
        pickupPoint: requiredText(40),
        country,
        near: v.optional(operatorLine(10), ''),
        name: requiredText(100),
        address1: requiredText(100),
        zipCode: requiredText(20),
        city: requiredText(60),
        hours: boundedList(openHours, 14),
        ...optionalPlace,
      }),
      5000,
    ),
    /** The centres of areas whose ZIP codes begin with `zip`, from which distances are measured. */
    zipPlaces: boundedList(v.strictObject({ country, zip: v.optional(operatorLine(10), ''), ...place }), 20_000),
  },
  'unknown field',
)

export type SetupFields = v.InferOutput<typeof setupFields>
