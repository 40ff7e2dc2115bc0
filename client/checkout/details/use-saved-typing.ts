import { useCallback, useRef } from 'react'
import type { PaymentFields } from '../../shared/commerce/client.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useChange } from '../../shared/hooks/use-change.ts'

/**
 * Returns a function that saves typed fields on the platform. While a request is running, only the
 * latest values are queued, so that on a slow network at most one more request delays the payment.
 */
export function useSavedTyping() {
  const { mutate } = useChange(bagCommerce.setPaymentFields, { kind: 'typing' })
  const saved = useRef('')
  const queued = useRef<PaymentFields | null>(null)
  const isSaving = useRef(false)
  return useCallback(
    (fields: PaymentFields) => {
      const text = JSON.stringify(fields)
      if (text === saved.current) return
      saved.current = text
      queued.current = fields
      saveNext()

      function saveNext() {
        const newest = queued.current
        if (isSaving.current || !newest) return
        queued.current = null
        isSaving.current = true
        mutate(newest, {
          onSettled: () => {
            isSaving.current = false
            saveNext()
          },
        })
      }
    },
    [mutate],
  )
}
