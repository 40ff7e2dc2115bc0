import type { Context } from 'hono'
import { createOutbox } from '../services/commerce/mail/outbox-page.tsx'
import { mailComposer } from '../services/commerce/mails.ts'
import { testProvider } from '../services/commerce/payments/test/routes.tsx'
import { listProviders } from '../services/commerce/providers.ts'
import { createMailSamples } from '../services/commerce/samples/routes.tsx'
import schema from '../services/content/schema.graphql?raw'
import type { Services } from '../services.ts'
import { api } from './api.tsx'
import { createGraphqlPage } from './graphql.tsx'

/*
 * Tools for local use. Only the local build contains this module, and the variable `LOCAL_TOOLS`
 * enables the tools there.
 */

export { cachePage, purgePages } from './page-cache.ts'
export { styleGuide } from './style-guide/route.tsx'

type Page = (
  request: Request,
  env: Env,
  context: Context['executionCtx'],
  services: Services,
) => Response | Promise<Response>

const graphql = createGraphqlPage(schema)

/** The local tools, keyed by their paths. They set their own headers. */
export const pages: Record<string, Page> = {
  '/__pay': testProvider.fetch,
  '/__outbox': createOutbox(mailComposer).fetch,
  '/__mails': createMailSamples(listProviders).fetch,
  '/__api': api.fetch,
  '/__graphql': (request, env, context, { content }) => graphql(content).fetch(request, env, context),
}
