import { useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Icon } from '../../../shared/ui/picture/icon.tsx'
import { blockAt, elementOf, type PageBlock } from './block.ts'
import { useUnderPointer } from './under-pointer.ts'

interface Place {
  block: PageBlock
  side: 'before' | 'after'
  /** Of the button's middle, in px of the window. */
  x: number
  y: number
}

/** A "+" between blocks of a page, at the edge that the pointer is nearer to. */
export function InsertPoint({ onInsert }: { onInsert: (block: PageBlock, side: Place['side']) => void }) {
  const { t } = useLanguage()
  const [place, setPlace] = useState<Place | null>(null)
  // Over the button itself it stays where it is.
  useUnderPointer((target, y) => target.closest('.editing-insert') ?? setPlace(placeAt(target, y)))
  if (!place) return null
  return (
    <button
      type="button"
      className="editing-insert"
      style={{ left: place.x, top: place.y }}
      aria-label={t('blocks.insert')}
      title={t('blocks.insert')}
      onClick={() => {
        setPlace(null)
        onInsert(place.block, place.side)
      }}
    >
      <Icon path={plus} small />
    </button>
  )
}

/** Of a script of its own: shared icons would move into shoppers' files. */
export const plus = 'M12 5v14M5 12h14'

function placeAt(target: Element, y: number): Place | null {
  const block = blockAt(target)
  const box = block && elementOf(block)?.getBoundingClientRect()
  if (!block || !box) return null
  const side = y > (box.top + box.bottom) / 2 ? 'after' : 'before'
  return { block, side, x: box.left + box.width / 2, y: side === 'after' ? box.bottom : box.top }
}
