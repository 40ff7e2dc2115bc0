import type { Context, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import * as apiPaths from '#client/api-paths.ts'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { findTagScript } from './tag-script.ts'

const development = import.meta.env.DEV

/**
 * Sets the security headers of every response: scripts run by nonce only, framing is forbidden, and
 * strings cannot become script (Trusted Types), except the address of our service worker.
 */
export const secureResponses: MiddlewareHandler<AppEnv> = async (c, next) => {
  let own: string | null = null
  await (c.req.path === paths.retailer ? headersWithPosition : headers)(c, async () => {
    await next()
    own = c.res.headers.get('Referrer-Policy')
  })
  // A page with a secret in its address sets a stricter policy itself.
  if (own) c.res.headers.set('Referrer-Policy', own)
}

/** The only page that shows the commerce platform's widgets and runs its scripts. */
const isCheckout = (c: Context<AppEnv>) => c.req.path === paths.checkout

const tagOrigin = (c: Context<AppEnv>) => findTagScript(c.env)?.origin ?? ''
const widgetOrigins = (c: Context<AppEnv>) => (isCheckout(c) ? c.env.WIDGET_ORIGINS : '')
const frames = (c: Context<AppEnv>) => widgetOrigins(c) || "'none'"

/**
 * The allowed names of Trusted Types policies. Only the checkout may turn the commerce platform's
 * texts into scripts. A tag manager's policies have unknown names, so with one any name is allowed.
 */
function policies(c: Context<AppEnv>) {
  if (findTagScript(c.env)) return "* 'allow-duplicates'"
  return isCheckout(c) ? 'checkout' : ''
}

/** Static files, which bypass the Worker, get the same headers from `public/_headers`. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains; preload'
const referrerPolicy = 'strict-origin-when-cross-origin'
const permissionsPolicy = { camera: [], microphone: [], geolocation: [], payment: ['self'] }

const pageHeaders: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    // Browsers that know 'strict-dynamic' ignore the origin and allow what our scripts load.
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
}

const headers: MiddlewareHandler<AppEnv> = secureHeaders(pageHeaders)

/**
 * Only the dealers' page may request the visitor's position; it does so when they press a button.
 */
const headersWithPosition: MiddlewareHandler<AppEnv> = secureHeaders({
  ...pageHeaders,
  permissionsPolicy: { ...permissionsPolicy, geolocation: ['self'] },
})

/** Sets the headers of a picture: every site and e-mail may show it; it cannot run scripts. */
export const securePictures: MiddlewareHandler<AppEnv> = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
  crossOriginResourcePolicy: 'cross-origin',
  referrerPolicy,
  strictTransportSecurity,
  permissionsPolicy,
  xFrameOptions: 'DENY',
  xXssProtection: false,
})

/**
 * Refuses state-changing requests from other sites' pages. Browsers say which site a request comes
 * from (Fetch Metadata); other clients do not, but they have no cookies that authorise anything.
 */
export const refuseCrossSite: MiddlewareHandler<AppEnv> = async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  const safe = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
  const origin = c.req.header('Origin')
  const allowed = origin && c.env.ALLOWED_ORIGINS.split(/\s+/).includes(origin)
  if (!safe && site && site !== 'same-origin' && site !== 'none' && !allowed) {
    return c.json({ errors: { origin: 'not allowed' } }, 403)
  }
  return next()
}
