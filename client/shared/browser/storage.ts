/** Local storage keys. Code that reads them must tolerate tampered and outdated values. */
export type StorageKey =
  | 'unknownPayment'
  | 'selection'
  | 'bagCount'
  | 'bulb'
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

const pageValues = new Map<StorageKey, string>()

/**
 * The stored text, or `null`. If the browser refuses storage or the storage is full, values last
 * only as long as the page.
 */
export function readStored(key: StorageKey): string | null {
  try {
    return pageValues.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores text under a key; `null` removes the entry. Browsers notify other tabs only when the value
 * changes.
 */
export function writeStored(key: StorageKey, value: string | null) {
  pageValues.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === null) return
    // When storage is full, the next page must not read the outdated value.
    writeStored(key, null)
    pageValues.set(key, value)
  }
}

/**
 * Cookies: the visitor's choices, which the Worker reads, and the session token, which only scripts
 * read.
 */
export type CookieName = 'country' | 'locale' | 'API-Token'

/**
 * Adds the `__Host-` prefix on secure pages. Browsers then refuse to let other hosts and insecure
 * pages set the cookie.
 */
export const buildCookieName = (name: CookieName, protocol: string) => (protocol === 'https:' ? `__Host-${name}` : name)

const day = 86_400

/**
 * Stores a cookie for ten days. The session token is stored for a year, because the platform itself
 * decides when a session ends. The value is not encoded, so it must not contain a semicolon, comma
 * or space.
 */
export function storeCookie(name: CookieName, value: string) {
  const { protocol } = location
  const days = name === 'API-Token' ? 365 : 10
  const secure = protocol === 'https:' ? ';secure' : ''
  document.cookie = `${buildCookieName(name, protocol)}=${value};path=/;max-age=${days * day};samesite=lax${secure}`
}

export const readCookie = (name: CookieName): string | null =>
  `; ${document.cookie}`.split(`; ${buildCookieName(name, location.protocol)}=`)[1]?.split(';')[0] || null

let tokenInMemory: string | null = null

/**
 * The session token. It is kept in a cookie, because local storage can be refused, full or cleared,
 * and also in this page's memory. The Worker does not read the cookie: scripts send the token in a
 * header.
 */
export const readToken = () => readCookie('API-Token') ?? tokenInMemory

export function storeToken(token: string) {
  tokenInMemory = token
  storeCookie('API-Token', token)
}
