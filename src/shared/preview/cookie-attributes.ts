/**
 * Returns the attributes of a preview's cookies for a request's address. They are `Secure` with the
 * `__Host-` prefix, except for http on localhost, where WebKit ignores such cookies. They are
 * `Lax`, because editors follow links from emails and other sites.
 */
export function getCookieAttributes(address: string) {
  const { protocol, hostname } = new URL(address)
  const isLocal = protocol === 'http:' && loopback.test(hostname)
  return { ...(isLocal ? {} : secure), path: '/', httpOnly: true, sameSite: 'Lax' } as const
}

const secure = { prefix: 'host', secure: true } as const

/** Host names of the visitor's own machine (RFC 6761, RFC 5735). */
const loopback = /^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/
