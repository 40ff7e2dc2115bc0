/**
 * Anything that answers a request like a server does: the embedded services and real ones look the
 * same.
 */
export type Fetch = (request: Request) => Response | Promise<Response>

/** The two services behind the shop, spoken to over HTTP only. */
export interface Services {
  /** The checkout interface, at `/api/checkout/…` of any host. */
  commerce: Fetch
  /** GraphQL, at `/api/content/graphql` of any host. */
  content: Fetch
}

/** What lasts as long as a request: Hono's and the runtime's contexts both have it. */
export type RequestContext = Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException' | 'props'>

/**
 * Gives the services one request may speak to: embedded ones, or those of `COMMERCE_URL` and
 * `CONTENT_URL`.
 */
export type Connect = (env: Env, context: RequestContext) => Services
