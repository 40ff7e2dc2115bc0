import * as paths from '../../paths.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button, ButtonLink } from '../../shared/ui/form/button.tsx'

/** The content of part three in countries without delivery. */
export function NotShipped({ reason }: { reason: string }) {
  const { t, urlTo } = useLanguage()
  return (
    <section className="checkout-part" aria-labelledby="checkout-payment">
      <h2 id="checkout-payment">{t('checkout.payment')}</h2>
      <p className="notice">{reason}</p>
      <div className="actions">
        <Button
          small
          onClick={({ currentTarget }) => {
            const country = currentTarget.closest('form')?.elements.namedItem('shipping.country')
            if (country instanceof HTMLElement) country.focus()
          }}
        >
          {t('country.choose')}
        </Button>
        <ButtonLink small look="quiet" href={urlTo(paths.contact)}>
          {t('country.contact')}
        </ButtonLink>
      </div>
    </section>
  )
}
