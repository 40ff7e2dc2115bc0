import type { Context } from 'hono'
import { languages } from './edge/languages.ts'
import type { AppEnv } from './env.ts'
import { withDrafts } from './preview/drafts.ts'
import type { Services } from './services.ts'
import { pathOf, type Visit } from './visit.ts'

/**
 * Where the two apps differ: a shared page has slots for `nonce` and `reportToken`, an answer of
 * its own has values.
 */
interface Answer {
  visit: Visit
  nonce: string
  reportToken: string
}

/** Sets what every route of both apps finds in `c.var` (`env.ts` says what each is). */
export function setRequestContext(c: Context<AppEnv>, services: Services, { visit, nonce, reportToken }: Answer) {
  c.set('services', visit.preview ? withDrafts(services, c.env.CONTENT_TOKEN) : services)
  c.set('visit', visit)
  c.set('language', languages[visit.locale])
  c.set('path', pathOf(c.req.raw))
  c.set('nonce', nonce)
  c.set('reportToken', reportToken)
}
