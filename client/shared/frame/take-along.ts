import * as apiPaths from '../../api-paths.ts'
import * as browserNames from '../browser/names.ts'
import { readToken, storeCookie } from '../browser/storage.ts'

/**
 * Links marked `data-along` keep this page's query: search term, filters, return address. So do
 * links marked `data-language`, to this page in another language; that language is stored, and the
 * platform updated.
 */
export function takeAlong() {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>(`a:is([${browserNames.along}], [${browserNames.language}])`)
        : null
    if (!link) return
    link.search = history.state?.query ?? location.search
    const language = link.getAttribute(browserNames.language)
    if (!language) return
    storeCookie('locale', language)
    const token = readToken()
    // Not awaited: if it is lost, the next page's first request sends it again.
    if (token) {
      fetch(`${apiPaths.commerce}/languages/${language}`, {
        method: 'PUT',
        headers: { 'API-Token': token },
        keepalive: true,
      }).catch(console.info)
    }
  })
}
