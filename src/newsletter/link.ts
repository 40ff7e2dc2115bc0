import * as v from 'valibot'
import { CommerceError } from '#client/commerce/error.ts'
import { apiUrls } from '#client/urls.ts'
import type { Fetch } from '../services.ts'

const calls = { confirm: 'newsletter-confirmation', unsubscribe: 'newsletter-unsubscription' }

interface Question {
  step: keyof typeof calls
  /** GET looks whether the link is good; POST does what it is for. */
  method: 'GET' | 'POST'
  /** The page's own query, which carries the link's two parts. */
  search: string
}

const answer = v.object({ email: v.optional(v.string(), '') })

/** What commerce says of a mailed link; null when it is invalid. Throws `CommerceError` when commerce is away. */
export async function askLink(commerce: Fetch, { step, method, search }: Question) {
  const request = new Request(`http://commerce${apiUrls.commerce}/${calls[step]}${search}`, {
    method,
    headers: { 'API-Token': 'none' },
  })
  const response = await commerce(request)
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new CommerceError(response.status)
  }
  return v.parse(answer, await response.json())
}
