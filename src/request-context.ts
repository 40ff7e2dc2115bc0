import type { Context } from 'hono'
import type { AppEnv } from './env.ts'
import type { Services } from './services.ts'
import { languages } from './shared/edge/visit/languages.ts'
import { withDrafts } from './shared/preview/drafts.ts'
import { getPath, type Visit } from './visit.ts'

/**
 * The values that differ between the app for public pages and the app for all other responses. In
 * public pages, which are cached, `nonce` and `reportToken` are placeholders that are replaced in
 * each response.
 */
interface ContextValues {
  visit: Visit
  nonce: string
  reportToken: string
}

/** Sets the values in `c.var` for every route of both apps (`env.ts` describes them). */
export function setRequestContext(
  c: Context<AppEnv>,
  services: Services,
  { visit, nonce, reportToken }: ContextValues,
) {
  c.set('services', visit.preview ? withDrafts(services, c.env.CONTENT_TOKEN, visit.asOf) : services)
  c.set('visit', visit)
  c.set('language', languages[visit.locale])
  c.set('path', getPath(c.req.raw))
  c.set('nonce', nonce)
  c.set('reportToken', reportToken)
}
