import type { Fetch } from '../services.ts'

/**
 * The content service, asked with a bearer token where a request brings none of its own. Without a
 * token it stays as it is.
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
