import type { Order } from '../storage.ts'

const isRecord = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null

/**
 * Returns an order's fields in the wire's format, including operators' corrections to the delivery
 * address and e-mail address. Receipts and credit notes need the snapshot's uncorrected fields
 * instead.
 */
export function correctPurchase({
  snapshot,
  email,
  deliveryAddress,
}: Pick<Order, 'snapshot' | 'email' | 'deliveryAddress'>): Record<string, unknown> {
  const { purchase } = snapshot
  const withEmail = (address: unknown) =>
    email !== snapshot.email && isRecord(address) ? { ...address, email } : address
  if (email === snapshot.email && deliveryAddress === null) return purchase
  return {
    ...purchase,
    address: withEmail(purchase.address),
    shippingAddress: withEmail(
      isRecord(purchase.shippingAddress) ? { ...purchase.shippingAddress, ...deliveryAddress } : deliveryAddress,
    ),
  }
}
