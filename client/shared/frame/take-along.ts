import * as apiPaths from '../../api-paths.ts'
import * as browserNames from '../browser/names.ts'
import { readToken, storeCookie } from '../browser/storage.ts'

/**
 * When a link with `data-along` or `data-language` is clicked, adds this page's query (search term,
 * filters, return address) to the link. Links to this page in another language have
 * `data-language`; they also get this page's fragment, and their language is stored in a cookie and
 * sent to the platform.
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
    // The fragment may contain a room's lamps or a payment provider's result, which the other page
    // needs too. The fragment that opens the bag is not passed on.
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
