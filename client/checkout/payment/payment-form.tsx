import { useEffect, useEffectEvent, useRef } from 'react'
import { embed } from '../widgets/embed.ts'
import { runScript } from '../widgets/run-script.ts'
import { calmly } from '../widgets/widgets.ts'

interface PaymentFormProps {
  /** The platform's HTML: a self-submitting form, or a widget. */
  html?: string
  /** The platform's script, which may submit a form of its own. */
  code?: string
  /**
   * Called when the page's policy has stopped a form of the platform, which then does nothing: its
   * address is missing in the settings (docs/swapping.md). Also when this code does not load.
   */
  onMissing: () => void
}

/** What the platform sends for a payment. Its scripts run once for each text. */
export function PaymentForm({ html, code, onMissing }: PaymentFormProps) {
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
    if (!host || !html) return
    calmly(() => embed(host, html))
    return () => host.replaceChildren()
  }, [html])
  useEffect(() => {
    if (code) runScript(code)
  }, [code])
  return <div ref={place} className="payment-form" />
}
