import { createCommerce } from '#client/commerce/client.ts'
import { apiUrls } from '#client/urls.ts'
import type { Fetch } from '../services.ts'

/** The commerce client for the Worker: without a session, since nothing of a visitor is known here. */
export const statelessCommerce = (commerce: Fetch) =>
  createCommerce({
    fetch: async (url, init) => commerce(new Request(url, init)),
    baseUrl: `http://commerce${apiUrls.commerce}`,
    token: () => 'none',
    onToken: () => {},
  })
