import type * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import { createCommerce } from '#client/shared/commerce/client.ts'
import { type CommerceCall, type CommerceOptions, request } from '#client/shared/commerce/request.ts'
import type { Fetch } from '../../../services.ts'
import { rejectOnAbort } from './timeout.ts'

/**
 * Creates the client for the Worker's own calls to commerce. It has no session, because the Worker
 * stores no visitor data. `headers` are sent with every call. Every method throws `CommerceError`;
 * calls time out after 3 s unless they set another timeout.
 */
export function createStatelessCommerce(commerce: Fetch, headers: Record<string, string> = {}) {
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
    /**
     * Sends any call. It is for calls that only the Worker makes, or whose response the Worker
     * parses with a different schema from the one that browsers use.
     */
    call: <T extends v.GenericSchema>(call: Omit<CommerceCall<T>, 'stateless'>) =>
      request(options, { ...call, stateless: true }),
  }
}
