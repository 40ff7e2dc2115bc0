import type * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import { createCommerce } from '#client/commerce/client.ts'
import { type Call, type CommerceOptions, request } from '#client/commerce/request.ts'
import type { Fetch } from '../services.ts'
import { rejectOnAbort } from './timeout.ts'

/**
 * The Worker's only way to call commerce: without a session, since nothing of a visitor is known
 * here. `headers` go along with every call. Every method throws `CommerceError`, and gives up after
 * 3 s unless a call says otherwise.
 */
export function statelessCommerce(commerce: Fetch, headers: Record<string, string> = {}) {
  const options: CommerceOptions = {
    fetch: async (url, init) => {
      const request = new Request(url, init)
      return Promise.race([commerce(request), rejectOnAbort(request.signal)])
    },
    baseUrl: `http://commerce${apiPaths.commerce}`,
    token: () => 'none',
    onToken: () => {},
    headers,
  }
  return {
    ...createCommerce(options),
    /** For what only the Worker calls, or reads in another shape than browsers. */
    call: <T extends v.GenericSchema>(call: Omit<Call<T>, 'stateless'>) =>
      request(options, { ...call, stateless: true }),
  }
}
