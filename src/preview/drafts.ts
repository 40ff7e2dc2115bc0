import { authorised } from '../content/authorised.ts'
import type { Services } from '../services.ts'

/**
 * The services as an editor sees them: content is asked with the editors' token, so that it may
 * answer drafts.
 */
export const withDrafts = (services: Services, token?: string): Services => ({
  ...services,
  content: authorised(services.content, token),
})
