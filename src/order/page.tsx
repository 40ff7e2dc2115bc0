import * as paths from '#client/paths.ts'
import { formatWireDay } from '#client/shared/commerce/moment.ts'
import type { DatedOrder } from '#client/shared/commerce/schema/order-days.ts'
import { buildWithdrawUrl } from '#client/shared/commerce/withdraw-url.ts'
import * as accountNames from '#client/shared/names/account.ts'
import { countStepsDone, formatOrderHeadline, orderSteps } from '#client/shared/purchase/lead.ts'
import { findOrderStatus } from '#client/shared/purchase/order-status.ts'
import { OrderSummary } from '#client/shared/purchase/order-summary.tsx'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { GuaranteeNotice } from '../shared/guarantees/notice.tsx'
import type { NoticeContent } from '../shared/guarantees/query.ts'
import { OrderEvents } from './events.tsx'

/** The number and kind of a receipt or credit note. */
export interface DocumentName {
  number: string
  kind: string
}

interface OrderPageProps {
  order: DatedOrder
  documents: DocumentName[]
  /** The result of `readOrderKey`, which the links to receipts and credit notes need too. */
  query: string
  /** The notice of the legal guarantee; null if the country does not require it. */
  notice: NoticeContent | null
}

/** The page of an order, with its state, shipments, receipts and content. */
export function OrderPage({ order, documents, query, notice }: OrderPageProps) {
  const language = useLanguage()
  const { t, urlTo } = language
  const status = findOrderStatus(order)
  const lead = formatOrderHeadline(order, language)
  return (
    <article className="receipt">
      {/* Hidden until a script sets the address, because only scripts know who is logged in. */}
      <p className="receipt-back">
        <a {...{ [accountNames.address]: urlTo(paths.account) }} {...{ [accountNames.addressName]: t('orders.title') }}>
          <span>{t('orders.title')}</span>
        </a>
      </p>
      <header className="receipt-head">
        <h1>{t('order.title', { number: order.order })}</h1>
        {lead && <p className="receipt-lead">{lead}</p>}
        <PlacedOrder date={order.date} />
      </header>
      <ul className="receipt-actions">
        <Documents reference={order.reference} documents={documents} query={query} />
        {order.withdrawable && (
          <li className="soft">
            <a href={buildWithdrawUrl(urlTo, order.reference)}>{t('order.withdraw')}</a>
          </li>
        )}
      </ul>
      <Steps status={status} />
      <OrderEvents order={order} />
      <OrderSummary order={order} />
      {notice && <GuaranteeNotice notice={notice} />}
    </article>
  )
}

/** The date on which an order was placed. */
export function PlacedOrder({ date }: { date: string }) {
  const { t, locale } = useLanguage()
  return (
    <p className="soft">
      {t('order.placed')} <time dateTime={`${date.replace(' ', 'T')}Z`}>{formatWireDay(date, locale)}</time>
    </p>
  )
}

/**
 * The progress of an order in steps. Renders nothing for states that are not steps, such as
 * "cancelled".
 */
function Steps({ status }: { status: PlainKey }) {
  const { t } = useLanguage()
  const done = countStepsDone(status)
  if (done === 0) return null
  return (
    <ol className="receipt-steps" aria-label={t('order.progress')}>
      {orderSteps.map((step, index) => {
        const isNow = index === done - 1
        return (
          <li
            key={step}
            className={index < done ? 'receipt-step-done' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            {t(isNow ? status : step)}
          </li>
        )
      })}
    </ol>
  )
}

/** Links to the receipt and credit notes. */
function Documents({
  reference,
  documents,
  query,
}: { reference: string } & Pick<OrderPageProps, 'documents' | 'query'>) {
  const { t, urlTo } = useLanguage()
  return documents.map(({ number, kind }) => (
    <li key={number}>
      {kind === 'receipt' ? (
        <a href={urlTo(paths.receipt, reference) + query}>{t('receipt.pdf')}</a>
      ) : (
        <a href={urlTo(paths.creditNote, reference, `${number}.pdf`) + query}>{t('receipt.creditPdf', { number })}</a>
      )}
    </li>
  ))
}
