import * as v from 'valibot'
import { currencyFormat, flag, text, textOrNull, token } from './basics.ts'

const language = v.object({ language: text, name: text, default: flag })
const countryFields = {
  country: v.pipe(text, v.length(2)),
  name: text,
  eu: flag,
  language: text,
  currency: v.pipe(text, v.length(3)),
  states: v.optional(v.array(v.object({ state: text, name: text }))),
}
const country = v.object(countryFields)
const placed = { market: text, pricelist: text }

export const due = v.pipe(
  v.picklist(['vat_and_fee', 'vat_and_duty', 'duty', 'possible', 'nothing']),
  v.description('What the buyer pays on arrival, in countries for which tax is deducted'),
)

const location = v.object({
  country: textOrNull,
  name: text,
  state: textOrNull,
  stateName: text,
  eu: flag,
  shipTo: flag,
  due: v.nullable(due),
  charged: v.pipe(
    v.nullable(
      v.object({
        per: v.nullable(v.picklist(['item', 'consignment'])),
        included: flag,
        amountAsNumber: v.nullable(v.number()),
        currency: text,
        highestPriceAsNumber: v.nullable(v.number()),
      }),
    ),
    v.description('The limit, as a value without tax and as a price, up to which tax is charged outside the VAT area'),
  ),
  returnDays: v.number(),
  market: v.number(),
  pricelist: v.number(),
  language: v.optional(language),
})

/** Fields that selections and orders share. */
export const lists = { languages: v.array(language), countries: v.array(country), location }

export const countries = v.object({
  ...token,
  countries: v.array(v.object({ ...countryFields, market: v.optional(text), pricelist: v.optional(text) })),
})
export const allCountries = v.object({
  ...token,
  countries: v.array(v.object({ ...countryFields, ...placed, shipTo: flag })),
  defaultLocation: v.object({ currency: v.optional(text), language: text, ...placed }),
})
export const oneCountry = v.object({ ...token, country })
export const noCountry = v.object({ ...token, errors: v.record(text, text), country: v.tuple([]) })
export const languages = v.object({ ...token, languages: v.array(language) })
export const markets = v.object({ ...token, markets: v.array(v.object({ market: text, name: text, default: flag })) })
export const pricelists = v.object({
  ...token,
  pricelists: v.array(v.object({ pricelist: text, name: text, default: flag, currency: currencyFormat })),
})
export const warehouses = v.object({
  ...token,
  warehouses: v.array(v.object({ warehouse: v.number(), name: text })),
})
export const brands = v.object({ ...token, brands: v.tuple([]) })
export const collections = v.object({ ...token, collections: v.tuple([]) })

export const components = { Language: language, Country: country, Location: location }
