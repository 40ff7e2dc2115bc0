/*
 * In development only: reloads a page that shows a changed file's HTML and has not loaded the file
 * itself.
 */

/** `path` is from the repository's root, as the development server's addresses are. */
function reloadUnlessLoaded({ path }: { path: string }) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  if (!loaded.includes(path)) location.reload()
}

import.meta.hot?.on('shop:changed', reloadUnlessLoaded)
