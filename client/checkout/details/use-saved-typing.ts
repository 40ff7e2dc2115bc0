import { useCallback, useRef } from 'react'
import type { PaymentFields } from '../../commerce/client.ts'
import { typing, useChange } from '../../commerce/hooks/use-change.ts'
import { commerce } from '../../commerce/session/session-client.ts'

/**
 * Saves what is typed. While one answer is on its way only the newest is kept for afterwards: on a
 * slow network, what was typed field by field must not stand in a queue before the payment.
 */
export function useSavedTyping() {
  const { mutate } = useChange(commerce.setPaymentFields, { mutationKey: typing })
  const saved = useRef('')
  const waiting = useRef<PaymentFields | null>(null)
  const isSaving = useRef(false)
  return useCallback(
    (fields: PaymentFields) => {
      const text = JSON.stringify(fields)
      if (text === saved.current) return
      saved.current = text
      waiting.current = fields
      next()

      function next() {
        const newest = waiting.current
        if (isSaving.current || !newest) return
        waiting.current = null
        isSaving.current = true
        mutate(newest, {
          onSettled: () => {
            isSaving.current = false
            next()
          },
        })
      }
    },
    [mutate],
  )
}
