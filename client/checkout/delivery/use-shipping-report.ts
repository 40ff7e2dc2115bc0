import { useEffect, useRef } from 'react'
import { track } from '../../shared/analytics/track.ts'
import type { Selection, SelectionAnswer } from '../../shared/commerce/schema/selection.ts'

/**
 * Reports each chosen shipping method to analytics. The returned function reports the selected
 * method when the payment starts, since it may be preselected.
 */
export function useShippingReport({ shippingMethods }: SelectionAnswer, selection: Selection) {
  const { shippingMethod } = selection
  const known = useRef({ shippingMethod, shippingMethods })
  const reported = useRef('')
  const report = () => {
    if (reported.current === shippingMethod || !shippingMethod) return
    reported.current = shippingMethod
    track(analytics => analytics.reportShipping(selection))
  }
  useEffect(() => {
    const before = known.current
    known.current = { shippingMethod, shippingMethods }
    // Another country or ZIP code has other methods; their preselected first one is not a choice.
    const wasOffered = before.shippingMethods.some(method => method.shippingMethod === shippingMethod)
    if (wasOffered && before.shippingMethod !== shippingMethod) report()
  })
  return report
}
