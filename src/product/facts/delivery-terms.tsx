import { formatDates } from '#client/shared/commerce/delivery/dates.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Terms } from '../../shared/edge/visit/terms.ts'
import type { Product } from '../product.ts'
import { getDeliveryCost, getDeliveryDates, getDeliveryDays } from './delivery-days.ts'

/**
 * The terms of the visitor's country: the cost of delivery, its dates or else its days, and the
 * number of days to return the purchase. A general sentence where the terms are unknown.
 */
export function DeliveryTerms({ product, terms }: { product: Product; terms: Terms | null }) {
  const { price, prepareDays } = product
  const { t, locale } = useLanguage()
  if (!terms || !price) return <p className="soft">{t('product.delivery')}</p>
  const { delivery, returnDays } = terms
  const days = delivery && getDeliveryDays(delivery, product)?.total
  const dates = delivery && getDeliveryDates(delivery, product)
  const money = (amount: number) => formatAmount(amount, price.currency, locale)
  const isFree = delivery && getDeliveryCost(delivery, price.amount) === 0
  return (
    <>
      {prepareDays > 0 && <p>{t('product.madeToOrder', { days: prepareDays })}</p>}
      {delivery && (
        <p>
          {[
            isFree ? t('product.freeDelivery') : t('product.deliveryCost', { cost: money(delivery.cost) }),
            days &&
              (dates ? `, ${formatDates(dates, locale)}` : t('product.deliveryDays', { from: days.from, to: days.to })),
            !isFree && delivery.freeFrom !== null && t('product.freeFrom', { amount: money(delivery.freeFrom) }),
          ]
            .filter(Boolean)
            .join('')}
        </p>
      )}
      {returnDays && <p>{t('product.returns', { days: returnDays })}</p>}
    </>
  )
}
