import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { Fetch, Services } from './services.ts'
import type { Visit } from './visit.ts'

/** Secrets and settings of a deployment (`.dev.vars.example`); each is optional. */
interface Secrets {
  /**
   * Allows editors' tools to change entries and read drafts; without it preview and publishing are
   * off.
   */
  CONTENT_TOKEN?: string
  /** Bearer token for a remote content service (`CONTENT_URL`). */
  CONTENT_READ_TOKEN?: string
  /** Allows owners to create products; without it the page for this is not available. */
  MANAGEMENT_TOKEN?: string
  /** The secret of a permanent address that opens the preview, for the preview button of a CMS. */
  PREVIEW_SECRET?: string
  /** Verifies the commerce platform's webhooks. Without it they are rejected. */
  WEBHOOK_SECRET?: string
  /** Signs report tokens. Without it browsers cannot report errors. */
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
    /** The request's id in log, response and error page: twelve hex digits. */
    requestId: string
    /** The nonce of this response's scripts; on public pages a slot that is filled in later. */
    nonce: string
    /**
     * The token with which this page may report a crash; on public pages a slot, empty when
     * reporting is off.
     */
    reportToken: string
    /** Whether a cache may store this public page. */
    isCached: boolean
  }
}
