import { useLanguage } from '../i18n/use-translate.ts'
import { Icon } from './icon.tsx'

interface StepperProps {
  quantity: number
  /** What is counted, so that each button is told from the next line's. */
  of: string
  /** Which button shows that it works. */
  loading?: 'less' | 'more'
  disabled?: boolean
  onLess: () => void
  onMore: () => void
}

/** A quantity with a button on each side. A button that works keeps the focus and ignores clicks. */
export function Stepper({ quantity, of, loading, disabled = false, onLess, onMore }: StepperProps) {
  const { t } = useLanguage()
  const idle = !disabled && loading === undefined
  const state = (which: 'less' | 'more') => ({
    'aria-busy': loading === which || undefined,
    'aria-disabled': !idle || undefined,
  })
  return (
    <div className="stepper">
      <button
        type="button"
        className="stepper-button"
        aria-label={`${t('bag.less')}: ${of}`}
        {...state('less')}
        onClick={() => idle && onLess()}
      >
        <Icon name="minus" small />
      </button>
      <span className="stepper-value" role="status" aria-label={t('bag.quantity', { quantity })}>
        {quantity}
      </span>
      <button
        type="button"
        className="stepper-button"
        aria-label={`${t('bag.more')}: ${of}`}
        {...state('more')}
        onClick={() => idle && onMore()}
      >
        <Icon name="plus" small />
      </button>
    </div>
  )
}
