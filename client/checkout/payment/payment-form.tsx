import { useEffect, useEffectEvent, useRef } from 'react'
import { insertWidgetHtml } from '../widgets/embed.ts'
import { runScript } from '../widgets/run-script.ts'
import { tryWidgetCall } from '../widgets/widgets.ts'

interface PaymentFormProps {
  /** The platform's HTML: a self-submitting form, or a widget. */
  html?: string
  /** The platform's script, which may submit its own form. */
  code?: string
  /**
   * Called when the page's security policy has blocked a form of the platform, because the form's
   * address is missing in the settings (docs/swapping.md), or when this module does not load.
   */
  onMissing: () => void
}

/** Renders the platform's HTML or script for a payment. Each script runs once. */
export function PaymentForm({ html, code, onMissing }: PaymentFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const reportBlocked = useEffectEvent(onMissing)
  // This effect must come before the next one, which may insert a form that submits itself.
  useEffect(() => {
    const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') reportBlocked()
    }
    document.addEventListener('securitypolicyviolation', listen)
    return () => document.removeEventListener('securitypolicyviolation', listen)
  }, [])
  useEffect(() => {
    const host = place.current
    if (!host || !html) return
    tryWidgetCall(() => insertWidgetHtml(host, html))
    return () => host.replaceChildren()
  }, [html])
  useEffect(() => {
    if (code) runScript(code)
  }, [code])
  return <div ref={place} className="payment-form" />
}
