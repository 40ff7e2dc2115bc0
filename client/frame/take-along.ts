import * as apiPaths from '../api-paths.ts'
import * as browserNames from '../browser/names.ts'
import { keepCookie, readToken } from '../browser/storage.ts'

/**
 * Links marked `data-along` take along what this page was asked: what was searched or filtered,
 * where to go after the login. So do those marked `data-language`, to this page in another
 * language; the language is kept, and the platform told of it.
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
    keepCookie('locale', language)
    const token = readToken()
    // Nothing waits for it: where it does not arrive, the next page's first question tells again.
    if (token) {
      fetch(`${apiPaths.commerce}/languages/${language}`, {
        method: 'PUT',
        headers: { 'API-Token': token },
        keepalive: true,
      }).catch(console.info)
    }
  })
}
