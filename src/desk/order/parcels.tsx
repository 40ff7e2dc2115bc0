import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import { formatShopDate } from '../times.ts'
import { formatParts } from './names.ts'
import type { OrderParcel } from './order.ts'
import { OrderForm } from './order-form.tsx'
import { findSent, keepTyped, type OrderScreen } from './screen.ts'

/** The fields of a parcel: its carrier, tracking number and tracking address. */
export function ParcelFields({ typed }: { typed: (name: 'carrier' | 'trackingId' | 'trackingUrl') => string }) {
  const { t } = useLanguage()
  return (
    <>
      <Field
        name="trackingId"
        label={t('desk.orderTracking')}
        defaultValue={typed('trackingId')}
        maxLength={100}
        autoComplete="off"
      />
      <Field name="carrier" label={t('desk.orderCarrier')} defaultValue={typed('carrier')} maxLength={100} />
      <Field
        name="trackingUrl"
        type="url"
        label={t('desk.orderTrackingAddress')}
        defaultValue={typed('trackingUrl')}
        maxLength={500}
      />
    </>
  )
}

/** The parcels of an order, each with a form that corrects its tracking. */
export function Parcels({ screen }: { screen: OrderScreen }) {
  const { t } = useLanguage()
  const { shipments } = screen.order
  if (shipments.length === 0) return null
  return (
    <section className="desk-section" aria-labelledby="parcels">
      <h2 id="parcels">{t('desk.orderParcels')}</h2>
      <ol className="desk-rows">
        {shipments.map(parcel => (
          <ParcelRow key={parcel.shipmentId} parcel={parcel} screen={screen} />
        ))}
      </ol>
    </section>
  )
}

function ParcelRow({ parcel, screen }: { parcel: OrderParcel; screen: OrderScreen }) {
  const { t, locale } = useLanguage()
  const { shipmentId, shippedDate, deliveredDate, carrier, trackingId, trackingUrl, lines } = parcel
  const { actions, items } = screen.order
  const sent = findSent(screen, 'track', shipmentId)
  return (
    <li className="desk-row">
      <p>
        {t('desk.orderSentOn', { date: formatShopDate(shippedDate, locale) })}{' '}
        {deliveredDate && t('desk.orderDeliveredOn', { date: formatShopDate(deliveredDate, locale) })} {carrier}{' '}
        {trackingUrl ? <a href={trackingUrl}>{trackingId || t('desk.orderTrackingAddress')}</a> : trackingId}
      </p>
      <p className="soft">{formatParts(lines, items)}</p>
      {actions.includes('correct') && (
        <OrderForm
          screen={screen}
          change="track"
          id={shipmentId}
          summary={t('desk.orderCorrectParcel')}
          button={t('desk.orderSave')}
        >
          <ParcelFields typed={name => keepTyped(sent, name, parcel[name])} />
        </OrderForm>
      )}
    </li>
  )
}
