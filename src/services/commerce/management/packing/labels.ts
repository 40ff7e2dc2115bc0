import * as v from 'valibot'
import { formatPickupPoint } from '#client/shared/commerce/address-lines.ts'
import { orderAnswer } from '#client/shared/commerce/schema/order.ts'
import { type Cell, formatCsv } from '#client/shared/csv.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { sum } from '../../lib/money.ts'
import { listLeftToSend } from '../../orders/facts.ts'
import type { Order } from '../../orders/storage.ts'
import type { OrderNames } from '../../orders/translated/names.ts'
import { renamePurchase } from '../../orders/translated/translate.ts'
import { orderView } from '../../orders/view.ts'
import { countExpectedBack } from './returns.ts'

/** All fields of an address label, in their usual sequence. */
export const labelFields = [
  ...['order', 'name', 'company', 'street1', 'street2', 'zipCode', 'city', 'state', 'country', 'phone', 'email'],
  ...['method', 'pickupPoint', 'pieces', 'weight'],
] as const

/**
 * Parses the setting with the fields of address labels, in their sequence, separated by commas.
 * Names that are not fields are ignored. Default: all fields.
 */
export function parseLabelColumns(setting: string): string[] {
  const chosen = setting.split(',').map(name => name.trim())
  const known = chosen.filter(name => labelFields.some(field => field === name))
  return known.length > 0 ? known : [...labelFields]
}

/** How address labels are written. The `format` `nshift` has tabs, and column names in brackets. */
export interface LabelOptions {
  columns: string[]
  format: string
  language: LanguageCode
  names: OrderNames
}

/**
 * Formats the addresses of orders for import into a carrier's program. A return label has the
 * address from which goods come back. It has no delivery method, because the order's method only
 * applies to the way to the buyer.
 */
export function formatLabels(
  orders: Order[],
  kind: 'delivery' | 'return',
  { columns, format, language, names }: LabelOptions,
): string {
  const isNshift = format === 'nshift'
  const head = columns.map(name => (isNshift ? `[${name}]` : name))
  const rows = orders.map(order => {
    const row = kind === 'delivery' ? createLabel(order, names) : createReturnLabel(order, names)
    return columns.map(column => row[column] ?? null)
  })
  if (!isNshift) return formatCsv([head, ...rows], language)
  return [head, ...rows].map(cells => `${cells.map(formatTabCell).join('\t')}\r\n`).join('')
}

const createReturnLabel = (order: Order, names: OrderNames): Record<string, Cell> => ({
  ...createLabel(order, names),
  ...{ method: '', pickupPoint: '', pieces: countExpectedBack(order) },
})

function createLabel(order: Order, names: OrderNames): Record<string, Cell> {
  const { address, shippingAddress: to, deliveryDetails } = v.parse(orderAnswer, { order: orderView(order) }).order
  return {
    order: order.number,
    name: [to.firstName, to.lastName].filter(Boolean).join(' '),
    company: to.company,
    street1: to.address1,
    street2: to.address2,
    zipCode: to.zipCode,
    city: to.city,
    state: to.state,
    country: to.country,
    phone: formatPhone(to.phoneNumber || address.phoneNumber),
    email: order.email,
    method: renamePurchase(order, names).shippingMethodName,
    pickupPoint: deliveryDetails.pickupLocation.point
      ? [deliveryDetails.pickupLocation.point, formatPickupPoint(deliveryDetails.pickupLocation, to)].join(', ')
      : '',
    pieces: sum(listLeftToSend(order).map(({ quantity }) => quantity)),
    // The shop does not know weights; the column is there for imports that require it.
    weight: null,
  }
}

// The plus of a country code would look like a formula, and carriers treat `0046` the same.
const formatPhone = (phone: string) => phone.replace(/^\s*\+/, '00')

/**
 * Formats a cell so that it contains no tab and no formula. It is not put in quotation marks,
 * because carriers' programs do not understand them.
 */
function formatTabCell(cell: Cell): string {
  const text = String(cell ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text
}
