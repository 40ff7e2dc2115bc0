import * as paths from '#client/paths.ts'
import { parseGtin } from '#client/shared/commerce/gtin.ts'
import { parseStockLabel, type StockLabel } from '#client/shared/commerce/stock.ts'
import type { ShownPrice } from '#client/shared/money/price.ts'
import type { UrlTo } from '#client/urls.ts'
import type { Terms } from '../shared/edge/visit/terms.ts'
import { type StructuredThing, structuredPicture } from '../shared/structured-data/things.ts'
import { deliveryCost, deliveryDays } from './facts/delivery-days.ts'
import type { Product } from './product.ts'

interface Place {
  /** The shop's address, without a trailing slash. */
  site: string
  urlTo: UrlTo
  shopName: string
  terms: Terms | null
}

/**
 * Structured data of the product with its price in the visit's price list. A product with sizes is
 * a group.
 */
export function productThing(product: Product, { site, urlTo, shopName, terms }: Place): StructuredThing {
  const { name, finish, lead, sku, pictures, items, variants, safety } = product
  const [item] = items
  const group = variants[0]?.id
  const [first] = pictures
  const common = {
    name: `${name} ${finish}`.trim(),
    description: lead,
    url: site + urlTo(paths.product, product.slug),
    image: [first?.unlit, first?.lit].flatMap(image => (image ? [structuredPicture(site, image)] : [])),
    brand: { '@type': 'Brand', name: safety.maker?.name ?? shopName },
    ...(product.eprel && { hasCertification: certification(product.eprel) }),
  }
  if (items.length > 1) {
    return {
      '@type': 'ProductGroup',
      ...common,
      productGroupID: product.id,
      variesBy: 'https://schema.org/size',
      hasVariant: items.map(one => ({
        '@type': 'Product',
        name: `${common.name}, ${one.name}`,
        size: one.name,
        sku: one.sku,
        gtin: parseGtin(one.ean),
        offers: offerOf(product, parseStockLabel(one.stock), terms),
      })),
    }
  }
  return {
    '@type': 'Product',
    ...common,
    sku,
    gtin: parseGtin(item?.ean ?? ''),
    inProductGroupWithID: variants.length > 1 ? group : undefined,
    offers: offerOf(product, product.stock, terms),
  }
}

/** Undefined where it is not sold or has no price. */
function offerOf(product: Product, stock: StockLabel, terms: Terms | null) {
  const { price, isSoldHere } = product
  if (!price?.currency || !isSoldHere) return undefined
  return {
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: price.currency,
    availability: availability[stock],
    priceSpecification: price.before === null ? undefined : crossedOut(price.before, price.currency),
    shippingDetails: shippingOf({ ...product, stock }, price, terms),
  }
}

/**
 * Only of what is made to order: how all others are sent is described once for the shop
 * (`src/shared/structured-data/shop.ts`). The same days as on the page.
 */
function shippingOf(product: Product, price: ShownPrice, terms: Terms | null) {
  const { delivery } = terms ?? {}
  const days = delivery && product.prepareDays > 0 ? deliveryDays(delivery, product) : null
  if (!delivery?.leaving || !days) return undefined
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: delivery.leaving.country },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: deliveryCost(delivery, price.amount),
      currency: price.currency,
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: between(days.handling, days.handling),
      transitTime: between(days.transit.from, days.transit.to),
    },
  }
}

const between = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** The price that the page crosses out, by the same rule. */
const crossedOut = (price: number, priceCurrency: string) => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price,
  priceCurrency,
})

/** Google accepts these names without their namespace, which saves bytes on every page. */
const availability: Record<StockLabel, string> = { yes: 'InStock', few: 'LimitedAvailability', none: 'OutOfStock' }

/** Where the European product database has a light source's energy label. */
const certification = (eprel: string) => ({
  '@type': 'Certification',
  issuedBy: { '@type': 'Organization', name: 'European_Commission' },
  name: 'EPREL',
  certificationIdentification: eprel,
})
