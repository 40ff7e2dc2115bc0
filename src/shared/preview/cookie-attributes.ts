/**
 * The attributes of cookies that the server sets, for the address of a request: `Secure` with the
 * `__Host-` prefix, except on http of the visitor's own machine, where WebKit keeps no such cookie.
 * Lax, because editors follow links from mails and other sites.
 */
export function cookieAttributes(address: string) {
  const { protocol, hostname } = new URL(address)
  const isLocal = protocol === 'http:' && loopback.test(hostname)
  return { ...(isLocal ? {} : secure), path: '/', httpOnly: true, sameSite: 'Lax' } as const
}

const secure = { prefix: 'host', secure: true } as const

/** Host names of the visitor's own machine (RFC 6761, RFC 5735). */
const loopback = /^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/
