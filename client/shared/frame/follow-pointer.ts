/** How long a pointer must rest on an opener, in ms, so that crossing the header opens nothing. */
const openAfter = 120
/** Time for the way from the opener to the menu, also across a corner. */
const closeAfter = 300

/**
 * Opens the header's dropdowns on hover, and closes them when the pointer leaves. A dropdown opened
 * by click or key stays open, and a click on an opener that hovering has just opened keeps it open.
 */
export function followPointer(first: PointerEvent) {
  let planned: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let byPointer: string | undefined

  /** The menu to open soon: an id, '' for none, undefined for the current state. */
  function plan(id: string | undefined, wait: number, opener?: HTMLElement) {
    if (id === planned) return
    planned = id
    clearTimeout(timer)
    if (id === undefined) return
    timer = setTimeout(() => {
      planned = undefined
      byPointer = id || undefined
      if (!id) return openMenu()?.hidePopover()
      const menu = document.getElementById(id)
      // Where this script came late, the pointer may have opened something else meanwhile.
      if (menu && opener?.matches(':hover') && !menu.matches(':popover-open')) menu.showPopover({ source: opener })
    }, wait)
  }

  function follow({ pointerType, target }: PointerEvent) {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const opener = target.closest<HTMLElement>('.site-header-nav [popovertarget]')
    const open = openMenu()
    const id = opener?.getAttribute('popovertarget') ?? ''
    if (opener && id !== open?.id) plan(id, openAfter, opener)
    else if (opener || target.closest('.menu') || byPointer !== open?.id || open?.matches(':focus-within'))
      plan(undefined, 0)
    else plan('', closeAfter)
  }

  document.addEventListener('pointerover', follow)
  document.addEventListener(
    'click',
    event => {
      const opener = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
      if (!opener) return
      plan(undefined, 0)
      if (byPointer && opener.getAttribute('popovertarget') === byPointer && openMenu()?.id === byPointer)
        event.preventDefault()
      byPointer = undefined
    },
    true,
  )
  follow(first)
}

const openMenu = () => document.querySelector<HTMLElement>('.menu:popover-open')
