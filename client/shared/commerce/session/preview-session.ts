import { createCommerce } from '../client.ts'
import { sessionOptions } from './session-client.ts'

/** The checkout interface with a temporary session, to compute changes without applying them. */
export function previewSession() {
  let token: string | null = null
  return createCommerce({
    ...sessionOptions,
    token: () => token,
    onToken: given => {
      token = given
    },
  })
}
