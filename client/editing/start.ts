import * as apiPaths from '../api-paths.ts'
import { filesRoot } from './files/names.ts'

/**
 * Offers editing in a preview to whoever is logged in as an editor, and the library of files on its
 * page.
 */
export async function startEditing() {
  const answer = await fetch(apiPaths.editor)
  const said: unknown = answer.ok && (await answer.json())
  if (typeof said !== 'object' || !said || !('isEditor' in said) || !said.isEditor) return
  await parsed()
  const { mountEditing } = await import('./panel/mount.tsx')
  await mountEditing()
  const library = document.getElementById(filesRoot)
  if (!library) return
  const { mountLibrary } = await import('./files/page.tsx')
  await mountLibrary(library)
}

/** What scripts read of a page is at its end, which may come after they run. */
const parsed = () =>
  new Promise<void>(resolve => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
