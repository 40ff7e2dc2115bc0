/**
 * Hands a link over: to the device's own sharing where there is a thumb, else to the clipboard.
 * `refused` when neither takes it: then it is to be copied by hand.
 */
export async function handOver(url: string, title: string): Promise<'shared' | 'copied' | 'refused'> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // They thought better of it.
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
