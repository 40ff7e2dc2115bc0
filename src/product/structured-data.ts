import { type StockLabel, stockLabel } from '#client/commerce/stock.ts'
import * as paths from '#client/paths.ts'
import type { UrlTo } from '#client/urls.ts'
import { pictureOf, type Thing } from '../seo/things.ts'
import type { Product } from './product.ts'

interface Place {
  /** The shop's address, without a trailing slash. */
  site: string
  urlTo: UrlTo
  shopName: string
}

/**
 * Structured data of the product with its price in the visit's price list. A product with sizes is
 * a group.
 */
export function productThing(product: Product, { site, urlTo, shopName }: Place): Thing {
  const { name, finish, lead, sku, pictures, items, variants, safety } = product
  const [item] = items
  const group = variants[0]?.id
  const [first] = pictures
  const common = {
    name: `${name} ${finish}`.trim(),
    description: lead,
    url: site + urlTo(paths.product, product.slug),
    image: [first?.unlit, first?.lit].flatMap(image => (image ? [pictureOf(site, image)] : [])),
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
        gtin: one.ean || undefined,
        offers: offerOf(product, stockLabel(one.stock)),
      })),
    }
  }
  return {
    '@type': 'Product',
    ...common,
    sku,
    gtin: item?.ean || undefined,
    inProductGroupWithID: variants.length > 1 ? group : undefined,
    offers: offerOf(product, product.stock),
  }
}

/** Undefined where it is not sold or has no price. */
function offerOf({ price, isSoldHere }: Product, stock: StockLabel) {
  if (!price?.currency || !isSoldHere) return undefined
  return {
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: price.currency,
    availability: availability[stock],
    itemCondition: 'NewCondition',
    priceSpecification: price.before === null ? undefined : crossedOut(price.before, price.currency),
  }
}

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
