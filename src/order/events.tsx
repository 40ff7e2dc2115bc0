import { formatDay, formatWireDay } from '#client/shared/commerce/moment.ts'
import type { OrderAnswer } from '#client/shared/commerce/schema/order.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

interface Part {
  line: string
  quantity: number
}

/** The list of an order's parcels, withdrawals and refunds. */
export function OrderEvents({ order }: { order: OrderAnswer }) {
  const { t, locale } = useLanguage()
  const { items, shipments, withdrawals, refunds, currency } = order
  if (shipments.length + withdrawals.length + refunds.length === 0) return null
  // A parcel that contains the whole order needs no list of its content.
  const isWhole = ({ lines }: { lines: Part[] }) => quantityOf(lines) === quantityOf(items)
  return (
    <ul className="receipt-events">
      {shipments.map(shipment => (
        <li key={shipment.shipmentId}>
          <p>{[shipment.carrier || t('order.parcel'), shipment.trackingId].filter(Boolean).join(' ')}</p>
          <p className="soft">{t('order.sentOn', { date: formatWireDay(shipment.shippedDate, locale) })}</p>
          {!isWhole(shipment) && <Parts lines={shipment.lines} items={items} />}
          {/^https:\/\//.test(shipment.trackingUrl) && (
            <a href={shipment.trackingUrl} target="_blank" rel="noopener noreferrer">
              {t('order.track')}
              <span className="visually-hidden"> {t('frame.newTab')}</span>
            </a>
          )}
        </li>
      ))}
      {withdrawals.map(({ date, lines }) => (
        <li key={date}>
          <p>{t('withdraw.withdrawn', { date: formatDay(date, locale) })}</p>
          <Parts lines={lines} items={items} />
        </li>
      ))}
      {refunds.map(({ date, amountAsNumber }) => (
        <li key={date}>
          <p>{t('order.refunded', { amount: formatAmount(amountAsNumber, currency, locale) })}</p>
          <p className="soft">{formatWireDay(date, locale)}</p>
        </li>
      ))}
    </ul>
  )
}

const quantityOf = (parts: { quantity: number }[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0)

/** The names and quantities of the items in a parcel or withdrawal. */
function Parts({ lines, items }: { lines: Part[] } & Pick<OrderAnswer, 'items'>) {
  const { t } = useLanguage()
  const names = new Map(items.map(({ line, product }) => [line, [product.name, product.variantName].join(' ')]))
  return lines.map(({ line, quantity }) => (
    <p className="soft" key={line}>
      {t('withdraw.quantity', { quantity })} {names.get(line)}
    </p>
  ))
}
