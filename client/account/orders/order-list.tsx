import { type RefObject, useRef, useState } from 'react'
import * as paths from '../../paths.ts'
import { hasNoCall } from '../../shared/commerce/has-no-call.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button, ButtonLink } from '../../shared/ui/form/button.tsx'
import { ListFailed, ListWaiting } from '../list-state.tsx'
import { OrderListItem } from './order-row.tsx'
import { ordersPerPage, useOrders } from './use-orders.ts'

/**
 * Lists the customer's orders, newest first. Renders nothing on a platform that cannot list them.
 */
export function OrderList() {
  const { t } = useLanguage()
  const [from, setFrom] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isPending, isFetching, refetch } = useOrders(from)
  if (hasNoCall(error)) return null
  return (
    <section className="orders" aria-labelledby="orders" aria-busy={isFetching}>
      <h2 id="orders" ref={heading} tabIndex={-1}>
        {t('orders.title')}
      </h2>
      {isPending && <ListWaiting text={t('orders.loading')} />}
      <div role="alert">
        {error && !isFetching && <ListFailed text={t('orders.failed')} retry={() => void refetch()} />}
      </div>
      {data?.orders.length === 0 && from === 0 && <NoOrders />}
      {data && data.orders.length > 0 && (
        <>
          <ul className="orders-list">
            {data.orders.map(order => (
              <OrderListItem key={order.order} order={order} />
            ))}
          </ul>
          <Pages from={from} total={data.ordersPaging.totalSize} heading={heading} onTurn={setFrom} />
        </>
      )}
    </section>
  )
}

function NoOrders() {
  const { t, urlTo } = useLanguage()
  return (
    <div className="orders-none">
      <p className="account-said">{t('orders.none')}</p>
      <p>{t('orders.noneText')}</p>
      <ButtonLink href={urlTo(paths.shop)}>{t('error.toShop')}</ButtonLink>
    </div>
  )
}

interface PagesProps {
  from: number
  total: number
  /** The heading gets the focus after another page was chosen. */
  heading: RefObject<HTMLHeadingElement | null>
  onTurn: (from: number) => void
}

function Pages({ from, total, heading, onTurn }: PagesProps) {
  const { t } = useLanguage()
  if (total <= ordersPerPage) return null
  const last = Math.min(total, from + ordersPerPage)
  const turn = (to: number) => {
    onTurn(to)
    heading.current?.focus()
  }
  return (
    <nav className="orders-pages" aria-label={t('orders.pages')}>
      <p className="soft">{t('orders.shown', { first: from + 1, last, total })}</p>
      {from > 0 && (
        <Button look="quiet" onClick={() => turn(Math.max(0, from - ordersPerPage))}>
          {t('orders.newer')}
        </Button>
      )}
      {last < total && (
        <Button look="quiet" onClick={() => turn(last)}>
          {t('orders.older')}
        </Button>
      )}
    </nav>
  )
}
