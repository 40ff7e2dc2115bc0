import { useEffect, useRef } from 'react'
import { track } from '../../analytics/track.ts'
import type { Selection, SelectionAnswer } from '../../commerce/schema/selection.ts'

/**
 * Tells of each way of delivery that is chosen; what it gives tells of the one nobody changed, when
 * it is paid.
 */
export function useShippingTold({ shippingMethods }: SelectionAnswer, selection: Selection) {
  const { shippingMethod } = selection
  const known = useRef({ shippingMethod, shippingMethods })
  const reported = useRef('')
  const report = () => {
    if (reported.current === shippingMethod || !shippingMethod) return
    reported.current = shippingMethod
    track(analytics => analytics.shippingChosen(selection))
  }
  useEffect(() => {
    const before = known.current
    known.current = { shippingMethod, shippingMethods }
    // Another country or ZIP code has ways of its own: the first of them is nobody's choice.
    const wasOffered = before.shippingMethods.some(method => method.shippingMethod === shippingMethod)
    if (wasOffered && before.shippingMethod !== shippingMethod) report()
  })
  return report
}
