import * as paths from '#client/paths.ts'
import { languageTag } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { Shipping } from './sending.ts'
import { type StructuredThing, shopId } from './things.ts'

/** Describes the site, its search, and the site name that search engines show. */
export const describeWebsite = (site: string, name: string, { locale, urlTo }: Language): StructuredThing => ({
  '@type': 'WebSite',
  name,
  url: site + urlTo(paths.home),
  inLanguage: languageTag(locale),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site}${urlTo(paths.search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** Describes the shop as an organisation. */
export const describeShop = (site: string, name: string): StructuredThing => ({
  '@type': 'OnlineStore',
  '@id': shopId(site),
  name,
  url: `${site}/`,
  logo: `${site}/icon-512.png`,
})

interface Terms {
  site: string
  name: string
  /** Address of the conditions of sale, which contain these policies as text. */
  page: string
  email: string
  sending: { country: string; sending: Shipping }[]
}

/**
 * Describes the shop with its shipping and return policies for each country. Google reads the
 * policies of all products from one page, and exceptions from the offers of products
 * (developers.google.com/search/docs/appearance/structured-data/shipping-policy, …/return-policy).
 */
export function describeShopWithTerms({ site, name, page, email, sending }: Terms): StructuredThing {
  const groups = Map.groupBy(sending, one => JSON.stringify(one.sending))
  const all = [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ countries: [first, ...others].map(({ country }) => country), ...first.sending }] : [],
  )
  return {
    ...describeShop(site, name),
    ...(email && { email, contactPoint: { '@type': 'ContactPoint', email, contactType: 'customer service' } }),
    hasMerchantReturnPolicy: all.flatMap(({ countries, returnDays }) =>
      returnDays ? [describeReturns(page, countries, returnDays)] : [],
    ),
    hasShippingService: all.flatMap(({ countries, way, currency }) =>
      way
        ? [
            {
              '@type': 'ShippingService',
              name: way.name,
              fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
              shippingConditions: describeShipping(countries, way, currency),
            },
          ]
        : [],
    ),
  }
}

const describeReturns = (page: string, countries: string[], days: number) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  merchantReturnLink: page,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
})

/** Describes the shipping price, and the order value from which shipping is free. */
function describeShipping(countries: string[], way: NonNullable<Shipping['way']>, currency: string) {
  const { priceAsNumber: price, freeFromAsNumber: free, days } = way
  const steps =
    free === null
      ? [{ price, worth: { minValue: 0 } }]
      : [
          { price, worth: { minValue: 0, maxValue: free - 0.01 } },
          { price: 0, worth: { minValue: free } },
        ]
  return steps.map(({ price, worth }) => ({
    '@type': 'ShippingConditions',
    shippingDestination: countries.map(country => ({ '@type': 'DefinedRegion', addressCountry: country })),
    orderValue: { '@type': 'MonetaryAmount', ...worth, currency },
    shippingRate: { '@type': 'MonetaryAmount', value: price, currency },
    ...(days && {
      transitTime: {
        '@type': 'ServicePeriod',
        duration: { '@type': 'QuantitativeValue', minValue: days.from, maxValue: days.to, unitCode: 'DAY' },
      },
    }),
  }))
}
