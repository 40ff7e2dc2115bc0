import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatOrderItem } from '../order/names.ts'
import type { PickList } from './pack.ts'

/**
 * The pick list: the goods of all orders on the list, by place on the shelf. Only it is printed.
 */
export function PickTable({ list }: { list: PickList }) {
  const { t } = useLanguage()
  return (
    <section className="desk-section" aria-labelledby="pick">
      <h2 id="pick">{t('desk.packPick')}</h2>
      <table className="desk-table">
        <caption className="visually-hidden">{t('desk.packPick')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.packPlace')}</th>
            <th scope="col">{t('desk.packQuantity')}</th>
            <th scope="col">{t('desk.packItem')}</th>
            <th scope="col">{t('desk.packCodes')}</th>
            <th scope="col">{t('desk.packFor')}</th>
          </tr>
        </thead>
        <tbody>
          {list.items.map(item => (
            <tr key={item.item}>
              <th scope="row">{item.place || t('desk.packNoPlace')}</th>
              <td>{item.quantity} ×</td>
              <td>{formatOrderItem(item)}</td>
              <td className="desk-code">{[item.sku, item.ean].filter(Boolean).join(' ')}</td>
              <td>
                <span className="desk-label">{t('desk.packFor')}</span>{' '}
                {item.orders
                  .map(({ order, quantity }) => (quantity === 1 ? order : `${order} (${quantity})`))
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
