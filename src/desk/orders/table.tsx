import * as deskNames from '#client/desk/names.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { createFormState } from '../form-data.ts'
import { sumPieces } from '../order/names.ts'
import { mayChangeOrder, maySeeMoney } from '../order/rights.ts'
import { GoodsMark, MoneyMark } from '../order/states.tsx'
import { ChoiceCell, OrderCells } from './cells.tsx'
import { type ListedOrders, listOrderMarks, type OrdersScreen } from './orders.ts'

interface OrderTableProps {
  screen: OrdersScreen
  /** The address of the list, which handles the form. */
  to: string
}

/** A table of orders, with buttons for the selected orders. */
export function OrderTable({ screen: { list, operator, chosen }, to }: OrderTableProps) {
  const { t } = useLanguage()
  const isWithMoney = maySeeMoney(operator)
  const mayPack = mayChangeOrder(operator, 'start')
  const { key } = createFormState()
  return (
    <form method="post" action={to} className="desk-section">
      <input type="hidden" name="key" value={key} />
      {mayPack && (
        <fieldset className="desk-actions">
          <legend className="visually-hidden">{t('desk.ordersChosen')}</legend>
          {(['pack', 'slips', 'labels', 'start'] as const).map(change => (
            <button key={change} className="button button-small button-quiet" type="submit" name="do" value={change}>
              {t(`desk.ordersDo_${change}`)}
            </button>
          ))}
        </fieldset>
      )}
      <table className="desk-table desk-order-table">
        <caption className="visually-hidden">{t('desk.orders')}</caption>
        <thead>
          <tr>
            {mayPack && <th scope="col">{t('desk.ordersChoose')}</th>}
            <th scope="col">{t('desk.ordersNumber')}</th>
            <th scope="col">{t('desk.orderPlaced')}</th>
            <th scope="col">{t('desk.orderDeliverTo')}</th>
            <th scope="col">{t('desk.orderGoods')}</th>
            {isWithMoney && <th scope="col">{t('desk.orderMoney')}</th>}
            <th scope="col">{t('desk.ordersPieces')}</th>
          </tr>
        </thead>
        <tbody>
          {list.orders.map(order => (
            <OrderRow
              key={order.order}
              order={order}
              mayPack={mayPack}
              isWithMoney={isWithMoney}
              isChosen={chosen.includes(order.order)}
            />
          ))}
        </tbody>
      </table>
    </form>
  )
}

interface OrderRowProps {
  order: ListedOrders['orders'][number]
  mayPack: boolean
  isWithMoney: boolean
  isChosen: boolean
}

function OrderRow({ order, mayPack, isWithMoney, isChosen }: OrderRowProps) {
  const { t } = useLanguage()
  const { goods, money, leftToSend } = order
  const left = sumPieces(leftToSend)
  const { isWithdrawn, isRefundFailed } = listOrderMarks(order)
  return (
    <tr className="desk-row" {...{ [deskNames.row]: '' }}>
      {mayPack && <ChoiceCell number={order.order} isChosen={isChosen} />}
      <OrderCells order={order} />
      <td>
        <GoodsMark goods={goods} /> {isWithdrawn && <span className="desk-mark-bad">{t('desk.ordersWithdrawn')}</span>}
      </td>
      {isWithMoney && (
        <td>
          {money && <MoneyMark money={money} />}{' '}
          {isRefundFailed && money !== 'refund_failed' && (
            <span className="desk-mark-bad">{t('desk.orderMoney_refund_failed')}</span>
          )}
        </td>
      )}
      <td>{left > 0 && t(left === 1 ? 'desk.ordersOnePiece' : 'desk.ordersLeft', { pieces: left })}</td>
    </tr>
  )
}
