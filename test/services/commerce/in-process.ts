import { commerce } from '#src/services/commerce/app.ts'
import { testProvider } from '#src/services/commerce/payments/test/routes.tsx'
import { makeHex } from './make-hex.ts'

/**
 * Runs the commerce service and the test provider in this process with the given bindings. Calls
 * `answered` with each response and its time in ms. `settled` waits for the work that continues
 * after the responses. A response with a 5xx status is thrown as if the connection was lost,
 * because shoppers treat both alike.
 */
export function openServiceOn(env: Env, answered: (path: string, response: Response, time: number) => void) {
  makeHex()
  const after: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void after.push(work.catch(() => {})),
    passThroughOnException: () => {},
    props: {},
  }
  async function get(path: string, init: RequestInit = {}) {
    const request = new Request(`http://shop.test${path}`, init)
    request.headers.set('CF-IPCountry', 'SE')
    const begun = performance.now()
    const response = await (path.startsWith('/__pay') ? testProvider : commerce).fetch(request, env, context)
    answered(path, response.clone(), performance.now() - begun)
    if (response.status >= 500) throw new TypeError(`${path}: ${response.status}`)
    return response
  }
  return { get, url: 'http://shop.test', settled: () => Promise.all(after) }
}
