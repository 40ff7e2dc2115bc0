import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Selection, SelectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { setSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useChanging } from '../../shared/hooks/use-changing.ts'
import { runScript } from './run-script.ts'
import { resumeWidgets, suspendWidgets, tryWidgetCall } from './widgets.ts'

const eventDetail = v.record(v.string(), v.unknown())
const suspension = v.object({ additionalFields: v.object({ suspendIgnore: v.unknown() }) })

/**
 * Runs the selection's checkout script and connects it to the page: its events are sent to the
 * platform, and widgets are suspended while the total changes. `failed` in the result says whether
 * the platform rejected the last event; `renewals` is a number that grows whenever the delivery
 * widget must be reloaded because it shows outdated data.
 */
export function useCheckoutScript({ centraCheckoutScript: code, totals }: Selection) {
  useEffect(() => {
    if (!code) return
    runScript(code)
    return () => tryWidgetCall(() => window.CentraCheckout?.destroy?.())
  }, [code])

  const [renewals, setRenewals] = useState(0)
  const { mutate, isError: failed } = useChange((detail: Record<string, unknown>) => bagCommerce.passOn(detail))
  useEffect(() => {
    const onCallback = (event: Event) => {
      const { success, output } = v.safeParse(eventDetail, event instanceof CustomEvent ? event.detail : null)
      if (!success) return
      const suspended = v.safeParse(suspension, output)
      mutate(output, {
        onError: () => setRenewals(count => count + 1),
        onSettled: () => resumeWidgets(suspended.success ? suspended.output.additionalFields.suspendIgnore : undefined),
      })
    }
    document.addEventListener('centra_checkout_callback', onCallback)
    return () => document.removeEventListener('centra_checkout_callback', onCallback)
  }, [mutate])

  const changing = useChanging('choice')
  useEffect(() => {
    if (!changing) return
    suspendWidgets()
    return () => resumeWidgets()
  }, [changing])

  // The total may also change in another tab, or with the ZIP code. Suspending and resuming the
  // widgets makes them load the new total.
  const total = totals.grandTotalPriceAsNumber
  const known = useRef(total)
  useEffect(() => {
    if (known.current === total) return
    known.current = total
    suspendWidgets()
    resumeWidgets()
  }, [total])

  // A selection that another tab has stored contains no widget, so the selection is requested from
  // the platform.
  useEffect(() => {
    if (!code) return
    const renewWidget = ({ key, newValue }: StorageEvent) => {
      if (key !== 'selection' || newValue === null) return
      const renew = (answer: SelectionAnswer) => {
        // Not stored, because the tabs would then make each other request it, without end.
        setSelection(answer)
        setRenewals(count => count + 1)
      }
      bagCommerce.selection().then(renew, error => console.info('The widget could not be renewed.', error))
    }
    addEventListener('storage', renewWidget)
    return () => removeEventListener('storage', renewWidget)
  }, [code])

  return { failed, renewals }
}
