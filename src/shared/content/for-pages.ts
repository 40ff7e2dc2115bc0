import type { AppEnv } from '../../env.ts'
import type { RequestContext, Services } from '../../services.ts'
import { createBreaker, withCircuitBreaker } from '../edge/upstream/circuit-breaker.ts'
import { withReadToken } from './authorised.ts'

// A service's state is the same for all visitors, so one copy for each isolate is safe.
const shops = createBreaker()

/**
 * Wraps the services for pages: a remote content service gets the shop's token, and every content
 * service a circuit breaker.
 */
export function wrapServicesForPages(
  services: Services,
  { CONTENT_URL, CONTENT_READ_TOKEN }: Pick<AppEnv['Bindings'], 'CONTENT_URL' | 'CONTENT_READ_TOKEN'>,
  context: Pick<RequestContext, 'waitUntil'>,
): Services {
  const content = withReadToken(services.content, CONTENT_URL ? CONTENT_READ_TOKEN : undefined)
  return { ...services, content: withCircuitBreaker(content, shops, context) }
}
