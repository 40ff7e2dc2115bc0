import { type ReactNode, useId, useRef, useState } from 'react'
import type { SelectionLine } from '../commerce/schema/selection.ts'
import { bagCommerce } from '../commerce/session/session-client.ts'
import { useChange } from '../hooks/use-change.ts'
import { useLanguage } from '../texts/use-translate.ts'
import { Stepper } from '../ui/form/stepper.tsx'
import { useOnLeave } from '../ui/use-on-leave.ts'
import { LineDetails } from './line-facts.tsx'

/** How long a button looks busy after the response, in ms, so that the shopper notices it. */
const busyAfterMs = 200

/** Maximum quantity of one line if the platform sends none. */
const maxQuantity = 999

type Control = 'less' | 'more' | 'typed' | 'none'

interface BagLineProps {
  line: SelectionLine
  /** ISO code of the selection's currency. */
  currency: string
  /** Information that must be shown beside the price, such as the energy class. */
  arrow?: ReactNode
  editable: boolean
  onRemoved: () => void
  /** Called with a message when a change failed because the line is no longer in the bag. */
  onLost: (text: string) => void
  /** Called when the line disappears from the page, unless the shopper removed it. */
  onGone: () => void
}

/**
 * One line of the bag: picture, name, price and quantity. Each button shows its own loading state.
 */
export function BagLine({ line, currency, arrow, editable, onRemoved, onLost, onGone }: BagLineProps) {
  const { t } = useLanguage()
  const { product, quantity } = line
  const [working, setWorking] = useState<Control>()
  const [message, setMessage] = useState('')
  /** The available quantity, once the stock has limited a change. */
  const [stock, setStock] = useState<number | null>(null)
  const messageId = useId()
  const maximum = product.itemQuantityMaximum ?? maxQuantity
  const change = useChange((wanted: number) => bagCommerce.setQuantity(line.line, wanted), {
    isDone: (wanted, { selection }) => (selection?.items.find(one => one.line === line.line)?.quantity ?? 0) === wanted,
  })
  const isRemoving = useRef(false)
  // After a removal, the focus moves to the undo button instead.
  useOnLeave(() => !isRemoving.current && onGone())

  /** Resolves to false when the change failed and may be retried. */
  async function set(wanted: number, way: Control) {
    if (working || !editable) return false
    let isSettled = true
    setWorking(way)
    setMessage('')
    isRemoving.current = wanted === 0
    try {
      // The line may be unmounted before the response; callbacks passed to `mutate` would then not
      // run, but this promise still settles.
      await change.mutateAsync(wanted)
      if (wanted === 0) onRemoved()
    } catch (error) {
      isRemoving.current = false
      const isMore = wanted > quantity
      const failure = await import('./line-failure.ts')
        .then(({ explainLineFailure }) => explainLineFailure(error, product.name, isMore))
        .catch(() => ({ message: t(isMore ? 'bag.addFailed' : 'bag.removeFailed') }))
      if ('lost' in failure) onLost(failure.lost)
      else if ('stock' in failure) setStock(failure.stock)
      else {
        setMessage(failure.message)
        isSettled = false
      }
    }
    setTimeout(setWorking, busyAfterMs, undefined)
    return isSettled
  }

  async function type(typed: string) {
    const wanted = /^\s*\d+\s*$/.test(typed) ? Number(typed) : typed.trim() ? Number.NaN : quantity
    const isPossible = wanted <= maximum
    setMessage(isPossible ? '' : t('bag.notQuantity', { maximum }))
    return isPossible && (wanted === quantity || set(wanted, 'typed'))
  }

  const isAtStock = stock !== null && quantity >= stock
  const isFull = isAtStock || quantity >= maximum
  const limit = isAtStock ? t('bag.noMore', { available: stock }) : isFull && t('bag.most')

  return (
    <li className="bag-line">
      <LineDetails line={line} currency={currency}>
        {arrow}
      </LineDetails>
      <div className="bag-line-actions">
        <Stepper
          quantity={quantity}
          of={product.name}
          loading={working === 'none' ? undefined : working}
          disabled={!editable || working !== undefined}
          full={isFull}
          message={messageId}
          onLess={() => set(quantity - 1, 'less')}
          onMore={() => set(quantity + 1, 'more')}
          onType={type}
        />
        <button type="button" className="link" aria-busy={working === 'none'} onClick={() => set(0, 'none')}>
          {t('bag.remove')} <span className="visually-hidden">{product.name}</span>
        </button>
      </div>
      {/* Always rendered, so that screen readers announce its changes. */}
      <p className="bag-line-message" role="status" id={messageId}>
        {message || limit}
      </p>
    </li>
  )
}
