import { Suspense, useState } from 'react'
import type { Selection, SelectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { isChanging } from '../../shared/commerce/session/in-turn.ts'
import { cacheSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useChoice } from '../../shared/hooks/use-choice.ts'
import { formatAmount } from '../../shared/money/money.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { loadLater } from '../../shared/ui/fallback/later.ts'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { RadioGroup } from '../../shared/ui/form/radio-group.tsx'
import { Unloaded } from '../details/unloaded.tsx'
import { Missing } from '../problem/missing.ts'
import { findWidgetHtml } from './snippet.ts'

const PickupPoints = loadLater(async () => (await import('./pickup-points.tsx')).PickupPoints, Unloaded)
const DeliveryWidget = loadLater(async () => (await import('./delivery-widget.tsx')).DeliveryWidget, Missing)

interface DeliveryProps {
  answer: SelectionAnswer
  selection: Selection
  locked: boolean
  /**
   * `failed` says whether the platform rejected the last choice in the widget. The widget is
   * reloaded whenever `renewals` grows.
   */
  widget: { failed: boolean; renewals: number }
  /** Called when the widget has another ZIP code than the form. */
  onZipCode: (zipCode: string) => void
}

/**
 * Part two of the checkout: delivery. Shows the platform's widget if the selection has one and it
 * loads in time, otherwise the list of shipping methods.
 */
export function DeliveryStep({ answer, selection, locked, widget, onZipCode }: DeliveryProps) {
  const { t } = useLanguage()
  const [missing, setMissing] = useState(false)
  const { mutate: saveZipCode } = useChange((zipCode: string) =>
    bagCommerce.setPaymentFields({ address: { zipCode }, shippingAddress: { zipCode } }),
  )
  const hasWidget = findWidgetHtml(selection) !== '' && !missing
  const none = answer.shippingMethods.length === 0

  /**
   * Reloads the selection after a choice in the widget, unless a change that also loads it is
   * running.
   */
  const onOption = () => {
    if (isChanging('choice')) return
    bagCommerce.selection().then(cacheSelection, error => console.info('The selection could not be reloaded.', error))
  }

  return (
    <section className="checkout-part" aria-labelledby="checkout-delivery" inert={locked}>
      <h2 id="checkout-delivery">{t('checkout.delivery')}</h2>
      {none && <p>{selection.refusal.text || t('checkout.notShipped')}</p>}
      {!none && hasWidget && (
        <div>
          <Suspense>
            <DeliveryWidget
              selection={selection}
              again={widget.renewals}
              onZipCode={zipCode => {
                onZipCode(zipCode)
                saveZipCode(zipCode)
              }}
              onOption={onOption}
              onMissing={() => setMissing(true)}
            />
          </Suspense>
          <FieldError id="delivery-error" error={widget.failed ? t('checkout.shippingFailed') : undefined} />
        </div>
      )}
      {!none && !hasWidget && <Methods answer={answer} selection={selection} />}
    </section>
  )
}

/** The shipping methods. A choice is saved immediately, which also updates the prices. */
function Methods({ answer, selection }: Pick<DeliveryProps, 'answer' | 'selection'>) {
  const { t, locale } = useLanguage()
  const { shown, choose, failed } = useChoice(selection.shippingMethod, bagCommerce.setShippingMethod)
  const chosen = answer.shippingMethods.find(({ shippingMethod }) => shippingMethod === selection.shippingMethod)
  const isPickup = selection.deliveryDetails.deliveryType === 'pickup'
  return (
    <>
      <RadioGroup
        legend={t('checkout.deliveryMethod')}
        name="shippingMethod"
        options={answer.shippingMethods.map(({ shippingMethod, name, priceAsNumber, delivery }) => ({
          value: shippingMethod,
          label: name,
          hint: delivery.text,
          aside: priceAsNumber === 0 ? t('bag.free') : formatAmount(priceAsNumber, selection.currency, locale),
        }))}
        value={shown}
        onChange={choose}
        error={failed ? t('checkout.shippingFailed') : undefined}
      />
      {chosen && isPickup && (
        <Suspense>
          <PickupPoints points={chosen.pickupPoints} selection={selection} />
        </Suspense>
      )}
    </>
  )
}
