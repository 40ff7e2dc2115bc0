/*
 * In development only: reloads a page that shows a changed file's HTML without having loaded the
 * file itself.
 */

/** `path` is relative to the repository's root, like the development server's addresses. */
function reloadUnlessLoaded({ path }: { path: string }) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  if (!loaded.includes(path)) location.reload()
}

import.meta.hot?.on('shop:changed', reloadUnlessLoaded)
