import type { Shop } from '../../support/app.ts'

/** Calls the content management interface as the shop's pages do, with an editor's cookie. */
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
    /** Logs in without a password, by default as the local owner. Returns the cookie. */
    logIn: async (email?: string) => (await ask('', 'POST', '/login/local', email ? { email } : {})).cookie,
  }
}

/** The session cookie that a response sets, or an empty string. */
export const parseSession = (response: { headers: Headers }) =>
  response.headers
    .getSetCookie()
    .find(value => /^editor=[0-9a-f]/.test(value))
    ?.split(';')[0] ?? ''
