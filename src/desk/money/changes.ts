import type { ManagementCall } from '../../shared/edge/management.ts'
import type { SentForm } from '../form-data.ts'

/**
 * A change that the screen can make: it requests a failed refund again (`retry`), or records that a
 * withdrawal is dealt with (`handled`) or that the money for a payment was returned (`returned`).
 */
export interface MoneyChange {
  kind: 'retry' | 'handled' | 'returned'
  /** The reference of the refund or payment, or the number of the withdrawal. */
  id: string
  call: ManagementCall
}

/** Parses a sent form; null if the form is not from this screen. */
export function parseMoneyChange({ change, field }: Pick<SentForm, 'change' | 'field'>): MoneyChange | null {
  const id = field('id')
  const order = field('order')
  if (change === 'retry' && /^\w{1,100}$/.test(id) && /^\d{1,12}$/.test(order))
    return { kind: 'retry', id, call: { method: 'POST', path: `orders/${order}/refunds/${id}/retry`, body: {} } }
  if (change === 'handled' && /^\d{1,9}$/.test(id))
    return {
      ...{ kind: 'handled', id },
      call: { method: 'POST', path: `withdrawals/${id}/handled`, body: { note: field('note') } },
    }
  if (change === 'returned' && /^\w{1,100}$/.test(id))
    return {
      ...{ kind: 'returned', id },
      call: { method: 'POST', path: `payments/${id}/returned`, body: { note: field('note') } },
    }
  return null
}
