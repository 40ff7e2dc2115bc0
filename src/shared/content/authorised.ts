import type { Fetch } from '../../services.ts'

/**
 * The content service with a bearer token added to requests that have none. Without a token it is
 * returned unchanged.
 */
export const authorised = (content: Fetch, token: string | undefined): Fetch =>
  token
    ? request => {
        if (request.headers.has('Authorization')) return content(request)
        const signed = new Request(request)
        signed.headers.set('Authorization', `Bearer ${token}`)
        return content(signed)
      }
    : content
