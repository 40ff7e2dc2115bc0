import { useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Icon } from '../../../shared/ui/picture/icon.tsx'
import { findBlock, findBlockElement, type PageBlock } from './block.ts'
import { useUnderPointer } from './under-pointer.ts'

interface Place {
  block: PageBlock
  side: 'before' | 'after'
  /** The centre of the button, in px from the window's corner. */
  x: number
  y: number
}

/**
 * A button with a plus sign between two blocks of a page. It is at the block edge that is nearest
 * to the pointer.
 */
export function InsertPoint({ onInsert }: { onInsert: (block: PageBlock, side: Place['side']) => void }) {
  const { t } = useLanguage()
  const [place, setPlace] = useState<Place | null>(null)
  // While the pointer is on the button itself, the button stays where it is.
  useUnderPointer((target, y) => target.closest('.editing-insert') ?? setPlace(findPlace(target, y)))
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

/** A plus sign. It is not among the shared icons, because shoppers would then load it. */
export const plus = 'M12 5v14M5 12h14'

function findPlace(target: Element, y: number): Place | null {
  const block = findBlock(target)
  const box = block && findBlockElement(block)?.getBoundingClientRect()
  if (!block || !box) return null
  const side = y > (box.top + box.bottom) / 2 ? 'after' : 'before'
  return { block, side, x: box.left + box.width / 2, y: side === 'after' ? box.bottom : box.top }
}
