import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-translate.ts'

/** Formatted texts of the commerce platform; null where there is none. */
export interface PriceTexts {
  now: string
  /** Only when reduced. */
  before: string | null
  /** What "now" says, as a number in major units. */
  amount: number
  /** Lowest of the last 30 days, only when reduced (specification, §9). */
  lowest: string | null
}

interface PriceProps {
  price: PriceTexts
  large?: boolean
  /** What has to stand beside it. */
  children?: ReactNode
}

/**
 * A price, with the one before and the lowest of the last 30 days when it is reduced.
 * All three places are always there, so that a script can refresh them: `data-price`, `data-price-before`, `data-price-lowest`.
 */
export function Price({ price, large, children }: PriceProps) {
  const { t } = useLanguage()
  const { now, amount, before, lowest } = price
  return (
    <p className={`price${large ? ' price-large' : ''}${before ? ' price-reduced' : ''}`}>
      <span className="price-now" data-price={amount}>
        {now}
      </span>
      <s className="price-before" hidden={!before}>
        <span className="visually-hidden">{`${t('price.before')} `}</span>
        <span data-price-before="">{before}</span>
      </s>
      {children}
      <span className="price-lowest" hidden={!lowest}>
        {`${t('price.lowest')} `}
        <span data-price-lowest="">{lowest}</span>
      </span>
    </p>
  )
}
