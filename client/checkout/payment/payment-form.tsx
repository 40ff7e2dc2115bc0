import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/form/button.tsx'
import { embed } from '../widgets/embed.ts'
import { calmly } from '../widgets/widgets.ts'

/**
 * The platform's HTML for a payment: a self-submitting form, or a widget. Its scripts run once for
 * each text.
 */
export function PaymentForm({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (!host) return
    calmly(() => embed(host, html))
    return () => host.replaceChildren()
  }, [html])
  return <div ref={place} className="payment-form" />
}

/**
 * Calls back when the page's policy has stopped a form of the platform, which then does nothing:
 * its address is missing in the settings (docs/swapping.md).
 */
export function useBlockedForm(onBlocked: () => void) {
  const blocked = useEffectEvent(onBlocked)
  useEffect(() => {
    const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') blocked()
    }
    document.addEventListener('securitypolicyviolation', listen)
    return () => document.removeEventListener('securitypolicyviolation', listen)
  }, [])
}

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
