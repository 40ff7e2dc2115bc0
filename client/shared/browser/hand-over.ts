/**
 * Shares a link with the device's share dialog on touch devices; otherwise copies it to the
 * clipboard. Returns `refused` when neither works; the visitor must then copy the link manually.
 */
export async function shareOrCopy(url: string, title: string): Promise<'shared' | 'copied' | 'refused'> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // The visitor cancelled the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
