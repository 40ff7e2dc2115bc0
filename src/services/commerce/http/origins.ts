/** The origins of `ALLOWED_ORIGINS` (separated by spaces). */
export const allowedOrigins = (env: Env): string[] => env.ALLOWED_ORIGINS.split(/\s+/).filter(Boolean)

/**
 * Where shoppers may be sent back to: the shop's address, the host of the request, and the allowed
 * origins.
 */
export const ownOrigins = (env: Env, url: string): string[] => [
  ...(env.SITE_URL ? [new URL(env.SITE_URL).origin] : []),
  new URL(url).origin,
  ...allowedOrigins(env),
]
