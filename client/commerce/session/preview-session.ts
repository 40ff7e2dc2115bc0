import { createCommerce } from '../client.ts'
import { session } from './session-client.ts'

/**
 * The checkout interface with a session of its own, which ends with its user: to see what would be,
 * without changing what is.
 */
export function previewSession() {
  let token: string | null = null
  return createCommerce({
    ...session,
    token: () => token,
    onToken: given => {
      token = given
    },
  })
}
