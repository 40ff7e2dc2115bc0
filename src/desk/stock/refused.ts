import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusedChange } from '../call.ts'

/** The status of a page that shows why a form was refused; 200 for none. */
export const toPageStatus = (refusal: RefusedChange | null): ContentfulStatusCode =>
  refusal === null ? 200 : refusal.status === 403 || refusal.status === 412 ? refusal.status : 409
