import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatOrderItem } from './names.ts'
import type { OrderItem } from './order.ts'
import { findMoney, type OrderScreen } from './screen.ts'

/** The lines of an order: what was ordered, and where the pieces are. */
export function OrderLines({ screen }: { screen: OrderScreen }) {
  const { t } = useLanguage()
  const { items, lines, shipments } = screen.order
  const isWithMoney = findMoney(screen) !== null
  return (
    <section className="desk-section" aria-labelledby="lines">
      <h2 id="lines">{t('desk.orderLines')}</h2>
      <table className="desk-table">
        <caption className="visually-hidden">{t('desk.orderLines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.orderItem')}</th>
            <th scope="col">{t('desk.orderOrdered')}</th>
            <th scope="col">{t('desk.orderInParcels')}</th>
            <th scope="col">{t('desk.orderLeft')}</th>
            <th scope="col">{t('desk.orderWithdrawn')}</th>
            <th scope="col">{t('desk.orderReturned')}</th>
            {isWithMoney && <th scope="col">{t('desk.orderRefunded')}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map(item => {
            const pieces = lines.find(({ line }) => line === item.line)
            const parcels = shipments.flatMap(({ lines: parts }, index) =>
              parts.flatMap(({ line, quantity }) => (line === item.line ? [{ parcel: index + 1, quantity }] : [])),
            )
            return (
              <tr key={item.line}>
                <th scope="row">
                  <ItemName item={item} />
                </th>
                <Pieces label={t('desk.orderOrdered')} value={String(pieces?.ordered ?? item.quantity)} />
                <Pieces
                  label={t('desk.orderInParcels')}
                  value={parcels
                    .map(({ parcel, quantity }) => t('desk.orderInParcel', { quantity, parcel }))
                    .join(', ')}
                />
                <Pieces label={t('desk.orderLeft')} value={formatPieces(pieces?.toSend)} />
                <Pieces label={t('desk.orderWithdrawn')} value={formatPieces(pieces?.withdrawn)} />
                <Pieces label={t('desk.orderReturned')} value={formatPieces(pieces?.returned)} />
                {isWithMoney && <Pieces label={t('desk.orderRefunded')} value={formatPieces(pieces?.refunded)} />}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function ItemName({ item }: { item: OrderItem }) {
  return (
    <>
      {formatOrderItem(item)} <span className="desk-code">{[item.sku, item.ean].filter(Boolean).join(' · ')}</span>
    </>
  )
}

/** A table cell with a label, which only phones show, because they do not show the table's head. */
function Pieces({ label, value }: { label: string; value: string }) {
  return (
    <td className={value ? undefined : 'is-empty'}>
      <span className="desk-label" aria-hidden="true">
        {label}
      </span>{' '}
      {value || '–'}
    </td>
  )
}

const formatPieces = (pieces = 0) => (pieces === 0 ? '' : String(pieces))
