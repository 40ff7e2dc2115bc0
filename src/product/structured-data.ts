import * as paths from '#client/paths.ts'
import { parseGtin } from '#client/shared/commerce/gtin.ts'
import { parseStockLabel, type StockLabel } from '#client/shared/commerce/stock.ts'
import type { ShownPrice } from '#client/shared/money/price.ts'
import type { UrlTo } from '#client/urls.ts'
import type { Terms } from '../shared/edge/visit/terms.ts'
import { type StructuredThing, structuredPictureUrl } from '../shared/structured-data/things.ts'
import { getDeliveryCost, getDeliveryDays } from './facts/delivery-days.ts'
import type { Product } from './product.ts'

interface Place {
  /** The shop's address, without a trailing slash. */
  site: string
  urlTo: UrlTo
  shopName: string
  terms: Terms | null
}

/**
 * Describes a product with the visit's price. A product with several sizes becomes a
 * `ProductGroup`.
 */
export function describeProduct(product: Product, { site, urlTo, shopName, terms }: Place): StructuredThing {
  const { name, finish, lead, sku, pictures, items, variants, safety } = product
  const [item] = items
  const group = variants[0]?.id
  const [first] = pictures
  const common = {
    name: `${name} ${finish}`.trim(),
    description: lead,
    url: site + urlTo(paths.product, product.slug),
    image: [first?.unlit, first?.lit].flatMap(image => (image ? [structuredPictureUrl(site, image)] : [])),
    brand: { '@type': 'Brand', name: safety.maker?.name ?? shopName },
    ...(product.eprel && { hasCertification: describeCertification(product.eprel) }),
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
        offers: describeOffer(product, parseStockLabel(one.stock), terms),
      })),
    }
  }
  return {
    '@type': 'Product',
    ...common,
    sku,
    gtin: parseGtin(item?.ean ?? ''),
    inProductGroupWithID: variants.length > 1 ? group : undefined,
    offers: describeOffer(product, product.stock, terms),
  }
}

/** Describes the offer of a product; undefined if it is not sold here or has no price. */
function describeOffer(product: Product, stock: StockLabel, terms: Terms | null) {
  const { price, isSoldHere } = product
  if (!price?.currency || !isSoldHere) return undefined
  return {
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: price.currency,
    availability: availability[stock],
    priceSpecification: price.before === null ? undefined : describeCrossedOutPrice(price.before, price.currency),
    shippingDetails: describeDelivery({ ...product, stock }, price, terms),
  }
}

/**
 * Describes the delivery of a product that is made to order, with the same days as on the page. For
 * all other products, the shop's data describes it (`src/shared/structured-data/shop.ts`).
 */
function describeDelivery(product: Product, price: ShownPrice, terms: Terms | null) {
  const { delivery } = terms ?? {}
  const days = delivery && product.prepareDays > 0 ? getDeliveryDays(delivery, product) : null
  if (!delivery?.leaving || !days) return undefined
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: delivery.leaving.country },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: getDeliveryCost(delivery, price.amount),
      currency: price.currency,
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: describeDays(days.handling, days.handling),
      transitTime: describeDays(days.transit.from, days.transit.to),
    },
  }
}

const describeDays = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** Describes the price that the page crosses out. */
const describeCrossedOutPrice = (price: number, priceCurrency: string) => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price,
  priceCurrency,
})

/**
 * The names that schema.org uses for availability. Google accepts them without the namespace, which
 * saves bytes.
 */
const availability: Record<StockLabel, string> = { yes: 'InStock', few: 'LimitedAvailability', none: 'OutOfStock' }

/** Describes a light source's entry in the European product database (EPREL). */
const describeCertification = (eprel: string) => ({
  '@type': 'Certification',
  issuedBy: { '@type': 'Organization', name: 'European_Commission' },
  name: 'EPREL',
  certificationIdentification: eprel,
})
