import type { Selection } from '../../shared/commerce/schema/selection.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useChoice } from '../../shared/hooks/use-choice.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'

/**
 * A checkbox for taking back an old lamp. Where there is no choice, only the text is shown, which
 * may be empty.
 */
export function TakeBack({ choice, text }: Selection['takeBack']) {
  const { t } = useLanguage()
  const { shown, choose, failed } = useChoice(choice, takeBack =>
    bagCommerce.setPaymentFields({ additionalFields: { takeBack } }),
  )
  if (!choice) return text
  const isChosen = shown === 'chosen'
  return (
    <Checkbox
      label={text}
      checked={isChosen}
      error={failed ? t('checkout.shippingFailed') : undefined}
      onChange={() => choose(isChosen ? '' : 'chosen')}
    />
  )
}
