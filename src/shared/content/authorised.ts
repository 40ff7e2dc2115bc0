import type { Fetch } from '../../services.ts'

/**
 * Wraps the content service so that requests without an `Authorization` header get the bearer
 * `token`. Without a token the service is returned unchanged.
 */
export const withReadToken = (content: Fetch, token: string | undefined): Fetch =>
  token
    ? request => {
        if (request.headers.has('Authorization')) return content(request)
        const signed = new Request(request)
        signed.headers.set('Authorization', `Bearer ${token}`)
        return content(signed)
      }
    : content
