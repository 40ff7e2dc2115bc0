import type { RefusedChange } from '../call.ts'
import type { LinePart, ManagedOrder, OrderAddress, OrderItem } from './order.ts'

const join = (texts: string[], between: string) => texts.filter(Boolean).join(between)

/** Formats an item, for example `Murla, Portable, brass, One size`. */
export const formatOrderItem = ({ name, variant, size }: Pick<OrderItem, 'name' | 'variant' | 'size'>) =>
  join([name, variant, size], ', ')

/**
 * Formats pieces of an order, for example `2 × Murla, Portable, brass; 1 × Murla, Table, black`.
 */
export function formatParts(parts: LinePart[], items: OrderItem[]): string {
  return parts
    .map(({ line, quantity }) => {
      const item = items.find(other => other.line === line)
      return `${quantity} × ${item ? formatOrderItem(item) : line}`
    })
    .join('; ')
}

/** Formats the name and company of the person in an address. */
export const formatPerson = ({ firstName, lastName, company }: OrderAddress) =>
  join([join([firstName, lastName], ' '), company], ', ')

/** Returns the address to which an order's goods are delivered. */
export const deliveryAddress = ({ address, shippingAddress }: Pick<ManagedOrder, 'address' | 'shippingAddress'>) =>
  shippingAddress ?? address

/** Replaces line ids in commerce's sentences with the names of the items. */
export function nameLines({ status, errors }: RefusedChange, items: OrderItem[]): RefusedChange {
  const named = Object.entries(errors).map(([field, reason]) => [
    field,
    items.reduce((sentence, item) => sentence.replaceAll(item.line, formatOrderItem(item)), reason),
  ])
  return { status, errors: Object.fromEntries(named) }
}

/** Adds up the quantities of parts. */
export const sumPieces = (parts: LinePart[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0)
