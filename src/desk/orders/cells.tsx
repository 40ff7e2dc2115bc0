import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { deliveryAddress, formatPerson } from '../order/names.ts'
import type { ManagedOrder } from '../order/order.ts'
import { formatShopDate } from '../times.ts'

/** The table cell with the checkbox that selects the row's order. */
export function ChoiceCell({ number, isChosen }: { number: string; isChosen: boolean }) {
  const { t } = useLanguage()
  return (
    <td>
      <input
        className="desk-check"
        type="checkbox"
        name="orders"
        value={number}
        {...{ [deskNames.select]: '' }}
        defaultChecked={isChosen}
        aria-label={t('desk.ordersChooseOne', { number })}
      />
    </td>
  )
}

/** The table cells with the order's number, its day, and who receives it. */
export function OrderCells({ order }: { order: ManagedOrder }) {
  const { locale, urlTo } = useLanguage()
  const to = deliveryAddress(order)
  return (
    <>
      <th scope="row">
        <a className="desk-target" href={urlTo(paths.deskOrder, order.order)}>
          {order.order}
        </a>
      </th>
      <td>{formatShopDate(order.date, locale)}</td>
      <td className="is-wide">{[formatPerson(to), to.city].filter(Boolean).join(', ')}</td>
    </>
  )
}
