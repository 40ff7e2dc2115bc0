import type { ReactNode } from 'react'
import * as paths from '../paths.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Button, ButtonLink } from '../shared/ui/form/button.tsx'

/** The checkout when the bag did not load. */
export function CheckoutFailed({ title, retry }: { title: string; retry: () => void }) {
  const { t } = useLanguage()
  return (
    <div className="checkout-message" role="alert">
      <h1>{title}</h1>
      <p>{t('bag.unreachable')}</p>
      <Button onClick={retry}>{t('bag.retry')}</Button>
    </div>
  )
}

/** The checkout when the bag is empty. `children` are messages that explain why. */
export function EmptyCheckout({ title, children }: { title: string; children: ReactNode }) {
  const { t, urlTo } = useLanguage()
  return (
    <div className="checkout-message">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <p>{t('checkout.empty')}</p>
      <ButtonLink href={urlTo(paths.shop)}>{t('error.toShop')}</ButtonLink>
    </div>
  )
}
