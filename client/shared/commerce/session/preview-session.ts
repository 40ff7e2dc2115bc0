import { createCommerce } from '../client.ts'
import { sessionOptions } from './session-client.ts'

/**
 * A client of the checkout interface with a temporary session, to compute changes without applying
 * them.
 */
export function createPreviewSession() {
  let token: string | null = null
  return createCommerce({
    ...sessionOptions,
    token: () => token,
    onToken: newToken => {
      token = newToken
    },
  })
}
