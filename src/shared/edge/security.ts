import type { Context, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import * as apiPaths from '#client/api-paths.ts'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { findTagScript } from './tag-script.ts'

const development = import.meta.env.DEV

/**
 * Sets the security headers of every response. Only scripts with the nonce run, no site may frame a
 * page, and Trusted Types keep strings from becoming scripts, except for our service worker's
 * address.
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

/** Whether the page is the checkout, the only page with the commerce platform's widgets. */
const isCheckout = (c: Context<AppEnv>) => c.req.path === paths.checkout

const tagOrigin = (c: Context<AppEnv>) => findTagScript(c.env)?.origin ?? ''
const widgetOrigins = (c: Context<AppEnv>) => (isCheckout(c) ? c.env.WIDGET_ORIGINS : '')
const frames = (c: Context<AppEnv>) => widgetOrigins(c) || "'none'"

/**
 * Returns the allowed names of Trusted Types policies. Only the checkout may turn the commerce
 * platform's texts into scripts. The names of a tag manager's policies are unknown, so a shop with
 * a tag manager allows any name.
 */
function policies(c: Context<AppEnv>) {
  if (findTagScript(c.env)) return "* 'allow-duplicates'"
  return isCheckout(c) ? 'checkout' : ''
}

/* Static files bypass the Worker, so `public/_headers` has to contain the same values. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains; preload'
const referrerPolicy = 'strict-origin-when-cross-origin'
const permissionsPolicy = { camera: [], microphone: [], geolocation: [], payment: ['self'] }

const pageHeaders: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    // Browsers that support 'strict-dynamic' ignore the origin. They run scripts that ours load.
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
 * Headers of the dealers' page, the only page that may request the visitor's position. It does so
 * when the visitor presses a button.
 */
const headersWithPosition: MiddlewareHandler<AppEnv> = secureHeaders({
  ...pageHeaders,
  permissionsPolicy: { ...permissionsPolicy, geolocation: ['self'] },
})

/**
 * Sets the headers of a picture, so that any site or email may show it, but no script in it runs.
 */
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
 * Refuses state-changing requests that pages of other sites send. Browsers report where a request
 * comes from in `Sec-Fetch-Site`. Requests without it come from other clients, which do not have
 * the visitor's cookies.
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
