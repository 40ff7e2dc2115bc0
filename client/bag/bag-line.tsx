import { useState } from 'react'
import { CommerceError } from '../commerce/error.ts'
import { commerce, useChange } from '../commerce/query.ts'
import type { SelectionLine } from '../commerce/schema.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { LineFacts } from '../selection/line-facts.tsx'
import { Stepper } from '../ui/stepper.tsx'

/** For how long after the answer a button still shows that it works, in ms (specification, §9). */
const release = 200

type Direction = 'less' | 'more' | 'none'

/** One line of the bag: picture, name, price and quantity. Each button shows its own loading. */
export function BagLine({ line, editable }: { line: SelectionLine; editable: boolean }) {
  const { t } = useLanguage()
  const { product, quantity } = line
  const [working, setWorking] = useState<Direction>()
  const [message, setMessage] = useState('')
  const change = useChange((wanted: number) => commerce.setQuantity(line.line, wanted))

  function set(wanted: number, direction: Direction) {
    if (working) return
    setWorking(direction)
    setMessage('')
    change.mutate(wanted, {
      onError: error => setMessage(failure(error, direction)),
      onSettled: () => setTimeout(setWorking, release, undefined),
    })
  }

  function failure(error: Error, direction: Direction) {
    const [short] = error instanceof CommerceError ? error.unavailable : []
    if (short) return t('bag.noMore', { available: short.available })
    return t(direction === 'more' ? 'bag.addFailed' : 'bag.removeFailed')
  }

  return (
    <li className="bag-line">
      <LineFacts line={line} />
      <div className="bag-line-actions">
        <Stepper
          quantity={quantity}
          of={product.name}
          loading={working === 'none' ? undefined : working}
          disabled={!editable || working !== undefined}
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
      {message && (
        <p className="bag-line-message" role="alert">
          {message}
        </p>
      )}
    </li>
  )
}
