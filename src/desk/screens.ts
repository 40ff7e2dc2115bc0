import * as paths from '#client/paths.ts'
import type { DeskOperator, DeskRole } from '../shared/edge/operator.ts'

export interface DeskScreen {
  /** The name, which is also the key of its title in the desk's dictionary. */
  name: 'today' | 'orders' | 'pack' | 'stock' | 'money' | 'log'
  path: string
  /** The letter that opens the screen when it is pressed after `g`. */
  key: string
  /** The roles whose menu lists it. Commerce decides what each role may see and do. */
  roles: readonly DeskRole[]
}

const everybody: DeskRole[] = ['pack', 'service', 'accounts', 'own']

const screens: readonly DeskScreen[] = [
  { name: 'today', path: paths.desk, key: 't', roles: everybody },
  { name: 'orders', path: paths.deskOrders, key: 'o', roles: everybody },
  { name: 'pack', path: paths.deskPack, key: 'p', roles: ['pack', 'service', 'own'] },
  { name: 'stock', path: paths.deskStock, key: 's', roles: everybody },
  { name: 'money', path: paths.deskMoney, key: 'm', roles: ['service', 'accounts', 'own'] },
  { name: 'log', path: paths.deskLog, key: 'l', roles: everybody },
]

/** Lists the screens in an operator's menu. */
export const listScreens = ({ roles }: DeskOperator) =>
  screens.filter(screen => screen.roles.some(role => roles.includes(role)))
