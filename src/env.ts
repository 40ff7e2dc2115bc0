import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { Fetch, Services } from './services.ts'
import type { Visit } from './visit.ts'

/** Secrets and settings of a deployment (`.dev.vars.example`); each is optional. */
interface Secrets {
  /**
   * Lets editors' tools change entries and read drafts; without it preview and publishing are off.
   */
  CONTENT_TOKEN?: string
  /** Bearer token for a remote content service (`CONTENT_URL`). */
  CONTENT_READ_TOKEN?: string
  /** Lets owners make products; without it the page for that is absent. */
  MANAGEMENT_TOKEN?: string
  /** Opens the preview by a permanent address, as a CMS's preview button does. */
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
    /** The content service without the shop's token, for what an editor asks with their cookie. */
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
     * Lets this response's page report a crash; on public pages a slot, empty when reporting is
     * off.
     */
    reportToken: string
    /** Whether a cache may store this public page. */
    isCached: boolean
  }
}
