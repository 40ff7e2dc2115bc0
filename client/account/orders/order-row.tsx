import * as paths from '../../paths.ts'
import { commercePictureAddress } from '../../shared/browser/images.ts'
import { formatWireDay } from '../../shared/commerce/moment.ts'
import type { OrderAnswer } from '../../shared/commerce/schema/order.ts'
import { formatAmount } from '../../shared/money/money.ts'
import { formatArrivalDays } from '../../shared/purchase/arrival-days.ts'
import { findOrderStatus, pendingStates } from '../../shared/purchase/order-status.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { OrderAgain } from './order-again.tsx'
import type { OwnOrder } from './orders-answer.ts'

/** Maximum number of pictures for an order. The number of further pictures is shown as text. */
const maxPictures = 4

/** An order in the customer's list of orders. */
export function OrderListItem({ order }: { order: OwnOrder }) {
  const { t, locale, urlTo } = useLanguage()
  const title = t('orders.order', { number: order.order })
  const address = order.reference && urlTo(paths.order, order.reference) + order.query
  const { grandTotalPriceAsNumber: total } = order.totals
  const status = findOrderStatus(order)
  const dates = pendingStates.has(status) && formatArrivalDays(order, locale)
  return (
    <li className="orders-row">
      <Goods items={order.items} />
      <div className="orders-facts">
        <h3>{address ? <a href={address}>{title}</a> : title}</h3>
        <p className="orders-state">{dates ? t('order.arrives', { dates }) : t(status)}</p>
        <p className="soft">
          {dates && `${t(status)} · `}
          <time dateTime={order.date.slice(0, 10)}>{formatWireDay(order.date, locale)}</time>
        </p>
        <p className="soft">{formatNames(order)}</p>
        {order.reference && (
          <p>
            <a href={urlTo(paths.receipt, order.reference)}>
              {t('orders.receipt')} <span className="visually-hidden">{title}</span>
            </a>
          </p>
        )}
      </div>
      <p className="orders-total">{formatAmount(total, order.currency, locale)}</p>
      <OrderAgain order={order} title={title} />
    </li>
  )
}

function Goods({ items }: Pick<OrderAnswer, 'items'>) {
  const { t } = useLanguage()
  const pictures = items.flatMap(({ line, item, product }) => {
    const source = commercePictureAddress(product.media.standard?.[0] ?? '')
    return source ? [{ key: line || item, source }] : []
  })
  const more = pictures.length - maxPictures
  return (
    <div className="orders-goods">
      {pictures.slice(0, maxPictures).map(({ key, source }) => (
        <div key={key} className="thumbnail">
          <img src={source} alt="" width={96} height={120} loading="lazy" />
        </div>
      ))}
      {more > 0 && <p className="soft">{t('orders.more', { count: more })}</p>}
    </div>
  )
}

const formatNames = ({ items }: OrderAnswer) =>
  items
    .map(({ product: { name, variantName }, quantity }) =>
      [name, variantName, quantity > 1 ? `(${quantity})` : ''].filter(Boolean).join(' '),
    )
    .join(' · ')
