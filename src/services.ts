/** A function that answers requests like a server: embedded and remote services look the same. */
export type Fetch = (request: Request) => Response | Promise<Response>

/** The two services behind the shop, used over HTTP only. */
export interface Services {
  /** The checkout interface, at `/api/checkout/…` of any host. */
  commerce: Fetch
  /** GraphQL, at `/api/content/graphql` of any host. */
  content: Fetch
}

/** The part that Hono's and the runtime's execution contexts have in common. */
export type RequestContext = Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException' | 'props'>

/** The services for one request: embedded ones, or those of `COMMERCE_URL` and `CONTENT_URL`. */
export type Connect = (env: Env, context: RequestContext) => Services
