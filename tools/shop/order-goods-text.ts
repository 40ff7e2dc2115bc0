import { asList, asRecord } from './management.ts'
import { formatMoment } from './time.ts'

type Fields = Record<string, unknown>

const nameOf = ({ item, sku, size, product }: Fields) => {
  const { name, variantName } = asRecord(product)
  return `${name} ${variantName}, ${size} (item ${item}, ${sku})`
}

/** Formats a line of an order with its total price. */
export const formatItem = (item: Fields) => `${item.quantity} × ${nameOf(item)}: ${item.totalPrice}`

/** Lists the goods of an order: those in parcels, left to send, withdrawn from, and returned. */
export function listGoods(order: Fields): string[] {
  const names = new Map(asList(order.items).map(item => [item.line, nameOf(item)]))
  const partText = ({ line, quantity }: Fields) => `${quantity} × ${names.get(line) ?? line}`
  const left = asList(order.leftToSend).map(partText)
  const back = asList(order.lines).flatMap(({ line, returned }) =>
    Number(returned) > 0 ? [partText({ line, quantity: returned })] : [],
  )
  return [
    ...asList(order.shipments).flatMap(parcel => [
      parcelText(parcel),
      ...asList(parcel.lines).map(part => `    ${partText(part)}`),
    ]),
    ...titled('Left to send:', left),
    ...asList(order.withdrawals).flatMap(({ withdrawal, date, lines }) =>
      asList(lines).map(part => `Withdrawal ${withdrawal} of ${formatMoment(date)}: ${partText(part)}`),
    ),
    ...titled('Came back:', back),
  ]
}

const titled = (title: string, lines: string[]) =>
  lines.length > 0 ? [title, ...lines.map(line => `    ${line}`)] : []

const parcelText = ({ shipmentId, shippedDate, deliveredDate, carrier, trackingId, trackingUrl }: Fields) =>
  [
    `Sent ${formatMoment(shippedDate)}, parcel ${shipmentId}`,
    ...[carrier, trackingId, trackingUrl].filter(Boolean),
    deliveredDate ? `delivered ${formatMoment(deliveredDate)}` : '',
  ]
    .filter(Boolean)
    .join(', ')

/** Formats the state of the goods, for example `partly shipped, 2 to send`. */
export function formatGoods({ goods, lines }: Fields): string {
  const left = asList(lines).reduce((sum, { toSend }) => sum + Number(toSend), 0)
  return [formatWord(goods), left > 0 && goods !== 'to_send' ? `${left} to send` : ''].filter(Boolean).join(', ')
}

/** Formats a word of the interface for people: `partly_refunded` becomes `partly refunded`. */
export const formatWord = (text: unknown) => `${text}`.replaceAll('_', ' ')
