import type { DeskOperator, DeskRole } from '../../shared/edge/operator.ts'

const goods: DeskRole[] = ['pack', 'service', 'own']
const buyers: DeskRole[] = ['service', 'own']

/** Whose orders have a form for each change. Commerce decides who may make it. */
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

/** Whether an operator's pages have the form for a change. */
export const mayChangeOrder = (operator: DeskOperator, change: OrderFormName) => hasRole(operator, roles[change])

/** Whether an operator's pages show amounts, e-mail addresses, telephone numbers and documents. */
export const maySeeMoney = (operator: DeskOperator) => hasRole(operator, ['service', 'accounts', 'own'])
