import type { Services } from '../services.ts'

/** The services as an editor sees them: content is asked with the editors' token, so that it may answer drafts. */
export const withDrafts = (services: Services, token = ''): Services => ({
  ...services,
  content: request => {
    const authorised = new Request(request)
    authorised.headers.set('Authorization', `Bearer ${token}`)
    return services.content(authorised)
  },
})
