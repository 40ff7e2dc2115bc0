/**
 * The address that opens a model in Android's Scene Viewer at true scale. Without Scene Viewer, the
 * browser opens `back` (Google, "Use Scene Viewer to display interactive 3D models", intent URLs).
 */
export function buildSceneViewerAddress(model: URL, title: string, back: string): string {
  const query = new URLSearchParams({ file: model.href, mode: 'ar_preferred', title, resizable: 'false' })
  const intent = [
    'Intent',
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(back)}`,
    'end;',
  ]
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#${intent.join(';')}`
}
