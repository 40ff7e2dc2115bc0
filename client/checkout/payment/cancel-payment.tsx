import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'

/** Delay in ms before a link back is offered when the payment page does not load. */
const timeoutMs = 3000

/**
 * A link back, for a payment page that does not load or a widget that the shopper does not want.
 */
export function CancelPayment({ shown, onCancel }: { shown: boolean; onCancel: () => void }) {
  return shown && <Late onCancel={onCancel} />
}

function Late({ onCancel }: { onCancel: () => void }) {
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
