import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { OrderForm } from './order-form.tsx'
import { ParcelFields } from './parcels.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import { findSent, keepPieces, keepTyped, type OrderScreen } from './screen.ts'

/** The next step for an order's goods: send what is left to send, or record that it has arrived. */
export function NextStep({ screen }: { screen: OrderScreen }) {
  const { t } = useLanguage()
  const { actions, leftToSend, items, shipments } = screen.order
  const sent = findSent(screen, 'ship')
  const onTheWay = shipments.filter(({ deliveredDate }) => deliveredDate === null)
  return (
    <section className="desk-section" aria-labelledby="next">
      <h2 id="next">{t('desk.orderNext')}</h2>
      {actions.includes('ship') && leftToSend.length > 0 ? (
        <>
          <OrderForm screen={screen} change="ship" button={t('desk.orderShip')} isMain>
            <ParcelFields typed={name => keepTyped(sent, name)} />
            <PiecesFields items={items} most={leftToSend} typed={keepPieces(sent)} isFull />
          </OrderForm>
          {actions.includes('start') && <OrderForm screen={screen} change="start" button={t('desk.orderStart')} />}
        </>
      ) : onTheWay.length > 0 && actions.includes('deliver') ? (
        onTheWay.map(({ shipmentId, trackingId }, index) => (
          <OrderForm
            key={shipmentId}
            screen={screen}
            change="deliver"
            id={shipmentId}
            button={t('desk.orderDeliver', { parcel: trackingId || shipmentId })}
            isMain={index === 0}
          />
        ))
      ) : (
        <p>{t('desk.orderNothingToDo')}</p>
      )}
    </section>
  )
}
