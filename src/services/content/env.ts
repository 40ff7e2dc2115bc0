import type { Locale } from './lib/localize.ts'
import type { PriceAt } from './lib/money.ts'
import type { PresenceObject } from './presence/presence-object.ts'

/** The platform bindings of the content service. */
export interface ContentBindings {
  CONTENT_DB: D1Database
  /** What editors upload, where the shop's picture endpoint finds it. */
  PICTURES: R2Bucket
  IMAGES: ImagesBinding
  /** One for each entry that somebody has open. */
  PRESENCE: DurableObjectNamespace<PresenceObject>
  /** The bearer token of editors, for changes and drafts. Without it nobody has access. */
  CONTENT_TOKEN?: string
  /** Not empty on a developer's machine: editors log in by one press. */
  LOCAL_TOOLS?: string
  /** Cloudflare Access: the team's host, like `example.cloudflareaccess.com`; empty without it. */
  ACCESS_TEAM?: string
  /** The audience tag of the application in Access. */
  ACCESS_AUDIENCE?: string
  /** The shop's name, as authenticators show it beside a passkey. */
  SHOP_NAME?: string
  /** A project of Sanity whose documents are entries here; empty: none. */
  SANITY_PROJECT?: string
  SANITY_DATASET?: string
  /** Another address than `https://{project}.api.sanity.io`. */
  SANITY_URL?: string
  /** Secrets: a token that may read the dataset, and that of its webhook. */
  SANITY_TOKEN?: string
  SANITY_WEBHOOK_SECRET?: string
}

export interface ContentEnv {
  Bindings: ContentBindings
}

type Fetch = (request: Request) => Response | Promise<Response>

/** Other services, called over HTTP only. */
export interface Neighbours {
  /** The checkout interface, at `/api/checkout/…` of any host: prices, stock and markets. */
  commerce: Fetch
  /** The shop, at `/api/webhooks/content` of any host: it is notified of changes. */
  storefront: Fetch
  /** Mails a link that logs in; `by` is who invites, or empty. */
  mail: (message: { to: string; link: string; language: Locale; by: string }) => Promise<void>
  /** The prices that are not today's at another time; none where commerce knows of none. */
  pricesAt: (at: Date) => Promise<PriceAt[]>
  /** The secret of a mailed link, derived from its id by a key that is not in this database. */
  linkSecret: (link: string) => Promise<string>
}

/** What an execution context of Hono and one of the runtime have in common. */
type RequestContext = Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException' | 'props'>

/** Created for each request: its background work needs that request's context. */
export type NeighboursOf = (context: RequestContext) => Neighbours
