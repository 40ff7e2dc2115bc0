import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { Fetch, Services } from '../../services.ts'
import { withReadToken } from '../content/authorised.ts'
import { type AsOf, extensionOf } from './as-of.ts'

/**
 * The services in a preview: content requests carry the editors' token, so that drafts are
 * returned, or what is shown `asOf` another time.
 */
export function withDrafts(services: Services, token?: string, asOf?: AsOf): Services {
  const content = withReadToken(services.content, token)
  return { ...services, content: asOf ? extended(content, extensionOf(asOf)) : content }
}

const question = v.looseObject({ extensions: v.optional(v.record(v.string(), v.unknown()), {}) })

/** The content service with `extensions` added to GraphQL requests. */
export const extended =
  (content: Fetch, extensions: object): Fetch =>
  async request => {
    if (new URL(request.url).pathname !== apiPaths.graphql || request.method !== 'POST') return content(request)
    const asked = v.parse(question, await request.json())
    const body = JSON.stringify({ ...asked, extensions: { ...asked.extensions, ...extensions } })
    return content(new Request(request, { body }))
  }
