import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Language } from '#client/i18n/use-translate.ts'
import type { Services } from './services.ts'
import type { Visit } from './visit.ts'

/** What only a deployment's owner knows (`.dev.vars.example`); each may be missing. */
interface Secrets {
  /** Lets editors' tools change and read drafts; preview and publishing are closed without it. */
  CONTENT_TOKEN?: string
  /** What the shop asks a content service elsewhere with (`CONTENT_URL`), as a bearer token. */
  CONTENT_READ_TOKEN?: string
  /** Opens the preview by an address that can be kept, as a CMS's preview button does. */
  PREVIEW_SECRET?: string
  /** What the commerce platform signs its webhooks with. Without it there is no receiver. */
  WEBHOOK_SECRET?: string
  /** Signs report tokens. Without it browsers cannot report. */
  SIGNING_SECRET?: string
}

/** What a request carries through the shop, for pages and private routes alike. */
export interface AppEnv {
  Bindings: Env & Secrets
  Variables: SecureHeadersVariables & {
    services: Services
    visit: Visit
    language: Language
    /** The path without its locale. */
    path: string
    /** Of this request in log, answer and error page: twelve hex digits. */
    requestId: string
    /**
     * The nonce of this answer's scripts; on public pages the slot that is filled on the way out.
     */
    nonce: string
    /**
     * Lets this answer's page report a crash; on public pages the slot, empty when reporting is
     * off.
     */
    reportToken: string
    /** Whether a cache may keep this public page. */
    isCached: boolean
  }
}
