/** The roles of the people who run the shop. */
export const deskRoles = ['pack', 'service', 'accounts', 'own'] as const
export type DeskRole = (typeof deskRoles)[number]

/** Who works at the desk, and the token that commerce accepts from them for a minute. */
export interface DeskOperator {
  token: string
  id: string
  name: string
  roles: DeskRole[]
}
