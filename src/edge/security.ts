import type { Context, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import * as apiPaths from '#client/api-paths.ts'
import * as paths from '#client/paths.ts'
import { tagOf } from '../document/tag-script.ts'
import type { AppEnv } from '../env.ts'

const development = import.meta.env.DEV

/**
 * The headers of every answer of the shop: scripts run by nonce only, nothing is inline, nobody may
 * frame us, and no string becomes script (Trusted Types), but for the address of our own worker.
 */
export const secured: MiddlewareHandler<AppEnv> = async (c, next) => {
  let own: string | null = null
  await headers(c, async () => {
    await next()
    own = c.res.headers.get('Referrer-Policy')
  })
  // A page whose address is a secret says so itself, and more strictly.
  if (own) c.res.headers.set('Referrer-Policy', own)
}

/** Where the commerce platform's widgets are shown, and its scripts run. Nowhere else may they. */
const isCheckout = (c: Context<AppEnv>) => c.req.path === paths.checkout

const tagOrigin = (c: Context<AppEnv>) => tagOf(c.env)?.origin ?? ''
const widgetOrigins = (c: Context<AppEnv>) => (isCheckout(c) ? c.env.WIDGET_ORIGINS : '')
const frames = (c: Context<AppEnv>) => widgetOrigins(c) || "'none'"

/**
 * Names of Trusted Types policies. Only the checkout has the one that lets the platform's text
 * become script. A tag manager has policies of its own, whose names nobody knows; who sets one
 * trusts it with the page.
 */
function policies(c: Context<AppEnv>) {
  if (tagOf(c.env)) return "* 'allow-duplicates'"
  return isCheckout(c) ? 'checkout' : ''
}

/** Files that do not pass through here have the same in `public/_headers`. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains; preload'
const referrerPolicy = 'strict-origin-when-cross-origin'
const permissionsPolicy = { camera: [], microphone: [], geolocation: [], payment: ['self'] }

const headers: MiddlewareHandler<AppEnv> = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    // Browsers that know 'strict-dynamic' leave the origin out: they let in what our own scripts
    // ask for.
    scriptSrc: [NONCE, "'strict-dynamic'", tagOrigin],
    styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    imgSrc: ["'self'", 'data:', tagOrigin, widgetOrigins],
    fontSrc: ["'self'"],
    connectSrc: [...(development ? ["'self'", 'ws:'] : ["'self'"]), tagOrigin, widgetOrigins],
    frameSrc: [frames],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    formAction: ["'self'", widgetOrigins],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    reportUri: apiPaths.violations,
    reportTo: 'csp',
    ...(development ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['offline', policies] }),
  },
  reportingEndpoints: [{ name: 'csp', url: apiPaths.violations }],
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  referrerPolicy,
  strictTransportSecurity,
  xFrameOptions: 'DENY',
  xXssProtection: false,
  permissionsPolicy,
})

/**
 * The headers of a picture: it may be shown anywhere, as mails are, and holds nothing that may run.
 */
export const securedPicture: MiddlewareHandler<AppEnv> = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
  crossOriginResourcePolicy: 'cross-origin',
  referrerPolicy,
  strictTransportSecurity,
  permissionsPolicy,
  xFrameOptions: 'DENY',
  xXssProtection: false,
})

/**
 * Refuses changes that another site's page asks for. Browsers say where a request comes from (Fetch
 * Metadata); callers that are no browsers say nothing and bring no cookies that would authorise
 * anything.
 */
export const sameSite: MiddlewareHandler<AppEnv> = async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  const safe = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
  const origin = c.req.header('Origin')
  const allowed = origin && c.env.ALLOWED_ORIGINS.split(/\s+/).includes(origin)
  if (!safe && site && site !== 'same-origin' && site !== 'none' && !allowed) {
    return c.json({ errors: { origin: 'not allowed' } }, 403)
  }
  return next()
}
