import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'

/** Delay in ms before the button is shown. */
const timeoutMs = 3000

/**
 * A button that cancels a payment, because the payment page may not load, or the shopper may not
 * want to continue in the widget. It is shown after a delay.
 */
export function CancelPayment({ shown, onCancel }: { shown: boolean; onCancel: () => void }) {
  return shown && <DelayedButton onCancel={onCancel} />
}

function DelayedButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useLanguage()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, timeoutMs, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    late && (
      <Button look="quiet" wide onClick={onCancel}>
        {t('checkout.cancelPayment')}
      </Button>
    )
  )
}
