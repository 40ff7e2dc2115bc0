import { useEffect, useEffectEvent } from 'react'
import * as paths from '../../paths.ts'
import { writeStored } from '../../shared/browser/storage.ts'
import { useQuery } from '../../shared/browser/use-query.ts'
import { CommerceError } from '../../shared/commerce/error.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { hasPaymentFailed, loadPaidOrder } from './outcome.ts'
import { parseReturnedFields } from './payment-return.ts'

/**
 * Warns a shopper who returns to the checkout that an earlier payment has no result yet. If it now
 * has one, opens the thank-you page, or calls `onFailed`. `hash` has the payment's parameters.
 */
export function UnknownPayment({ hash, onFailed }: { hash: string; onFailed: () => void }) {
  const { t, urlTo } = useLanguage()
  const { data: order, error } = useQuery({
    queryKey: ['unknown-payment', hash],
    queryFn: () => loadPaidOrder(parseReturnedFields(hash)),
    retry: false,
  })
  const place = `${urlTo(paths.thankYou)}${hash}`
  const isFailure = error !== null && hasPaymentFailed(error)
  const isOver = isFailure || (error instanceof CommerceError && error.status === 404)
  const reportFailed = useEffectEvent(onFailed)
  useEffect(() => {
    if (order) location.replace(place)
    if (isOver) writeStored('unknownPayment', null)
    if (isFailure) reportFailed()
  }, [order, place, isOver, isFailure])
  if (isOver) return null
  return (
    <p className="notice" role="status">
      <span>
        {t('checkout.unknownPayment')} <a href={place}>{t('checkout.seePayment')}</a>
      </span>
    </p>
  )
}
