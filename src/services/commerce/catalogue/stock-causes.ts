/** The causes of stock changes that operators choose. */
export const operatorCauses = ['count', 'correction', 'received', 'damaged', 'lost'] as const
export type OperatorCause = (typeof operatorCauses)[number]

/**
 * The causes of stock changes that the service records itself; all but `opening` are of an order.
 */
export const serviceCauses = ['opening', 'sold', 'returned', 'cancelled', 'refunded'] as const

export type StockCause = OperatorCause | (typeof serviceCauses)[number]
