import { type ReactNode, useId, useRef, useState } from 'react'
import { shortageIn } from '../../commerce/error.ts'
import { useChange } from '../../commerce/hooks/use-change.ts'
import type { SelectionLine } from '../../commerce/schema/selection.ts'
import { commerce } from '../../commerce/session/session-client.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import { LineFacts } from '../../selection/line-facts.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { useOnLeave } from '../../ui/use-on-leave.ts'
import { addFailure } from '../add-failure.ts'

/** For how long after the answer a button still shows that it works, in ms (specification, §9). */
const release = 200

type Direction = 'less' | 'more' | 'none'

interface BagLineProps {
  line: SelectionLine
  /** The selection's, as an ISO code. */
  currency: string
  /** What stands beside its price. */
  arrow: ReactNode
  editable: boolean
  onRemoved: () => void
  /** It was to be changed, and there is none left at all. */
  onSoldOut: () => void
  /** After the line has left the page. */
  onGone: () => void
}

/** One line of the bag: picture, name, price and quantity. Each button shows its own loading. */
export function BagLine({ line, currency, arrow, editable, onRemoved, onSoldOut, onGone }: BagLineProps) {
  const { t } = useLanguage()
  const { product, quantity } = line
  const [working, setWorking] = useState<Direction>()
  const [message, setMessage] = useState('')
  /** How many there are, once the stock has said so. */
  const [stock, setStock] = useState<number | null>(null)
  const why = useId()
  const change = useChange((wanted: number) => commerce.setQuantity(line.line, wanted), {
    isDone: (wanted, { selection }) => (selection?.items.find(one => one.line === line.line)?.quantity ?? 0) === wanted,
  })
  const leaves = useRef(false)
  // Who removed it goes on where it can be taken back.
  useOnLeave(() => !leaves.current && onGone())

  async function set(wanted: number, direction: Direction) {
    if (working) return
    setWorking(direction)
    setMessage('')
    leaves.current = wanted === 0
    try {
      // The line may be gone when it is answered, and its callbacks with it: a promise is kept all
      // the same.
      await change.mutateAsync(wanted)
      if (wanted === 0) onRemoved()
    } catch (error) {
      leaves.current = false
      const short = shortageIn(error)
      if (short?.available === 0) onSoldOut()
      else if (short) setStock(short.available)
      else setMessage(direction === 'more' ? addFailure(error, t) : t('bag.removeFailed'))
    }
    setTimeout(setWorking, release, undefined)
  }

  const isShort = stock !== null && quantity >= stock
  const isFull = isShort || (product.itemQuantityMaximum !== null && quantity >= product.itemQuantityMaximum)
  const limit = isShort ? t('bag.noMore', { available: stock }) : isFull && t('bag.most')

  return (
    <li className="bag-line">
      <LineFacts line={line} currency={currency}>
        {arrow}
      </LineFacts>
      <div className="bag-line-actions">
        <Stepper
          quantity={quantity}
          of={product.name}
          loading={working === 'none' ? undefined : working}
          disabled={!editable || working !== undefined}
          full={isFull ? why : undefined}
          onLess={() => set(quantity - 1, 'less')}
          onMore={() => set(quantity + 1, 'more')}
        />
        <button
          type="button"
          className="link"
          aria-busy={working === 'none'}
          onClick={() => editable && set(0, 'none')}
        >
          {t('bag.remove')} <span className="visually-hidden">{product.name}</span>
        </button>
      </div>
      {/* Always there, since what comes into it is read out. */}
      <p className="bag-line-message" role="status" id={why}>
        {message || limit}
      </p>
    </li>
  )
}
