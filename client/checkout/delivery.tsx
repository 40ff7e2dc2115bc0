import { commerce } from '../commerce/query.ts'
import type { SelectionAnswer } from '../commerce/schema.ts'
import { useChoice } from '../commerce/use-choice.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { RadioGroup } from '../ui/radio-group.tsx'

/** Part two: how it gets there. The choice is the platform's at once, with its price. */
export function Delivery({ answer, chosen }: { answer: SelectionAnswer; chosen: string }) {
  const { t } = useLanguage()
  const { shown, choose, failed } = useChoice(chosen, commerce.setShippingMethod)
  return (
    <section className="checkout-part" aria-labelledby="checkout-delivery">
      <h2 id="checkout-delivery">{t('checkout.delivery')}</h2>
      {answer.shippingMethods.length === 0 && <p>{t('checkout.notShipped')}</p>}
      {answer.shippingMethods.length > 0 && (
        <RadioGroup
          legend={t('checkout.deliveryMethod')}
          name="shippingMethod"
          options={answer.shippingMethods.map(({ shippingMethod, name, price, priceAsNumber }) => ({
            value: shippingMethod,
            label: name,
            aside: priceAsNumber === 0 ? t('bag.free') : price,
          }))}
          value={shown}
          onChange={choose}
          error={failed ? t('checkout.shippingFailed') : undefined}
        />
      )}
    </section>
  )
}
