import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { SavedNotice } from '../saved-notice.tsx'
import { formatShopTime } from '../times.ts'
import { OrderAddresses } from './addresses.tsx'
import { OrderHistory } from './history.tsx'
import { OrderLines } from './lines.tsx'
import { OrderMails } from './mails.tsx'
import { NextStep } from './next-step.tsx'
import { OrderNotes } from './notes.tsx'
import { Parcels } from './parcels.tsx'
import { OrderPayment } from './payment.tsx'
import { RareActions } from './rare-actions.tsx'
import { Refunds } from './refunds.tsx'
import { findMoney, type OrderScreen } from './screen.ts'
import { GoodsMark, MoneyMark } from './states.tsx'
import { OrderSums } from './sums.tsx'

/** The page of an order: its states, the next step, and everything that is known about it. */
export function DeskOrderPage({ screen }: { screen: OrderScreen }) {
  const { t, locale } = useLanguage()
  const { order, isDone } = screen
  const money = findMoney(screen)
  return (
    <>
      <header className="desk-section">
        <h1>{t('desk.orderTitle', { number: order.order })}</h1>
        <dl className="desk-states">
          <div>
            <dt>{t('desk.orderGoods')}</dt>
            <dd>
              <GoodsMark goods={order.goods} />
            </dd>
          </div>
          {money && (
            <div>
              <dt>{t('desk.orderMoney')}</dt>
              <dd>
                <MoneyMark money={money.money} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('desk.orderPlaced')}</dt>
            <dd>{formatShopTime(order.date, locale)}</dd>
          </div>
          {money && (
            <div>
              <dt>{t('desk.orderTotal')}</dt>
              <dd>{formatAmount(money.sums.totalAsNumber, money.payment.currency, locale)}</dd>
            </div>
          )}
        </dl>
        {isDone && <SavedNotice />}
      </header>
      <NextStep screen={screen} />
      <OrderLines screen={screen} />
      <Parcels screen={screen} />
      <div className="desk-columns">
        <div className="desk-column">
          {money && <OrderSums sums={money.sums} currency={money.payment.currency} />}
          <Refunds screen={screen} />
          <RareActions screen={screen} />
        </div>
        <div className="desk-column">
          <OrderAddresses screen={screen} />
          {money && <OrderPayment order={order} payment={money.payment} />}
          <OrderNotes screen={screen} />
          <OrderMails screen={screen} />
        </div>
      </div>
      <OrderHistory screen={screen} />
    </>
  )
}
