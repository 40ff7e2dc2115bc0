import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { Fetch, Services } from '../../services.ts'
import { withReadToken } from '../content/authorised.ts'
import { type AsOf, toExtensions } from './as-of.ts'

/**
 * Wraps the services for a preview. Requests to the content service get the editors' token, so that
 * it returns drafts. With `asOf`, it returns the content of another time or of a release.
 */
export function withDrafts(services: Services, token?: string, asOf?: AsOf): Services {
  const content = withReadToken(services.content, token)
  return { ...services, content: asOf ? withExtensions(content, toExtensions(asOf)) : content }
}

const question = v.looseObject({ extensions: v.optional(v.record(v.string(), v.unknown()), {}) })

/** Wraps the content service so that GraphQL requests get these `extensions`. */
export const withExtensions =
  (content: Fetch, extensions: object): Fetch =>
  async request => {
    if (new URL(request.url).pathname !== apiPaths.graphql || request.method !== 'POST') return content(request)
    const query = v.parse(question, await request.json())
    const body = JSON.stringify({ ...query, extensions: { ...query.extensions, ...extensions } })
    return content(new Request(request, { body }))
  }
