import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Language } from '#client/i18n/use-translate.ts'
import type { Services } from './services.ts'
import type { Visit } from './visit.ts'

/** What a request carries through the shop, for pages and private routes alike. */
export interface AppEnv {
  Bindings: Env & {
    /** Signs report tokens. Without it browsers cannot report. */
    SIGNING_SECRET?: string
  }
  Variables: SecureHeadersVariables & {
    services: Services
    visit: Visit
    language: Language
    /** The path without its locale. */
    path: string
    /** The nonce of this answer's scripts; on public pages the slot that is filled on the way out. */
    nonce: string
    /** Lets this answer's page report a crash; on public pages the slot, empty when reporting is off. */
    reportToken: string
  }
}
