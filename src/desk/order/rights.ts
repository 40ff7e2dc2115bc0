import type { DeskOperator, DeskRole } from '../../shared/edge/operator.ts'

const goods: DeskRole[] = ['pack', 'service', 'own']
const buyers: DeskRole[] = ['service', 'own']

/**
 * The roles to which an order's page shows the form for each change. This only hides forms:
 * commerce decides who may make the change.
 */
const roles = {
  start: goods,
  ship: goods,
  track: goods,
  deliver: goods,
  return: goods,
  note: ['pack', 'service', 'accounts', 'own'],
  preview: buyers,
  refund: buyers,
  retry: buyers,
  cancel: buyers,
  address: buyers,
  email: buyers,
  resend: buyers,
} satisfies Record<string, DeskRole[]>

export type OrderFormName = keyof typeof roles

export const isOrderChange = (text: string): text is OrderFormName => Object.hasOwn(roles, text)

const hasRole = (operator: DeskOperator, wanted: readonly DeskRole[]) =>
  operator.roles.some(role => wanted.includes(role))

/** Whether this operator sees the form for a change. */
export const mayChangeOrder = (operator: DeskOperator, change: OrderFormName) => hasRole(operator, roles[change])

/** Whether this operator sees amounts, e-mail addresses, phone numbers and documents. */
export const maySeeMoney = (operator: DeskOperator) => hasRole(operator, ['service', 'accounts', 'own'])
