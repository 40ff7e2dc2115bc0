/** What the browser keeps between pages. Every reader must take tampered or older values for what they are. */
export type StorageKey =
  | 'token'
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

/** The kept text, or `null`. Where the browser refuses storage, or has no room, the shop remembers for as long as the page lives. */
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
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) tab.set(key, value)
  }
}
