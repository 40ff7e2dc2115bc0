import { withdrawUrl } from '#client/checkout/withdraw-url.ts'
import { dayText, wireDayText } from '#client/commerce/moment.ts'
import type { Order } from '#client/commerce/schema/order.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { moneyText } from '#client/money/money.ts'
import * as paths from '#client/paths.ts'
import { orderStatus } from '#client/selection/order-status.ts'
import { OrderSummary } from '#client/selection/order-summary.tsx'

/** A receipt or credit note. */
export interface DocumentName {
  number: string
  kind: string
}

interface OrderPageProps {
  order: Order
  documents: DocumentName[]
  /** What the addresses of documents need, as the page's own. */
  query: string
}

/** The order status page: state, shipment, documents and content of an order. */
export function OrderPage({ order, documents, query }: OrderPageProps) {
  const { t, urlTo, locale } = useLanguage()
  return (
    <article className="receipt">
      <header className="receipt-head">
        <p className="receipt-status">{t(orderStatus(order))}</p>
        <h1>{t('order.title', { number: order.order })}</h1>
        <p>
          {t('order.placed')}{' '}
          <time dateTime={`${order.date.replace(' ', 'T')}Z`}>{wireDayText(order.date, locale)}</time>
        </p>
        {order.withdrawable && <a href={withdrawUrl(urlTo, order.reference)}>{t('order.withdraw')}</a>}
      </header>
      <Parcels order={order} />
      <Withdrawals order={order} />
      <Refunds order={order} />
      <Documents reference={order.reference} documents={documents} query={query} />
      <OrderSummary order={order} />
    </article>
  )
}

/** The shipment and its tracking link. */
function Parcels({ order: { shipments, items } }: { order: Order }) {
  const { t } = useLanguage()
  if (shipments.length === 0) return null
  const names = new Map(items.map(({ line, product }) => [line, product.name]))
  return (
    <ul className="receipt-parcels">
      {shipments.map(({ shipmentId, shippedDate, carrier, trackingId, trackingUrl, lines }) => (
        <li key={shipmentId}>
          <p>{[carrier || t('order.parcel'), trackingId].filter(Boolean).join(' ')}</p>
          <p className="soft">{t('order.sentOn', { date: shippedDate.slice(0, 10) })}</p>
          {lines.map(({ line, quantity }) => (
            <p className="soft" key={line}>
              {t('withdraw.quantity', { quantity })} {names.get(line)}
            </p>
          ))}
          {/^https:\/\//.test(trackingUrl) && (
            <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
              {t('order.track')}
              <span className="visually-hidden"> {t('frame.newTab')}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The buyer's withdrawals. */
function Withdrawals({ order: { withdrawals, items } }: { order: Order }) {
  const { t, locale } = useLanguage()
  if (withdrawals.length === 0) return null
  const names = new Map(items.map(({ line, product }) => [line, product.name]))
  return (
    <ul className="receipt-parcels">
      {withdrawals.map(({ date, lines }) => (
        <li key={date}>
          <p>{t('withdraw.withdrawn', { date: dayText(date, locale) })}</p>
          {lines.map(({ line, quantity }) => (
            <p className="soft" key={line}>
              {t('withdraw.quantity', { quantity })} {names.get(line)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Receipt and credit notes, to keep. */
function Documents({ reference, documents, query }: { reference: string } & Omit<OrderPageProps, 'order'>) {
  const { t, urlTo } = useLanguage()
  if (documents.length === 0) return null
  return (
    <ul className="receipt-parcels">
      {documents.map(({ number, kind }) => (
        <li key={number}>
          {kind === 'receipt' ? (
            <a href={urlTo(paths.receipt, reference) + query}>{t('receipt.pdf')}</a>
          ) : (
            <a href={urlTo(paths.creditNote, reference, `${number}.pdf`) + query}>
              {t('receipt.creditPdf', { number })}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What was paid back. */
function Refunds({ order: { refunds, currency } }: { order: Order }) {
  const { t, locale } = useLanguage()
  if (refunds.length === 0) return null
  return (
    <ul className="receipt-parcels">
      {refunds.map(({ date, amountAsNumber }) => (
        <li key={date}>
          <p>{t('order.refunded', { amount: moneyText(amountAsNumber, currency, locale) })}</p>
          <p className="soft">{date.slice(0, 10)}</p>
        </li>
      ))}
    </ul>
  )
}
