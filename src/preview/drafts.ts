import { authorised } from '../content/authorised.ts'
import type { Services } from '../services.ts'

/**
 * The services in a preview: content requests carry the editors' token, so that drafts are
 * returned.
 */
export const withDrafts = (services: Services, token?: string): Services => ({
  ...services,
  content: authorised(services.content, token),
})
