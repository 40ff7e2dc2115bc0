/** Parses the origins in `ALLOWED_ORIGINS`, which are separated by spaces. */
export const allowedOrigins = (env: Env): string[] => env.ALLOWED_ORIGINS.split(/\s+/).filter(Boolean)

/**
 * The origins to which a payment may return the shopper: the shop's address, the request's host,
 * and the allowed origins.
 */
export const ownOrigins = (env: Env, url: string): string[] => [
  ...(env.SITE_URL ? [new URL(env.SITE_URL).origin] : []),
  new URL(url).origin,
  ...allowedOrigins(env),
]
