/* Used in development only. When a file changes that the browser has not loaded, the server may
   have used it to render the page, so the page is reloaded. */

/** `path` is relative to the repository's root, like the development server's addresses. */
function reloadUnlessLoaded({ path }: { path: string }) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  if (!loaded.includes(path)) location.reload()
}

import.meta.hot?.on('shop:changed', reloadUnlessLoaded)
