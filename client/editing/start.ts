import * as apiPaths from '../api-paths.ts'

/** Offers editing in a preview to whoever is logged in as an editor. */
export async function startEditing() {
  const answer = await fetch(apiPaths.editor)
  const said: unknown = answer.ok && (await answer.json())
  if (typeof said !== 'object' || !said || !('isEditor' in said) || !said.isEditor) return
  const { mountEditing } = await import('./panel/mount.tsx')
  await mountEditing()
}
