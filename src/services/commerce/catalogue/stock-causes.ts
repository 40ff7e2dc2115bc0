/** The causes from which operators choose when they change the stock. */
export const operatorCauses = ['count', 'correction', 'received', 'damaged', 'lost'] as const
export type OperatorCause = (typeof operatorCauses)[number]

/**
 * The causes that the service itself records for stock changes. All but `opening` are caused by an
 * order.
 */
export const serviceCauses = ['opening', 'sold', 'returned', 'cancelled', 'refunded'] as const

export type StockCause = OperatorCause | (typeof serviceCauses)[number]
