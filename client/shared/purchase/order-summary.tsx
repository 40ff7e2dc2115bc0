import type { ReactNode } from 'react'
import { formatAddressLines, formatPickupPoint } from '../commerce/address-lines.ts'
import { formatCountryName } from '../commerce/country-name.ts'
import type { OrderAnswer } from '../commerce/schema/order.ts'
import type { Address } from '../commerce/schema/selection.ts'
import { useLanguage } from '../texts/use-translate.ts'
import { LineDetails } from './line-facts.tsx'
import { TotalsRows } from './totals.tsx'

/** The goods, costs, addresses and payment of an order. */
export function OrderSummary({ order }: { order: OrderAnswer }) {
  const { t } = useLanguage()
  return (
    <div className="receipt-body">
      <section aria-labelledby="receipt-lines">
        <h2 id="receipt-lines">{t('order.items')}</h2>
        <ul className="bag-lines">
          {order.items.map(line => (
            <li key={line.line || line.item} className="bag-line">
              <LineDetails line={line} currency={order.currency} />
            </li>
          ))}
        </ul>
        {/* The delivery text is left out, because it may be outdated. The top of the page shows when
            the order arrives. */}
        <TotalsRows selection={{ ...order, delivery: { text: '' } }} />
      </section>
      <div className="receipt-facts">
        <AddressBlock title={t('order.delivery')} address={order.shippingAddress} note={order.shippingMethodName}>
          <DeliveryInstructions order={order} />
          {order.takeBack.text && <p>{order.takeBack.text}</p>}
        </AddressBlock>
        <AddressBlock title={t('order.billing')} address={order.address} note={order.paymentMethodName}>
          {order.address.vatNumber && <p>{t('order.vatNumber', { number: order.address.vatNumber })}</p>}
          {order.buyerReference && <p>{t('order.reference', { reference: order.buyerReference })}</p>}
        </AddressBlock>
        <Note title={t('order.gift')} text={order.giftMessage} />
        <Note title={t('checkout.note')} text={order.additionalNotes} />
      </div>
    </div>
  )
}

/** A text that the buyer wrote, with its line breaks. */
const Note = ({ title, text }: { title: string; text: string }) =>
  text && (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  )

function DeliveryInstructions({ order: { deliveryDetails, shippingAddress } }: { order: OrderAnswer }) {
  const { t } = useLanguage()
  const { pickupLocation: point, doorCode, courierInstructions } = deliveryDetails
  return (
    <>
      {point.name && <p>{t('order.pickupPoint', { point: formatPickupPoint(point, shippingAddress) })}</p>}
      {point.hours && <p>{t('order.open', { hours: point.hours })}</p>}
      {doorCode && <p>{t('order.doorCode', { code: doorCode })}</p>}
      {courierInstructions && <p>{courierInstructions}</p>}
    </>
  )
}

interface AddressBlockProps {
  title: string
  address: Address
  note: string
  children?: ReactNode
}

function AddressBlock({ title, address, note, children }: AddressBlockProps) {
  const { locale } = useLanguage()
  const { country, countryName: otherwise } = address
  const lines = formatAddressLines(address, country ? formatCountryName(locale, country, otherwise) : otherwise)
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {lines.map(line => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {note && <p>{note}</p>}
      {children}
    </section>
  )
}
