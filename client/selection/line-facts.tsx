import type { ReactNode } from 'react'
import type { SelectionLine } from '../commerce/schema.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { commerceImage } from '../images.ts'

interface LineFactsProps {
  line: SelectionLine
  /** What has to stand beside the price. */
  children?: ReactNode
}

/** Picture, name, finish, size and price of a line; also of a finished order's. Prices are the platform's own texts. */
export function LineFacts({ line, children }: LineFactsProps) {
  const { t, urls } = useLanguage()
  const { product, size, quantity } = line
  const [source = ''] = product.media.standard ?? []
  const picture = commerceImage(source)
  const reduced = line.priceEachBeforeDiscountAsNumber > line.priceEachAsNumber
  return (
    <>
      <div className="thumbnail bag-line-picture">
        {picture && <img src={picture} alt="" width={96} height={120} loading="lazy" decoding="async" />}
      </div>
      <div className="bag-line-facts">
        <a className="bag-line-name" href={urls.product(product.uri)}>
          {product.name}
        </a>
        <p className="bag-line-variant">
          {[product.variantName, isOneSize(size, t('bag.oneSize')) ? '' : size].filter(Boolean).join(', ')}
        </p>
        <p className="price">
          <span className="price-now">{line.totalPrice}</span>
          {reduced && <s className="price-before">{line.priceEachBeforeDiscount}</s>}
          {children}
          {quantity > 1 && <span className="price-each">{t('bag.each', { price: line.priceEach })}</span>}
        </p>
      </div>
    </>
  )
}

/** What the platform calls the only size of a product says nothing to a buyer. */
const isOneSize = (size: string, word: string) => size === word || size === 'One size'
