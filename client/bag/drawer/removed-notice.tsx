import { useEffect, useRef, useState } from 'react'
import { useAddItem } from '../../commerce/hooks/add-item.ts'
import type { SelectionLine } from '../../commerce/schema/selection.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import { useOnLeave } from '../../ui/use-on-leave.ts'
import { addFailure } from '../add-failure.ts'

export type Removed = Pick<SelectionLine, 'line' | 'item' | 'quantity' | 'product'>

/** For how long it can be taken back, in ms; the clock stands while someone is at it. */
const time = 10_000

interface RemovedNoticeProps {
  removed: Removed
  /** It is in the bag again. */
  onBack: (name: string) => void
  onEnd: () => void
  /** After the notice has left the page. */
  onGone: () => void
}

/** Says what left the bag, and takes it back. */
export function RemovedNotice({ removed, onBack, onEnd, onGone }: RemovedNoticeProps) {
  const { t } = useLanguage()
  const [held, setHeld] = useState(false)
  const back = useRef<HTMLButtonElement>(null)
  const { product, item, quantity } = removed
  const undo = useAddItem(quantity)
  const stays = held || undo.isPending
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(onEnd, time)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    // Its script may come after the line has left, when the drawer's title has taken the focus.
    if (document.activeElement?.matches('body, .drawer-title')) back.current?.focus({ preventScroll: true })
  }, [])
  useOnLeave(onGone)

  return (
    <p
      className="bag-removed"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      // Where a keyboard or a screen reader is at it; after a click the focus is there as well.
      onFocus={event => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <span>{undo.isError ? addFailure(undo.error, t) : t('bag.removed', { name: product.name })}</span>
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
