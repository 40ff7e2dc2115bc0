import type { Shop } from '../../support/app.ts'

/** Requests of the shop's own pages to the management interface, with an editor's session. */
export function createPageClient(shop: Shop) {
  const { origin } = new URL(shop.url)

  async function ask(
    cookie: string,
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const response = await shop.get(`/api/content${path}`, {
      method,
      headers: { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json(), cookie: parseSession(response) }
  }

  return {
    origin,
    ask,
    /** Logs in by one press, as an editor, else as the local owner; returns the cookie. */
    logIn: async (email?: string) => (await ask('', 'POST', '/login/local', email ? { email } : {})).cookie,
  }
}

/** The cookie of a session that a response sets; empty without one. */
export const parseSession = (response: { headers: Headers }) =>
  response.headers
    .getSetCookie()
    .find(value => /^editor=[0-9a-f]/.test(value))
    ?.split(';')[0] ?? ''
