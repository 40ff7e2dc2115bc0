import { useSelection } from '../commerce/query.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CheckoutForm } from './checkout-form.tsx'

/** The checkout: one page, three numbered parts, the summary beside them. */
export default function Checkout() {
  const { t } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  if (status === 'READY' && answer?.selection) {
    if (answer.selection.items.length === 0) return <EmptyCheckout />
    return <CheckoutForm answer={answer} selection={answer.selection} />
  }
  if (failed) {
    return (
      <div className="checkout-message" role="alert">
        <h1>{t('checkout.title')}</h1>
        <p>{t('bag.unreachable')}</p>
        <Button onClick={retry}>{t('bag.retry')}</Button>
      </div>
    )
  }
  return (
    <div className="checkout-message" aria-busy="true">
      <h1>{t('checkout.title')}</h1>
      <p role="status">{t('bag.loading')}</p>
      <noscript>{t('frame.noScript')}</noscript>
    </div>
  )
}

function EmptyCheckout() {
  const { t, urls } = useLanguage()
  return (
    <div className="checkout-message">
      <h1>{t('checkout.title')}</h1>
      <p>{t('checkout.empty')}</p>
      <ButtonLink href={urls.shop()}>{t('error.toShop')}</ButtonLink>
    </div>
  )
}
