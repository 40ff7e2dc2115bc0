/** What the browser keeps between pages. Every reader must take tampered or older values for what they are. */
export type StorageKey =
  | 'token'
  | 'selection'
  | 'bagCount'
  | 'light'
  | 'locationWarning'
  | 'loggedIn'
  | 'newsletterOffer'
  | 'previewBar'
  | 'purchase'
  | `checkbox:${string}`

const tab = new Map<StorageKey, string>()

/** The kept text, or `null`. Where the browser refuses storage, the shop remembers for as long as the page lives. */
export function read(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return tab.get(key) ?? null
  }
}

/** Keeps a text; `null` forgets it. */
export function write(key: StorageKey, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === null) tab.delete(key)
    else tab.set(key, value)
  }
}
