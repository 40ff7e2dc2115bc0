import { useEffect, useRef, useState } from 'react'
import type { SelectionLine } from '../commerce/schema/selection.ts'
import { useAddItem } from '../hooks/use-add-item.ts'
import { useLanguage } from '../texts/use-translate.ts'
import { useOnLeave } from '../ui/use-on-leave.ts'
import { formatAddFailure } from './add-failure.ts'

export type Removed = Pick<SelectionLine, 'line' | 'item' | 'quantity' | 'product'>

/** Time in ms to undo a removal. The time restarts after the notice has been hovered or focused. */
const undoMs = 10_000

interface RemovedNoticeProps {
  removed: Removed
  /** Called when the item is in the bag again. */
  onBack: (name: string) => void
  onEnd: () => void
  /** Called when the notice disappears from the page. */
  onGone: () => void
}

/** Reports which item was removed, with an undo button. */
export function RemovedNotice({ removed, onBack, onEnd, onGone }: RemovedNoticeProps) {
  const { t } = useLanguage()
  const [paused, setPaused] = useState(false)
  const back = useRef<HTMLButtonElement>(null)
  const { product, item, quantity } = removed
  const undo = useAddItem(quantity)
  const isPaused = paused || undo.isPending
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(onEnd, undoMs)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    // When the removed line had the focus, the focus is now on the body or the drawer's title.
    if (document.activeElement?.matches('body, .drawer-title')) back.current?.focus({ preventScroll: true })
  }, [])
  useOnLeave(onGone)

  return (
    <p
      className="bag-removed"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      // Only a visible focus, such as a keyboard user's, pauses the timer, because a click also
      // focuses the button.
      onFocus={event => setPaused(event.target.matches(':focus-visible'))}
      onBlur={() => setPaused(false)}
    >
      <span>{undo.isError ? formatAddFailure(undo.error, t) : t('bag.removed', { name: product.name })}</span>
      <button
        ref={back}
        type="button"
        className="link"
        aria-busy={undo.isPending || undefined}
        onClick={() => !undo.isPending && undo.mutate(item, { onSuccess: () => onBack(product.name) })}
      >
        {t('bag.undo')}
      </button>
    </p>
  )
}
