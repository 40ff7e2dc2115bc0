import { useLanguage } from '../../i18n/use-translate.ts'
import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'

interface StepperProps {
  quantity: number
  /** The counted item, to distinguish the buttons of several lines for screen readers. */
  of: string
  /** Which button shows its loading state. */
  loading?: 'less' | 'more'
  disabled?: boolean
  /** The id of the text that explains the maximum; undefined below it. */
  full?: string
  onLess: () => void
  onMore: () => void
}

/** A quantity with a button on each side. A busy button keeps the focus and ignores clicks. */
export function Stepper({ quantity, of, loading, disabled = false, full, onLess, onMore }: StepperProps) {
  const { t } = useLanguage()
  const idle = !disabled && loading === undefined
  const state = (which: 'less' | 'more') => ({
    'aria-busy': loading === which || undefined,
    'aria-disabled': !idle || (which === 'more' && full !== undefined) || undefined,
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
        <Icon path={icons.minus} small />
      </button>
      <span className="stepper-value" role="status" aria-label={t('bag.quantity', { quantity })}>
        {quantity}
      </span>
      <button
        type="button"
        className="stepper-button"
        aria-label={`${t('bag.more')}: ${of}`}
        aria-describedby={full}
        {...state('more')}
        onClick={() => idle && full === undefined && onMore()}
      >
        <Icon path={icons.plus} small />
      </button>
    </div>
  )
}
