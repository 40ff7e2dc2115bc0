import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { Fetch, Services } from './services.ts'
import type { DeskOperator } from './shared/edge/operator.ts'
import type { Visit } from './visit.ts'

/** Secrets of a deployment, all of which are optional (`.dev.vars.example`). */
interface Secrets {
  /**
   * Allows editors' tools to change entries and read drafts. Without it, preview and publishing are
   * not available.
   */
  CONTENT_TOKEN?: string
  /** Bearer token for a remote content service (`CONTENT_URL`). */
  CONTENT_READ_TOKEN?: string
  /**
   * Signs the identities of people who work at the desk. Without it, the shop has neither the desk
   * nor the page for new products.
   */
  DESK_KEY?: string
  /** The secret in the address that the preview button of a CMS opens. */
  PREVIEW_SECRET?: string
  /** Verifies the commerce platform's webhooks. Without this secret, all of them are rejected. */
  WEBHOOK_SECRET?: string
  /** Signs report tokens. Without it, browsers cannot report errors. */
  SIGNING_SECRET?: string
}

/** The Hono context of every request, for public and private routes. */
export interface AppEnv {
  Bindings: Env & Secrets
  Variables: SecureHeadersVariables & {
    services: Services
    /** The content service without the shop's token, for requests with an editor's cookie. */
    contentAsVisitor: Fetch
    visit: Visit
    language: Language
    /** The path without its locale. */
    path: string
    /** The request's id, which the log, the response and the error page contain: 12 hex digits. */
    requestId: string
    /** The nonce of this response's scripts. On public pages, it is a slot (`slots.ts`). */
    nonce: string
    /**
     * The token with which this page may report a crash. On public pages, it is a slot. Empty when
     * reporting is off.
     */
    reportToken: string
    /** Whether a cache may store this public page. */
    isCached: boolean
    /** Who works at the desk; set for its screens only. */
    operator: DeskOperator
  }
}
