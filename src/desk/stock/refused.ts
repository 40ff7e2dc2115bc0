import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusedChange } from '../call.ts'

/** Returns the status of a page that shows why a form's change was rejected; 200 if it was not. */
export const toPageStatus = (refusal: RefusedChange | null): ContentfulStatusCode =>
  refusal === null ? 200 : refusal.status === 403 || refusal.status === 412 ? refusal.status : 409
