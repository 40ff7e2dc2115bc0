import { type SyntheticEvent, useState } from 'react'
import { useLanguage } from '../../texts/use-translate.ts'
import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'

interface StepperProps {
  quantity: number
  /** The counted item, to distinguish the controls of several lines for screen readers. */
  of: string
  /** The button that shows its loading state: `less` or `more`. */
  loading?: string
  disabled?: boolean
  full?: boolean
  /** The id of the text that explains the maximum, or why the typed quantity is rejected. */
  message?: string
  onLess: () => void
  onMore: () => void
  /**
   * Called with the typed text when the field loses the focus. If it resolves to false, the text
   * stays in the field, so that the shopper can correct it.
   */
  onType: (typed: string) => Promise<boolean>
}

/**
 * A quantity field with a button on each side. A busy button keeps the focus and ignores clicks.
 */
export function Stepper({ quantity, of, loading, disabled, full, message, onLess, onMore, onType }: StepperProps) {
  const { t } = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const idle = !disabled && loading === undefined
  const state = (which: 'less' | 'more') => ({
    'aria-busy': loading === which || undefined,
    'aria-disabled': !idle || (which === 'more' && full) || undefined,
  })

  function step(go: () => void) {
    setTyped(null)
    setRefused(false)
    go()
  }

  async function submitTyped() {
    if (typed === null) return
    const isAccepted = await onType(typed)
    setRefused(!isAccepted)
    if (isAccepted) setTyped(null)
  }

  return (
    <div className="stepper">
      <button
        type="button"
        className="stepper-button"
        aria-label={`${t('bag.less')}: ${of}`}
        {...state('less')}
        onClick={() => idle && step(onLess)}
      >
        <Icon path={icons.minus} small />
      </button>
      <input
        className="stepper-value"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('bag.quantity', { quantity: of })}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? message : undefined}
        readOnly={!idle}
        value={typed ?? quantity}
        onFocus={select}
        // A click first focuses the field, then places the caret, so the text is selected again.
        onClick={select}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={submitTyped}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Inside the checkout form, Enter would otherwise submit the form and start the payment.
          event.preventDefault()
          return submitTyped()
        }}
      />
      <span className="visually-hidden" role="status">
        {t('bag.quantity', { quantity })}
      </span>
      <button
        type="button"
        className="stepper-button"
        aria-label={`${t('bag.more')}: ${of}`}
        {...state('more')}
        aria-describedby={full ? message : undefined}
        onClick={() => idle && !full && step(onMore)}
      >
        <Icon path={icons.plus} small />
      </button>
    </div>
  )
}

/** Selects the number, so that typing replaces it. */
const select = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()
