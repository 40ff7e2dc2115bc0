import { fileOf } from '#client/ui/picture.tsx'
import { JsonScript } from '../json-script.tsx'
import type { Product } from './product.ts'

interface StructuredDataProps {
  product: Product
  /** The shop's address, without a slash at the end. */
  site: string
}

/** The product as search engines read it (schema.org `Product`): the picture, and what it costs in the visit's price list. */
export function StructuredData({ product, site }: StructuredDataProps) {
  const { name, finish, sku, picture, price, currency, stock, isSoldHere } = product
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${name} ${finish}`.trim(),
    sku,
    image: picture ? site + fileOf(picture.lit ?? picture.unlit, 1200) : undefined,
    offers:
      price && currency && isSoldHere
        ? {
            '@type': 'Offer',
            price: price.amount,
            priceCurrency: currency,
            availability: stock === 'none' ? 'OutOfStock' : 'InStock',
          }
        : undefined,
  }
  return <JsonScript type="application/ld+json" data={data} />
}
