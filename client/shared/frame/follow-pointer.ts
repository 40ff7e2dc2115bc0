/**
 * Time in ms that the pointer must rest on an opener (a button that opens a dropdown) before the
 * dropdown opens. A pointer that only crosses the header opens nothing.
 */
const openAfter = 120
/** Time in ms after which a dropdown that the pointer has left closes. */
const closeAfter = 300

/**
 * Opens the header's dropdowns on hover, and closes them when the pointer leaves. A dropdown opened
 * by click or key stays open. If hovering has just opened a dropdown, a click on its opener does
 * not close it.
 */
export function followPointer(firstEvent: PointerEvent) {
  let plannedId: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedByPointer: string | undefined

  /**
   * After `wait` ms, opens the dropdown with this id, or closes the open one if `id` is empty.
   * `undefined` cancels what was planned.
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
