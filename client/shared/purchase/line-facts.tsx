import type { ReactNode } from 'react'
import * as paths from '../../paths.ts'
import { commercePictureAddress } from '../browser/images.ts'
import type { SelectionLine } from '../commerce/schema/selection.ts'
import { formatAmount } from '../money/money.ts'
import { findCrossedOut, findLowest30Days } from '../money/price.ts'
import { useLanguage } from '../texts/use-translate.ts'

interface LineFactsProps {
  line: SelectionLine
  /** ISO code of the selection's currency. */
  currency: string
  /** Information that must be shown beside the price, such as the energy class. */
  children?: ReactNode
}

/** Picture, name, finish, size and price of a line in a bag or a finished order. */
export function LineDetails({ line, currency, children }: LineFactsProps) {
  const { t, urlTo } = useLanguage()
  const { product, size } = line
  const [source = ''] = product.media.standard ?? []
  const picture = commercePictureAddress(source)
  return (
    <>
      <div className="thumbnail bag-line-picture">
        {picture && <img src={picture} alt="" width={96} height={120} loading="lazy" />}
      </div>
      <div className="bag-line-facts">
        <div className="bag-line-title">
          <a className="bag-line-name" href={urlTo(paths.product, product.uri)}>
            {product.name}
          </a>
          <p className="bag-line-variant">
            {[product.variantName, isOneSize(size, t('bag.oneSize')) ? '' : size].filter(Boolean).join(', ')}
          </p>
        </div>
        <LinePrice line={line} currency={currency}>
          {children}
        </LinePrice>
      </div>
    </>
  )
}

/**
 * The price of a line. For several pieces, the total is first, then the price of one piece with its
 * crossed-out price.
 */
function LinePrice({ line, currency, children }: LineFactsProps) {
  const { t, locale } = useLanguage()
  const { quantity, priceEachAsNumber: amount, priceEachBeforeDiscountAsNumber: listed } = line
  const money = (value: number) => formatAmount(value, currency, locale)
  const before = findCrossedOut({ amount, listed, lowest: findLowest30Days(line.product.lowestPrice) })
  const crossed = before !== null && (
    <s className="price-before">
      <span className="visually-hidden">{t('price.before')} </span>
      {money(before)}
    </s>
  )
  return (
    <p className="price">
      <span className="price-now">{money(line.totalPriceAsNumber)}</span>
      {quantity > 1 && ` ${t('bag.for', { quantity })}`}
      {children}
      {quantity > 1 ? (
        <span className="price-each">
          {t('bag.each', { price: money(amount) })} {crossed}
        </span>
      ) : (
        crossed
      )}
    </p>
  )
}

/** Whether a size is the platform's name for a product's only size. Such a name is not shown. */
const isOneSize = (size: string, word: string) => size === word || size === 'One size'
