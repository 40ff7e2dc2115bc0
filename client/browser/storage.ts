/**
 * What the browser keeps between pages. Every reader must take tampered or older values for what
 * they are.
 */
export type StorageKey =
  | 'unknownPayment'
  | 'selection'
  | 'bagCount'
  | 'favorites'
  | 'light'
  | 'locationWarning'
  | 'loggedIn'
  | 'newsletterOffer'
  | 'previewBar'
  | 'purchase'
  | `checkbox:${string}`

const tab = new Map<StorageKey, string>()

/**
 * The kept text, or `null`. Where the browser refuses storage, or has no room, the shop remembers
 * for as long as the page lives.
 */
export function read(key: StorageKey): string | null {
  try {
    return tab.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text; `null` forgets it. */
export function write(key: StorageKey, value: string | null) {
  tab.delete(key)
  try {
    // First, so that where there is no room the next page does not take the old one for the newest.
    localStorage.removeItem(key)
    if (value !== null) localStorage.setItem(key, value)
  } catch {
    if (value !== null) tab.set(key, value)
  }
}

/**
 * What a visitor chose, for the Worker to read, and what opens their session, which no one but
 * scripts reads.
 */
export type CookieName = 'country' | 'locale' | 'API-Token'

/** On secure pages with the prefix that lets no other host and no insecure page set it. */
export const cookieName = (name: CookieName, protocol: string) => (protocol === 'https:' ? `__Host-${name}` : name)

const day = 86_400

/**
 * For ten days (specification, §9: the locale cookie; the country goes with it), the token for a
 * year: the platform ends sessions by itself. The text is kept as it is: no semicolon, comma or
 * space.
 */
export function keepCookie(name: CookieName, value: string) {
  const { protocol } = location
  const days = name === 'API-Token' ? 365 : 10
  const secure = protocol === 'https:' ? ';secure' : ''
  document.cookie = `${cookieName(name, protocol)}=${value};path=/;max-age=${days * day};samesite=lax${secure}`
}

export const readCookie = (name: CookieName): string | null =>
  `; ${document.cookie}`.split(`; ${cookieName(name, location.protocol)}=`)[1]?.split(';')[0] || null

let ownToken: string | null = null

/**
 * The session token. A cookie, since a bag must not hang on local storage, which may be refused,
 * full or cleared; this page remembers it besides. The Worker never reads it: what authorises a
 * call is its header.
 */
export const readToken = () => readCookie('API-Token') ?? ownToken

export function keepToken(token: string) {
  ownToken = token
  keepCookie('API-Token', token)
}
