import { newBreaker, withCircuitBreaker } from '../edge/circuit-breaker.ts'
import type { AppEnv } from '../env.ts'
import type { RequestContext, Services } from '../services.ts'
import { authorised } from './authorised.ts'

// The service is the same for everybody, so one for each isolate is right.
const shops = newBreaker()

/**
 * The services as pages ask them: the content service with the shop's token, where it stands
 * elsewhere, and left alone while it does not answer.
 */
export function forPages(
  services: Services,
  { CONTENT_URL, CONTENT_READ_TOKEN }: Pick<AppEnv['Bindings'], 'CONTENT_URL' | 'CONTENT_READ_TOKEN'>,
  context: Pick<RequestContext, 'waitUntil'>,
): Services {
  const content = authorised(services.content, CONTENT_URL ? CONTENT_READ_TOKEN : undefined)
  return { ...services, content: withCircuitBreaker(content, shops, context) }
}
