/** A function that responds to requests like a server, whether a service is embedded or remote. */
export type Fetch = (request: Request) => Response | Promise<Response>

/** The two services behind the shop, used over HTTP only. */
export interface Services {
  /** The checkout interface, at `/api/checkout/…` of any host. */
  commerce: Fetch
  /** GraphQL, at `/api/content/graphql` of any host. */
  content: Fetch
}

/** The part that the execution contexts of Hono and of the runtime have in common. */
export type RequestContext = Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException' | 'props'>

/** Returns the services for one request: embedded, or those at `COMMERCE_URL` and `CONTENT_URL`. */
export type Connect = (env: Env, context: RequestContext) => Services
