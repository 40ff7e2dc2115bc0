import { sessionOptions } from '../../shared/commerce/session/session-client.ts'
import { keepSelectionPrivate } from '../../shared/commerce/session/stored-selection.ts'

/** The key of the token in the storage of this tab, so that two tabs can buy different items. */
const key = 'itemToken'
let tokenInMemory: string | null = null

/**
 * Makes this page use the selection of one item instead of the bag. Call it before the page's first
 * request.
 */
export function startItemSession() {
  delete window.earlySelection
  keepSelectionPrivate()
  Object.assign(sessionOptions, { token: readToken, onToken: storeToken, selectionToken: () => null })
}

function readToken(): string | null {
  try {
    return sessionStorage.getItem(key) ?? tokenInMemory
  } catch {
    return tokenInMemory
  }
}

function storeToken(token: string) {
  tokenInMemory = token
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // The token then lasts as long as the page.
    console.info('The browser does not store the token of this purchase.')
  }
}
