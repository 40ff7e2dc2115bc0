import { useEffect, useRef } from 'react'
import { track } from '../../shared/analytics/track.ts'
import type { Selection, SelectionAnswer } from '../../shared/commerce/schema/selection.ts'

/**
 * Reports each shipping method that the shopper chooses to analytics. Returns a function to call
 * when the payment starts: it reports a preselected method that was not reported yet.
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
    // When the country or ZIP code changes, the first of the new methods is preselected. The
    // shopper did not choose it, so it is not reported.
    const wasOffered = before.shippingMethods.some(method => method.shippingMethod === shippingMethod)
    if (wasOffered && before.shippingMethod !== shippingMethod) report()
  })
  return report
}
