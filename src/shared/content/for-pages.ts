import type { AppEnv } from '../../env.ts'
import type { RequestContext, Services } from '../../services.ts'
import { newBreaker, withCircuitBreaker } from '../edge/upstream/circuit-breaker.ts'
import { authorised } from './authorised.ts'

// The state of a service is the same for all visitors, so one copy for each isolate is safe.
const shops = newBreaker()

/**
 * The services as pages use them: a remote content service gets the shop's token and a circuit
 * breaker.
 */
export function forPages(
  services: Services,
  { CONTENT_URL, CONTENT_READ_TOKEN }: Pick<AppEnv['Bindings'], 'CONTENT_URL' | 'CONTENT_READ_TOKEN'>,
  context: Pick<RequestContext, 'waitUntil'>,
): Services {
  const content = authorised(services.content, CONTENT_URL ? CONTENT_READ_TOKEN : undefined)
  return { ...services, content: withCircuitBreaker(content, shops, context) }
}
