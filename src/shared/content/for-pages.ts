import type { AppEnv } from '../../env.ts'
import type { RequestContext, Services } from '../../services.ts'
import { createBreaker, withCircuitBreaker } from '../edge/upstream/circuit-breaker.ts'
import { withReadToken } from './authorised.ts'

// The content service's state is the same for all visitors, so an isolate needs one breaker only.
const shops = createBreaker()

/**
 * Prepares the services for rendering pages: adds a circuit breaker to the content service, and the
 * shop's read token if the content service is remote.
 */
export function wrapServicesForPages(
  services: Services,
  { CONTENT_URL, CONTENT_READ_TOKEN }: Pick<AppEnv['Bindings'], 'CONTENT_URL' | 'CONTENT_READ_TOKEN'>,
  context: Pick<RequestContext, 'waitUntil'>,
): Services {
  const content = withReadToken(services.content, CONTENT_URL ? CONTENT_READ_TOKEN : undefined)
  return { ...services, content: withCircuitBreaker(content, shops, context) }
}
