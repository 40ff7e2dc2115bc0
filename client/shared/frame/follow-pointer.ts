/** How long a pointer must rest on an opener, in ms. Merely crossing the header opens nothing. */
const openAfter = 120
/** Time in ms to move from the opener to the menu, even across a corner outside both. */
const closeAfter = 300

/**
 * Opens the header's dropdowns on hover, and closes them when the pointer leaves. A dropdown opened
 * by click or key stays open. A click on an opener right after hovering opened its dropdown keeps
 * it open.
 */
export function followPointer(firstEvent: PointerEvent) {
  let plannedId: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedByPointer: string | undefined

  /**
   * Schedules the menu to open: an id, '' to close the open one, undefined to keep the current
   * state.
   */
  function plan(id: string | undefined, wait: number, opener?: HTMLElement) {
    if (id === plannedId) return
    plannedId = id
    clearTimeout(timer)
    if (id === undefined) return
    timer = setTimeout(() => {
      plannedId = undefined
      openedByPointer = id || undefined
      if (!id) return findOpenMenu()?.hidePopover()
      const menu = document.getElementById(id)
      // While this script was loading, the pointer may have moved to another opener.
      if (menu && opener?.matches(':hover') && !menu.matches(':popover-open')) menu.showPopover({ source: opener })
    }, wait)
  }

  function follow({ pointerType, target }: PointerEvent) {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const opener = target.closest<HTMLElement>('.site-header-nav [popovertarget]')
    const open = findOpenMenu()
    const id = opener?.getAttribute('popovertarget') ?? ''
    if (opener && id !== open?.id) plan(id, openAfter, opener)
    else if (opener || target.closest('.menu') || openedByPointer !== open?.id || open?.matches(':focus-within'))
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
      if (
        openedByPointer &&
        opener.getAttribute('popovertarget') === openedByPointer &&
        findOpenMenu()?.id === openedByPointer
      )
        event.preventDefault()
      openedByPointer = undefined
    },
    true,
  )
  follow(firstEvent)
}

const findOpenMenu = () => document.querySelector<HTMLElement>('.menu:popover-open')
