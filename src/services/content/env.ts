/** What the content service needs of the platform. */
export interface ContentBindings {
  CONTENT_DB: D1Database
  /** Who sends it as a bearer token may edit and see drafts. Without it nobody may. */
  CONTENT_TOKEN?: string
}

export interface ContentEnv {
  Bindings: ContentBindings
}

type Fetch = (request: Request) => Response | Promise<Response>

/** Whom the service speaks to, over HTTP only. */
export interface Neighbours {
  /** The checkout interface, at `/api/checkout/…` of any host: prices, stock and markets. */
  commerce: Fetch
  /** The shop, at `/api/webhooks/content` of any host: it is told what has changed. */
  storefront: Fetch
}
