/* Used in development only. Reloads the page when a changed file affects its HTML although the page
   has not loaded that file itself. */

/** `path` is relative to the repository's root, like the development server's addresses. */
function reloadUnlessLoaded({ path }: { path: string }) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  if (!loaded.includes(path)) location.reload()
}

import.meta.hot?.on('shop:changed', reloadUnlessLoaded)
