/* Used in development only. If a changed file was not loaded by the browser, the server may have
   used it to render the page, so the page is reloaded. */

/** `path` is relative to the repository's root, like the development server's addresses. */
function reloadUnlessLoaded({ path }: { path: string }) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  if (!loaded.includes(path)) location.reload()
}

import.meta.hot?.on('shop:changed', reloadUnlessLoaded)
