/*
 * Functions that run in the browser: they find texts of a page that no dictionary contains, and
 * layout that long words break.
 */

/** Lists every visible or announced text of the page, with its place. */
export function listTexts(): string[] {
  const found: string[] = []
  const note = (kind: string, text: string | null | undefined) => {
    const plain = text?.replace(/\s+/g, ' ').trim()
    if (plain) found.push(`${kind}: ${plain}`)
  }
  const isForeign = (element: Element) => {
    const lang = element.closest('[lang]')?.getAttribute('lang')
    return lang !== document.documentElement.lang
  }
  note('title', document.title)
  note('description', document.querySelector('meta[name=description]')?.getAttribute('content'))
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, noscript, template, svg, iframe') || isForeign(element)) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const own = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
    for (const node of own) note(element.tagName.toLowerCase(), node.textContent)
    for (const name of ['title', 'aria-label', 'placeholder', 'alt', 'aria-description'])
      note(`${element.tagName.toLowerCase()} ${name}`, element.getAttribute(name))
  }
  return found
}

/** Lists overflows of the page and its boxes, overlapping buttons, and targets below 24 px. */
export function listBroken(): string[] {
  const found: string[] = []
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${element.getAttribute('name') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`
  const root = document.documentElement
  const smallest = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return Math.min(width, height)
  }
  const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(element => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  })
  if (root.scrollWidth > root.clientWidth + 1) {
    const wide = shown.filter(element => element.getBoundingClientRect().right > root.clientWidth + 1)
    found.push(`the page scrolls sideways, to ${root.scrollWidth}: ${wide.slice(0, 4).map(name).join(', ')}`)
  }
  for (const element of shown) {
    const style = getComputedStyle(element)
    const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!hasText || style.display.startsWith('inline') || style.overflowX === 'auto' || style.overflowX === 'scroll')
      continue
    if (element.closest('svg, .visually-hidden')) continue
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      found.push(`wider than its box by ${element.scrollWidth - element.clientWidth}: ${name(element)}`)
    else if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2)
      found.push(`cut off by ${element.scrollHeight - element.clientHeight}: ${name(element)}`)
  }
  const buttons = shown.filter(element => element.matches('button, .button, input:not([type=hidden]), select'))
  for (const [index, button] of buttons.entries()) {
    const box = button.getBoundingClientRect()
    const label = button instanceof HTMLInputElement ? button.labels?.[0] : null
    const target = Math.max(...[button, label ?? button].map(smallest))
    if (target < 23.5) found.push(`smaller than 24 px: ${name(button)}`)
    for (const other of buttons.slice(index + 1)) {
      if (button.contains(other) || other.parentElement !== button.parentElement) continue
      const next = other.getBoundingClientRect()
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left)
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top)
      if (across > 2 && down > 2) found.push(`overlap: ${name(button)} and ${name(other)}`)
    }
  }
  return [...new Set(found)]
}
