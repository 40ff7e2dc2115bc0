/** Local storage keys. Readers must tolerate tampered and outdated values. */
export type StorageKey =
  | 'unknownPayment'
  | 'selection'
  | 'bagCount'
  | 'favorites'
  | 'favoritesAccount'
  | 'light'
  | 'locationWarning'
  | 'editing'
  | 'loggedIn'
  | 'newsletterOffer'
  | 'previewBar'
  | 'purchase'
  | 'recentlyViewed'
  | 'schedules'
  | `checkbox:${string}`

const tab = new Map<StorageKey, string>()

/**
 * The stored text, or `null`. Without storage (refused or full) values live as long as the page.
 */
export function readStored(key: StorageKey): string | null {
  try {
    return tab.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; `null` removes it. Other tabs are told once, and only of a change. */
export function write(key: StorageKey, value: string | null) {
  tab.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === null) return
    // When storage is full, the next page must not read the outdated value.
    write(key, null)
    tab.set(key, value)
  }
}

/**
 * Cookies: the visitor's choices, which the Worker reads, and the session token, which only scripts
 * read.
 */
export type CookieName = 'country' | 'locale' | 'API-Token'

/** With the `__Host-` prefix on secure pages, which excludes other hosts and insecure pages. */
export const cookieName = (name: CookieName, protocol: string) => (protocol === 'https:' ? `__Host-${name}` : name)

const day = 86_400

/**
 * Lives ten days (specification, §9: the locale cookie; also used for the country), the token a
 * year: the platform ends sessions itself. The value is not encoded: no semicolon, comma or space.
 */
export function storeCookie(name: CookieName, value: string) {
  const { protocol } = location
  const days = name === 'API-Token' ? 365 : 10
  const secure = protocol === 'https:' ? ';secure' : ''
  document.cookie = `${cookieName(name, protocol)}=${value};path=/;max-age=${days * day};samesite=lax${secure}`
}

export const readCookie = (name: CookieName): string | null =>
  `; ${document.cookie}`.split(`; ${cookieName(name, location.protocol)}=`)[1]?.split(';')[0] || null

let ownToken: string | null = null

/**
 * The session token. A cookie, because local storage can be refused, full or cleared; this page
 * also holds it in memory. The Worker never reads it: calls are authorised by a header.
 */
export const readToken = () => readCookie('API-Token') ?? ownToken

export function storeToken(token: string) {
  ownToken = token
  storeCookie('API-Token', token)
}
