/**
 * How long a pointer rests before it means it, in ms: on its way across the header it opens
 * nothing.
 */
const openAfter = 120
/** How long it may be on its way from the opener to the menu, also when it takes a corner. */
const closeAfter = 300

/**
 * Lets a mouse open the header's dropdowns by resting on them, and close them by leaving. What was
 * opened by a click or a key stays open, and a click on an opener the pointer has just opened keeps
 * it open instead of closing it.
 */
export function followPointer(first: PointerEvent) {
  let planned: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let byPointer: string | undefined

  /** What shall be open soon: a menu's id, '' for none, undefined for what is open now. */
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
      if (menu && opener && !menu.matches(':popover-open')) menu.showPopover({ source: opener })
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
