import * as apiPaths from '../api-paths.ts'
import { filesRoot } from './files/names.ts'

/**
 * Starts editing in a preview if the visitor is logged in as an editor. On the page for files, it
 * also starts the library.
 */
export async function startEditing() {
  const answer = await fetch(apiPaths.editor)
  const editorState: unknown = answer.ok && (await answer.json())
  if (typeof editorState !== 'object' || !editorState || !('isEditor' in editorState) || !editorState.isEditor) return
  await waitForParsed()
  const { mountEditing } = await import('./panel/mount.tsx')
  await mountEditing()
  const library = document.getElementById(filesRoot)
  if (!library) return
  const { mountLibrary } = await import('./files/page.tsx')
  await mountLibrary(library)
}

/** Waits until the page is parsed, because the page's data is at the end of its HTML. */
const waitForParsed = () =>
  new Promise<void>(resolve => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
