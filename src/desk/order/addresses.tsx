import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import { typedAddressFields } from './changes.ts'
import { deliveryAddress } from './names.ts'
import type { OrderAddress } from './order.ts'
import { OrderForm } from './order-form.tsx'
import { maySeeMoney } from './rights.ts'
import { findSent, keepTyped, type OrderScreen } from './screen.ts'

/** The addresses of delivery and of the buyer, with forms to correct them before goods are sent. */
export function OrderAddresses({ screen }: { screen: OrderScreen }) {
  const { t } = useLanguage()
  const { order, operator } = screen
  const isWhole = maySeeMoney(operator)
  const { pickupLocation = '', doorCode = '', courierInstructions = '' } = order.deliveryDetails ?? {}
  const to = deliveryAddress(order)
  const delivery = [
    order.shippingMethodName,
    pickupLocation || order.pickupPoint,
    doorCode && t('desk.orderDoorCode', { code: doorCode }),
    courierInstructions,
  ]
  return (
    <section className="desk-section" aria-labelledby="addresses">
      <h2 id="addresses">{t('desk.orderAddresses')}</h2>
      <div className="desk-columns">
        <AddressText title={t('desk.orderDeliverTo')} address={to} isWhole={isWhole} more={delivery} />
        {isWhole && order.shippingAddress && (
          <AddressText title={t('desk.orderBuyer')} address={order.address} isWhole more={[order.buyerReference]} />
        )}
      </div>
      {order.shipments.length === 0 && order.goods === 'to_send' && (
        <Corrections screen={screen} to={to} email={order.address.email} />
      )}
    </section>
  )
}

interface AddressTextProps {
  title: string
  address: OrderAddress
  /** Whether the telephone number, the e-mail address and the VAT number are shown. */
  isWhole: boolean
  more: string[]
}

function AddressText({ title, address, isWhole, more }: AddressTextProps) {
  const rows = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    `${address.zipCode} ${address.city}`.trim(),
    address.state,
    address.countryName || address.country,
    ...(isWhole ? [address.phoneNumber, address.email, address.vatNumber] : []),
    ...more,
  ]
  return (
    <div>
      <h3>{title}</h3>
      <address className="desk-address">{rows.filter(Boolean).join('\n')}</address>
    </div>
  )
}

function Corrections({ screen, to, email }: { screen: OrderScreen; to: OrderAddress; email: string }) {
  const { t } = useLanguage()
  const [address, mail] = [findSent(screen, 'address'), findSent(screen, 'email')]
  return (
    <>
      <OrderForm
        screen={screen}
        change="address"
        summary={t('desk.orderCorrectAddress')}
        button={t('desk.orderSaveAddress')}
      >
        {typedAddressFields.map(name => (
          <Field
            key={name}
            name={name}
            label={t(`desk.orderAddress_${name}`)}
            defaultValue={keepTyped(address, name, to[name])}
            maxLength={200}
            autoComplete="off"
          />
        ))}
      </OrderForm>
      <OrderForm screen={screen} change="email" summary={t('desk.orderCorrectEmail')} button={t('desk.orderSaveEmail')}>
        <Field
          name="email"
          type="email"
          required
          label={t('desk.orderEmail')}
          defaultValue={keepTyped(mail, 'email', email)}
          maxLength={254}
          autoComplete="off"
        />
      </OrderForm>
    </>
  )
}
