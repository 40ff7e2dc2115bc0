import * as v from 'valibot'
import type { ManagementCall } from '../../shared/edge/management.ts'
import type { SentForm } from '../form-data.ts'
import type { LinePart } from './order.ts'
import type { OrderFormName } from './rights.ts'

/** The request that a sent form leads to, or the field whose value is invalid. */
export type ParsedChange = { call: ManagementCall } | { invalid: 'pieces' | 'amount' }

const parcelFields = ['carrier', 'trackingId', 'trackingUrl']
export const typedAddressFields = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zipCode',
  'city',
  'state',
  'country',
  'phoneNumber',
] as const

const quantity = v.pipe(
  v.string(),
  v.regex(/^\d{0,5}$/),
  v.transform(text => Number(text || '0')),
)
const amount = v.pipe(
  v.string(),
  v.transform(text => text.replace(/\s/g, '').replace(',', '.')),
  v.regex(/^(\d{1,7}(\.\d{1,2})?)?$/),
)

/** Reads the quantities that were typed into a form, keyed by line. */
export const readPieces = ({ fields }: SentForm): Map<string, string> => {
  const quantities = fields('pieces')
  return new Map(fields('line').map((line, index) => [line, quantities[index] ?? '']))
}

/** Parses the pieces in a form, without lines of 0 pieces; null if a quantity is not a number. */
function parsePieces(form: SentForm): LinePart[] | null {
  const parts = [...readPieces(form)].map(([line, typed]) => ({ line, parsed: v.safeParse(quantity, typed) }))
  if (parts.some(({ parsed }) => !parsed.success)) return null
  return parts.flatMap(({ line, parsed }) =>
    parsed.success && parsed.output > 0 ? [{ line, quantity: parsed.output }] : [],
  )
}

/**
 * Converts a form from an order's page into the request that makes its change. `id` is the number
 * of the parcel, the reference of the refund, or the kind of mail.
 */
export function parseChange(order: string, change: OrderFormName, id: string, form: SentForm): ParsedChange {
  const { field } = form
  const post = (path: string, body: object): ParsedChange => ({
    call: { method: 'POST', path: `orders/${order}/${path}`, body },
  })
  const put = (path: string, body: object): ParsedChange => ({
    call: { method: 'PUT', path: `orders/${order}/${path}`, body },
  })
  const readFields = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, field(name)]))
  const restock = field('restock') === 'on'
  const withLines = (path: string, more: object) => {
    const lines = parsePieces(form)
    return lines ? post(path, { ...more, lines }) : { invalid: 'pieces' as const }
  }
  switch (change) {
    case 'start':
      return post('start', {})
    case 'ship':
      return withLines('shipments', readFields(parcelFields))
    case 'track':
      return put(`shipments/${encodeURIComponent(id)}`, readFields(parcelFields))
    case 'deliver':
      return post('deliveries', { shipment: Number(id) })
    case 'return':
      return withLines('returns', { restock })
    case 'preview':
    case 'refund':
      return parseRefund(form, body => post('refunds', { ...body, ...(change === 'preview' && { preview: true }) }))
    case 'retry':
      return post(`refunds/${encodeURIComponent(id)}/retry`, {})
    case 'cancel':
      return post('cancellation', { reason: field('reason'), restock })
    case 'note':
      return post('notes', { text: field('text') })
    case 'address':
      return put('delivery-address', readFields(typedAddressFields))
    case 'email':
      return put('email', { email: field('email') })
    case 'resend':
      return post('mails', { kind: id })
  }
}

/** The form's field `what` is `all`, `part`, or the number of a withdrawal. */
function parseRefund(form: SentForm, send: (body: object) => ParsedChange): ParsedChange {
  const { field } = form
  const what = field('what')
  const common = { reason: field('reason'), restock: field('restock') === 'on' }
  if (what === 'all') return send({ ...common, all: true })
  if (what !== 'part') return send({ ...common, withdrawal: Number(what) })
  const lines = parsePieces(form)
  if (!lines) return { invalid: 'pieces' }
  const typed = v.safeParse(amount, field('amount'))
  if (!typed.success) return { invalid: 'amount' }
  return send({
    ...common,
    ...(lines.length > 0 && { lines }),
    shipping: field('shipping') === 'on',
    ...(typed.output && { amount: typed.output }),
  })
}
