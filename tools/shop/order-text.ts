import { asList, asRecord } from './management.ts'

type Order = Record<string, unknown>

/** A line for each order. */
export function overview(orders: Order[]): string {
  if (orders.length === 0) return 'No orders.'
  return orders.map(row).join('\n')
}

const row = (order: Order) => {
  const { firstName, lastName } = asRecord(order.address)
  const { grandTotalPrice } = asRecord(order.totals)
  const withdrawn = asList(order.withdrawals).length > 0 ? 'withdrawn from' : ''
  return [
    order.order,
    order.date,
    `${order.state}`.replace('_', ' '),
    grandTotalPrice,
    clean(`${firstName} ${lastName}`),
    withdrawn,
  ]
    .join('  ')
    .trimEnd()
}

/** Everything that is needed to pack and send it. */
export function orderText(order: Order): string {
  const totals = asRecord(order.totals)
  const shipments = asList(order.shipments).map(
    ({ shipmentId, shippedDate, carrier, trackingId, trackingUrl }) =>
      `Sent ${[shippedDate, `parcel ${shipmentId}`, carrier, trackingId, trackingUrl].filter(Boolean).join(', ')}`,
  )
  return [
    `Order ${order.order} of ${order.date} UTC: ${`${order.state}`.replace('_', ' ')}`,
    ...shipments,
    ...withdrawnLines(order),
    ...dueLines(order),
    '',
    ...asList(order.items).map(itemText),
    '',
    ...asList(asRecord(order.discounts).automaticDiscounts).map(
      ({ name, priceOff }) => `Discount ${name}: ${priceOff}`,
    ),
    ...asList(asRecord(order.discounts).vouchers).map(({ voucher, priceOff }) => `Voucher ${voucher}: ${priceOff}`),
    `${order.shippingMethodName}: ${totals.shippingPrice}`,
    `Total: ${totals.grandTotalPrice}, of which tax ${totals.grandTotalPriceTax}`,
    ...paymentLines(order),
    ...(order.additionalNotes ? ['', `Note: ${order.additionalNotes}`] : []),
    ...(order.giftMessage ? ['', 'Gift message, to be sent along:', ...`${order.giftMessage}`.split('\n')] : []),
    '',
    ...addressLines(asRecord(order.shippingAddress)),
    ...billingLines(order),
    ...companyLines(order),
    ...wishLines(asRecord(order.deliveryDetails)),
    ...consentLines(order),
    '',
    ...asList(order.history).map(
      ({ date, change, actor, details }) =>
        `${time(date)}  ${`${change}`.replace('_', ' ')}  ${actor}${disputeText(asRecord(details))}`,
    ),
  ]
    .map(clean)
    .join('\n')
}

function itemText({ item, quantity, sku, size, totalPrice, product }: Record<string, unknown>) {
  const { name, variantName } = asRecord(product)
  return `${quantity} × ${name} ${variantName}, ${size} (item ${item}, ${sku}): ${totalPrice}`
}

function addressLines(address: Record<string, unknown>) {
  const { firstName, lastName, company, address1, address2, zipCode, city, state, countryName, phoneNumber, email } =
    address
  return [
    `${firstName} ${lastName}`,
    company,
    address1,
    address2,
    [zipCode, city, state].filter(Boolean).join(' '),
    countryName,
    phoneNumber,
    email,
  ]
    .filter(Boolean)
    .map(String)
}

function paymentLines({ payment, paymentMethodName: name, refunds }: Order): string[] {
  const { method, reference, providerReference, captured, currency } = asRecord(payment)
  const id = [reference, providerReference !== reference && providerReference].filter(Boolean).join(', ')
  return [
    `Paid with ${[method, name].filter(Boolean).join(', ')} (${id}), ${captured ? `captured ${time(captured)}` : 'not captured yet'}`,
    ...asList(refunds).map(
      ({ status, created, amountAsNumber, reason }) =>
        `Refund ${status}, ${time(created)}: ${Number(amountAsNumber).toFixed(2)} ${currency}${reason ? ` (${reason})` : ''}`,
    ),
  ]
}

/** Where it differs from the address that it is sent to. */
function billingLines({ address, shippingAddress }: Order): string[] {
  const [billing, delivery] = [addressLines(asRecord(address)), addressLines(asRecord(shippingAddress))]
  const withoutContact = (lines: string[]) => lines.filter(line => !/@|^\+?\d[\d ]+$/.test(line)).join('\n')
  return withoutContact(billing) === withoutContact(delivery) ? [] : ['', 'Billing address:', ...billing]
}

/** What a company is invoiced with. */
function companyLines({ address, buyerReference }: Order): string[] {
  const { vatNumber } = asRecord(address)
  return [
    ...(vatNumber ? [`VAT number: ${vatNumber}`] : []),
    ...(buyerReference ? [`Buyer's reference: ${buyerReference}`] : []),
  ]
}

/** What the buyer has withdrawn from: not to be sent, or on its way back. */
function withdrawnLines({ items, withdrawals }: Order): string[] {
  const names = new Map(asList(items).map(({ line, product, size }) => [line, `${asRecord(product).name}, ${size}`]))
  return asList(withdrawals).flatMap(({ withdrawal, date, lines }) =>
    asList(lines).map(
      ({ line, quantity }) =>
        `Withdrawn from ${time(date)}, no. ${withdrawal}: ${quantity} × ${names.get(line) ?? line}`,
    ),
  )
}

const dueLines = ({ dueRefunds, payment }: Order): string[] =>
  asList(dueRefunds).map(
    ({ withdrawal, dueBy, amountAsNumber }) =>
      `Refund of ${Number(amountAsNumber).toFixed(2)} ${asRecord(payment).currency} for withdrawal ${withdrawal} due by ${dueBy}`,
  )

/** What was chosen besides the way of delivery. */
function wishLines({ pickupLocation, doorCode, courierInstructions }: Record<string, unknown>): string[] {
  const { point, name, address1, zipCode, city } = asRecord(pickupLocation)
  return [
    ...(name ? [`Pick-up point ${point}: ${name}, ${address1}, ${zipCode} ${city}`] : []),
    ...(doorCode ? [`Door code: ${doorCode}`] : []),
    ...(courierInstructions ? [`To the courier: ${courierInstructions}`] : []),
  ]
}

/** What a dispute is about, or how it ended. */
const disputeText = ({ dispute, amount, reason, outcome }: Record<string, unknown>) =>
  dispute ? `  ${[dispute, (Number(amount) / 100).toFixed(2), outcome ?? reason].filter(Boolean).join(', ')}` : ''

/** What the buyer was asked to agree to, and whether they did. */
const consentLines = ({ consents }: Order): string[] =>
  asList(consents).map(({ key, version, consented }) =>
    [`Consent ${key}`, version ? ` (version ${version})` : '', `: ${consented ? 'yes' : 'no'}`].join(''),
  )

/** An ISO time to the minute. */
export const time = (text: unknown) => `${`${text}`.slice(0, 16).replace('T', ' ')} UTC`

/** Without control characters: what shoppers typed could contain commands for the terminal. */
export const clean = (text: string) => text.replace(/\p{Cc}/gu, ' ')
