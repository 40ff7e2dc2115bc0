import { asList, asRecord } from './management.ts'
import { formatGoods, formatItem, formatWord, listGoods } from './order-goods-text.ts'
import { listDueRefunds, listPayments, listSums } from './order-money-text.ts'
import { formatMoment } from './time.ts'

type Order = Record<string, unknown>

/** Formats a list of orders, one line each. */
export function formatOrders(orders: Order[]): string {
  if (orders.length === 0) return 'No orders.'
  return orders.map(row).join('\n')
}

const row = (order: Order) => {
  const { firstName, lastName } = asRecord(order.address)
  const { grandTotalPrice } = asRecord(order.totals)
  const withdrawn = asList(order.withdrawals).length > 0 ? 'withdrawn from' : ''
  return [
    order.order,
    formatMoment(order.date),
    formatGoods(order),
    formatWord(order.money),
    grandTotalPrice,
    clean(`${firstName} ${lastName}`),
    withdrawn,
  ]
    .join('  ')
    .trimEnd()
}

/** Formats an order with everything needed to send it and to answer the buyer's questions. */
export function formatOrder(order: Order): string {
  return [
    `Order ${order.order} of ${formatMoment(order.date)}: ${formatGoods(order)}; money: ${formatWord(order.money)}`,
    ...listGoods(order),
    ...listDueRefunds(order),
    '',
    ...asList(order.items).map(formatItem),
    '',
    ...listSums(order),
    '',
    ...listPayments(order),
    ...(order.additionalNotes ? ['', `Note: ${order.additionalNotes}`] : []),
    ...(asRecord(order.takeBack).choice === 'chosen'
      ? ['', 'Takes an old lamp back: enclose a prepaid return label.']
      : []),
    ...(order.giftMessage ? ['', 'Gift message, to be sent along:', ...`${order.giftMessage}`.split('\n')] : []),
    '',
    'Delivery address:',
    ...addressLines(asRecord(order.shippingAddress)),
    ...wishLines(asRecord(order.deliveryDetails)),
    ...asList(order.taxNumbers).map(({ name, number }) => `For the carrier: ${name} ${number}`),
    '',
    ...billingLines(order),
    ...companyLines(order),
    ...consentLines(order),
    '',
    ...mailLines(order),
    ...asList(order.history).map(
      ({ date, change, actor, details }) =>
        `${formatMoment(date)}  ${formatWord(change)}  ${actor}${disputeText(asRecord(details))}${noteText(asRecord(details))}`,
    ),
  ]
    .map(clean)
    .join('\n')
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

function billingLines({ address, shippingAddress }: Order): string[] {
  const [billing, delivery] = [addressLines(asRecord(address)), addressLines(asRecord(shippingAddress))]
  const withoutContact = (lines: string[]) => lines.filter(line => !/@|^\+?\d[\d ]+$/.test(line)).join('\n')
  // Only the billing address has the buyer's telephone number and email address.
  return withoutContact(billing) === withoutContact(delivery)
    ? ['Billing address: the same', ...billing.filter(line => !delivery.includes(line))]
    : ['Billing address:', ...billing]
}

/** Lists a company's VAT number and reference. */
function companyLines({ address, buyerReference }: Order): string[] {
  const { vatNumber } = asRecord(address)
  return [
    ...(vatNumber ? [`VAT number: ${vatNumber}`] : []),
    ...(buyerReference ? [`Buyer's reference: ${buyerReference}`] : []),
  ]
}

/** Lists the buyer's wishes for the delivery. */
function wishLines({ pickupLocation, doorCode, courierInstructions }: Record<string, unknown>): string[] {
  const { point, name, address1, zipCode, city } = asRecord(pickupLocation)
  return [
    ...(name ? [`Pick-up point ${point}: ${name}, ${address1}, ${zipCode} ${city}`] : []),
    ...(doorCode ? [`Door code: ${doorCode}`] : []),
    ...(courierInstructions ? [`To the courier: ${courierInstructions}`] : []),
  ]
}

/** Formats a dispute with its reason or outcome. */
const disputeText = ({ dispute, amount, reason, outcome }: Record<string, unknown>) =>
  dispute ? `  ${[dispute, (Number(amount) / 100).toFixed(2), outcome ?? reason].filter(Boolean).join(', ')}` : ''

/** Formats an operator's note. */
const noteText = ({ text }: Record<string, unknown>) => (text ? `  ${text}` : '')

/** Lists the mails to the buyer, and whether they are sent. */
const mailLines = ({ mails }: Order): string[] => {
  const lines = asList(mails).map(
    ({ kind, recipient, created, sent }) =>
      `Mail ${kind} to ${recipient || 'an erased address'}: ${sent ? `sent ${formatMoment(sent)}` : `not sent since ${formatMoment(created)}`}`,
  )
  return lines.length > 0 ? [...lines, ''] : []
}

/** Lists the consents that the buyer gave or refused. */
const consentLines = ({ consents }: Order): string[] =>
  asList(consents).map(({ key, version, consented }) =>
    [`Consent ${key}`, version ? ` (version ${version})` : '', `: ${consented ? 'yes' : 'no'}`].join(''),
  )

/** Removes control characters, because shoppers' texts could contain terminal commands. */
export const clean = (text: string) => text.replace(/\p{Cc}/gu, ' ')
