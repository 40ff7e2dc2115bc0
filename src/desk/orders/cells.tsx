import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { deliveryAddress, formatPerson } from '../order/names.ts'
import type { ManagedOrder } from '../order/order.ts'
import { formatShopDate } from '../times.ts'

/** The cell of a row with the checkbox that chooses its order. */
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

/** The cells of a row that name its order: number, day, and who gets it. */
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
