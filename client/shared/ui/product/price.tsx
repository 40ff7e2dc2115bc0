import type { ReactNode } from 'react'
import { formatAmount } from '../../money/money.ts'
import type { ShownPrice } from '../../money/price.ts'
import { useLanguage } from '../../texts/use-translate.ts'
import * as uiNames from '../names.ts'

interface PriceProps {
  price: ShownPrice
  large?: boolean
  /** Information that must be shown beside the price, such as the energy class. */
  children?: ReactNode
}

/**
 * A price. If it is reduced, the crossed-out price is shown too, with an explanation that it is the
 * lowest price of the 30 days before the reduction. Scripts find the amounts in `data-price` and
 * `data-before` (`client/product/live-prices.ts`).
 */
export function Price({ price: { amount, before, currency }, large, children }: PriceProps) {
  const { t, locale } = useLanguage()
  const crossedOut = before !== null && formatAmount(before, currency, locale)
  return (
    <p className={`price${large ? ' price-large' : ''}${crossedOut ? ' price-reduced' : ''}`}>
      <span className="price-now" {...{ [uiNames.price]: amount }} {...{ [uiNames.before]: before ?? undefined }}>
        {formatAmount(amount, currency, locale)}
      </span>
      {crossedOut && (
        <s className="price-before">
          <span className="visually-hidden">{` ${t('price.before')} `}</span>
          {crossedOut}
        </s>
      )}
      {children}
      {crossedOut && <span className="price-lowest">{` ${t('price.lowest', { price: crossedOut })}`}</span>}
    </p>
  )
}
