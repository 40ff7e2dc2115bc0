import type { Locale } from './lib/localize.ts'
import type { PriceAt } from './lib/money.ts'
import type { PresenceObject } from './presence/presence-object.ts'

/** The platform bindings of the content service. */
export interface ContentBindings {
  CONTENT_DB: D1Database
  /** The uploaded files of editors, from which the shop's picture endpoint reads. */
  PICTURES: R2Bucket
  IMAGES: ImagesBinding
  /** One object for each entry that somebody has open. */
  PRESENCE: DurableObjectNamespace<PresenceObject>
  /** The editors' token, a bearer token. Without it, nobody can edit content or read drafts. */
  CONTENT_TOKEN?: string
  /**
   * The key that signs the desk identities of editors; commerce has the same one. Without it, there
   * is no desk.
   */
  DESK_KEY?: string
  /** Set only on a developer's machine, so that editors can log in there with one click. */
  LOCAL_TOOLS?: string
  /**
   * Cloudflare Access: the team's address, like `https://example.cloudflareaccess.com`; empty
   * without Access.
   */
  ACCESS_TEAM?: string
  /** The audience tag of the application in Access. */
  ACCESS_AUDIENCE?: string
  /** The shop's name, which authenticators show beside a passkey. */
  SHOP_NAME?: string
  /** The Sanity project whose documents become entries; empty for none. */
  SANITY_PROJECT?: string
  SANITY_DATASET?: string
  /** An address that replaces `https://{project}.api.sanity.io`. */
  SANITY_URL?: string
  /** Secrets: a token that may read the dataset, and the secret of the webhook. */
  SANITY_TOKEN?: string
  SANITY_WEBHOOK_SECRET?: string
}

export interface ContentEnv {
  Bindings: ContentBindings
}

type Fetch = (request: Request) => Response | Promise<Response>

/** What the content service needs from the other services. */
export interface NeighbourServices {
  /** The checkout interface, at `/api/checkout/…` of any host: prices, stock and markets. */
  commerce: Fetch
  /** The shop, at `/api/webhooks/content` of any host, which is notified of changes. */
  storefront: Fetch
  /** Sends a login link by email. `by` names the person who invites; it is empty for a login. */
  mail: (message: { to: string; link: string; language: Locale; by: string }) => Promise<void>
  /** Loads the prices that apply at the time `at` and differ from today's; empty if none differ. */
  pricesAt: (at: Date) => Promise<PriceAt[]>
  /**
   * The secret of a login link, derived from the link's id with a key that is not in this database.
   */
  linkSecret: (link: string) => Promise<string>
}

/** The members that Hono's execution context and the Workers runtime's have in common. */
type RequestContext = Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException' | 'props'>

/** Creates the other services for one request, because their background work needs its context. */
export type NeighbourFactory = (context: RequestContext) => NeighbourServices
