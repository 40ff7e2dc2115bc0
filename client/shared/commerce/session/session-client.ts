import * as apiPaths from '../../../api-paths.ts'
import { readToken, storeToken } from '../../browser/storage.ts'
import { createCommerce } from '../client.ts'
import type { CommerceOptions } from '../request.ts'
import { readStoredSelection } from './stored-selection.ts'

/** How this browser connects to the checkout interface. */
export const sessionOptions: CommerceOptions = {
  fetch: (url, init) => fetch(url, init),
  baseUrl: apiPaths.commerce,
  token: readToken,
  onToken: storeToken,
  selectionToken: () => readStoredSelection()?.token ?? null,
}

/** A client of the checkout interface with this browser's session. */
export const bagCommerce = createCommerce(sessionOptions)
