import { useEffect, useEffectEvent, useRef } from 'react'
import { embed } from '../widgets/embed.ts'
import { calmly } from '../widgets/widgets.ts'

interface PaymentFormProps {
  html: string
  /**
   * Called when the page's policy has stopped a form of the platform, which then does nothing: its
   * address is missing in the settings (docs/swapping.md). Also when this code does not load.
   */
  onMissing: () => void
}

/**
 * The platform's HTML for a payment: a self-submitting form, or a widget. Its scripts run once for
 * each text.
 */
export function PaymentForm({ html, onMissing }: PaymentFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const blocked = useEffectEvent(onMissing)
  // Before the next effect, in which a form may submit itself.
  useEffect(() => {
    const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') blocked()
    }
    document.addEventListener('securitypolicyviolation', listen)
    return () => document.removeEventListener('securitypolicyviolation', listen)
  }, [])
  useEffect(() => {
    const host = place.current
    if (!host) return
    calmly(() => embed(host, html))
    return () => host.replaceChildren()
  }, [html])
  return <div ref={place} className="payment-form" />
}
