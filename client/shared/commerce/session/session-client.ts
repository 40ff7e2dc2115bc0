import * as apiPaths from '../../../api-paths.ts'
import { readToken, storeToken } from '../../browser/storage.ts'
import { createCommerce } from '../client.ts'
import type { CommerceOptions } from '../request.ts'
import { storedSelection } from './stored-selection.ts'

/** This browser's connection to the checkout interface. */
export const sessionOptions: CommerceOptions = {
  fetch: (url, init) => fetch(url, init),
  baseUrl: apiPaths.commerce,
  token: readToken,
  onToken: storeToken,
  selectionToken: () => storedSelection()?.token ?? null,
}

/** The checkout interface with this browser's session. */
export const bagCommerce = createCommerce(sessionOptions)
