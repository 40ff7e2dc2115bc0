const sheets = new Map<string, Promise<void>>()

/**
 * Adds a stylesheet once. Resolves when it is applied. It also resolves after a failure, with a
 * warning, because an unstyled island is better than none.
 */
export function loadSheet(href: string | null): Promise<void> | undefined {
  const known = sheets.get(href ?? '')
  if (known || !href) return known
  const link = document.createElement('link')
  const loading = new Promise<void>(resolve => {
    link.onload = () => resolve()
    link.onerror = () => {
      console.warn('A stylesheet did not load.', href)
      sheets.delete(href)
      link.remove()
      resolve()
    }
  })
  sheets.set(href, loading)
  link.rel = 'stylesheet'
  link.href = href
  document.head.appendChild(link)
  return loading
}
