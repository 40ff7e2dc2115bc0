import type { PickupPoint, Selection } from '../../shared/commerce/schema/selection.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useChoice } from '../../shared/hooks/use-choice.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { RadioGroup } from '../../shared/ui/form/radio-group.tsx'

interface PickupPointsProps {
  /** Pick-up points near the ZIP code; empty if none are known, or without a ZIP code. */
  points: PickupPoint[]
  selection: Selection
}

/** Lets the shopper choose a pick-up point. The nearest one is chosen by default. */
export function PickupPoints({ points, selection }: PickupPointsProps) {
  const { t } = useLanguage()
  const { deliveryDetails, shippingAddress, address } = selection
  const { shown, choose, failed } = useChoice(deliveryDetails.pickupLocation.point, pickupLocation =>
    bagCommerce.setPaymentFields({ additionalFields: { pickupLocation } }),
  )
  const hasZipCode = Boolean(shippingAddress.zipCode || address.zipCode)
  return (
    <>
      {/* Always rendered, so that screen readers announce its changes. */}
      <div role="status">
        {points.length === 0 && (
          <p className="notice">{t(hasZipCode ? 'checkout.noPoints' : 'checkout.pointsByZip')}</p>
        )}
      </div>
      {points.length > 0 && (
        <RadioGroup
          legend={t('checkout.pickupPoint')}
          name="pickupPoint"
          options={points.map(({ point, name, address1, zipCode, city, hours, distance }) => ({
            value: point,
            label: name,
            hint: [`${address1}, ${zipCode} ${city}`, hours].filter(Boolean).join('\n'),
            aside: distance,
          }))}
          value={shown}
          onChange={choose}
          error={failed ? t('checkout.shippingFailed') : undefined}
        />
      )}
    </>
  )
}
