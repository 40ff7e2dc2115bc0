import * as apiPaths from '../../api-paths.ts'
import * as browserNames from '../browser/names.ts'
import { readToken, storeCookie } from '../browser/storage.ts'

/**
 * When a link with `data-along` or `data-language` is clicked, adds this page's query to it: search
 * term, filters, return address. `data-language` is on links to this page in another language,
 * which also get its fragment. That language is also stored in a cookie and sent to the platform.
 */
export function keepQueries() {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>(`a:is([${browserNames.along}], [${browserNames.language}])`)
        : null
    if (!link) return
    link.search = history.state?.query ?? location.search
    const language = link.getAttribute(browserNames.language)
    if (!language) return
    // It has a room's lamps or what a payment provider returned. An open bag is not this page's.
    if (location.hash !== browserNames.bagFragment) link.hash = location.hash
    storeCookie('locale', language)
    const token = readToken()
    // Not awaited: if the call is lost, the next page's first request sends the language again.
    if (token) {
      fetch(`${apiPaths.commerce}/languages/${language}`, {
        method: 'PUT',
        headers: { 'API-Token': token },
        keepalive: true,
      }).catch(console.info)
    }
  })
}
