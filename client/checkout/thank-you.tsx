import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { track } from '../analytics/track.ts'
import { CommerceError } from '../commerce/error.ts'
import { commerce, refreshSelection } from '../commerce/query.ts'
import type { Order } from '../commerce/schema.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { OrderSummary } from '../selection/order-summary.tsx'
import { write } from '../storage.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { returnedFields, stockMismatch } from './payment-return.ts'

/** Completes the payment the shopper comes back from, and thanks; a reload shows the same order again. */
export default function ThankYou() {
  const { t, urls } = useLanguage()
  const {
    mutate,
    data: order,
    error,
  } = useMutation({
    mutationFn: completeOrder,
    onSuccess: order => {
      track(analytics => analytics.purchased(order))
      // Whoever buys again agrees again.
      for (const name of ['terms', 'sameAddress'] as const) write(`checkbox:${name}`, null)
      history.replaceState(null, '', urls.thankYou())
      return refreshSelection()
    },
    onError: error => {
      if (failed(error)) location.replace(`${urls.checkout()}?failed#${new URLSearchParams({ error: reason(error) })}`)
    },
  })
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    mutate(returnedFields(location.hash))
  }, [mutate])

  if (order) return <Thanks order={order} />
  if (error && !failed(error)) return <Unknown error={error} onRetry={() => mutate(returnedFields(location.hash))} />
  return (
    <p className="receipt-waiting" role="status">
      {t('checkout.confirming')}
    </p>
  )
}

/** The provider's word first; without one, or when the order is already made, this session's receipt. */
const completeOrder = (fields: Record<string, string>): Promise<Order> =>
  Object.keys(fields).length > 0 ? commerce.paymentResult(fields) : commerce.receipt()

/** The payment is known to have failed; anything else may still have worked. */
const failed = (error: Error) => error instanceof CommerceError && [410, 412].includes(error.status)

const reason = (error: Error) => (error instanceof CommerceError && error.status === 410 ? stockMismatch : 'payment')

function Thanks({ order }: { order: Order }) {
  const { t, urls } = useLanguage()
  return (
    <article className="receipt">
      <header className="receipt-head">
        <h1>{t('checkout.thankYou')}</h1>
        <p>{t('checkout.orderNumber', { number: order.order })}</p>
        <p>{t('checkout.mailSent', { email: order.address.email })}</p>
        {order.reference && <a href={urls.order(order.reference)}>{t('checkout.followOrder')}</a>}
        {/* A platform that does not say whether is asked by the page itself. */}
        {(order.withdrawable || !order.reference) && <a href={urls.withdraw(order.reference)}>{t('order.withdraw')}</a>}
      </header>
      <OrderSummary order={order} />
      <ButtonLink href={urls.home()}>{t('error.toHome')}</ButtonLink>
    </article>
  )
}

function Unknown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t, urls } = useLanguage()
  const none = error instanceof CommerceError && error.status === 404
  return (
    <div className="receipt receipt-waiting" role="alert">
      <h1>{none ? t('checkout.noOrder') : t('checkout.beingConfirmed')}</h1>
      <p>{none ? t('checkout.noOrderText') : t('checkout.beingConfirmedText')}</p>
      {none ? (
        <ButtonLink href={urls.home()}>{t('error.toHome')}</ButtonLink>
      ) : (
        <Button onClick={onRetry}>{t('checkout.askAgain')}</Button>
      )}
    </div>
  )
}
