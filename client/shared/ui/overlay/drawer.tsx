import type { ReactNode } from 'react'
import * as browserNames from '../../browser/names.ts'
import { CloseButton } from './close-button.tsx'

interface DrawerProps {
  /** Buttons open the drawer with `popoverTarget={id}`. */
  id: string
  /** The menu state while the drawer is open (`client/shared/browser/overlays.ts`). */
  menu: string
  /** Without a title, the children must contain `<h2 class="drawer-title" id="{id}-title">`. */
  title?: string
  /** The side of the screen, relative to the writing direction. Default: `end`. */
  from?: 'start' | 'end'
  /** Whether the maximum width is 32rem instead of 49rem. */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/**
 * A drawer at one side of the screen. It is a popover and not a modal dialog, because opening a
 * dialog restyles the whole page, which takes 100 ms on a slow phone
 * (`docs/decisions/0054-drawers-and-menus-by-the-browser.md`). Escape, a click outside and its
 * button close it, and the focus returns to the opener. `client/shared/browser/overlays.ts` makes
 * the page behind it inert.
 */
export function Drawer({ id, menu, title, from = 'end', narrow, className, children }: DrawerProps) {
  const classes = ['drawer', from === 'start' && 'drawer-start', narrow && 'drawer-narrow', className]
  return (
    <dialog
      id={id}
      className={classes.filter(Boolean).join(' ')}
      popover="auto"
      {...{ [browserNames.menu]: menu }}
      aria-labelledby={`${id}-title`}
    >
      <CloseButton popoverTarget={id} popoverTargetAction="hide" className="drawer-close" />
      {title && (
        <h2 className="drawer-title" id={`${id}-title`}>
          {title}
        </h2>
      )}
      {children}
    </dialog>
  )
}
