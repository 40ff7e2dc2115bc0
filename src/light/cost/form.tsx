import { formatNumber } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { NumberInput } from '../parts/number-input.tsx'
import { ProductChoice } from '../parts/product-choice.tsx'
import { type CostQuery, costFields, getUsualPrice } from './asked.ts'

interface CostFormProps {
  asked: CostQuery
  bulb: LightProduct | null
  bulbs: LightProduct[]
  currency: string
}

/** The form: a bulb or its power, hours, number of bulbs, price of a kWh, and the old power. */
export function CostForm({ asked, bulb, bulbs, currency }: CostFormProps) {
  const { t, locale } = useLanguage()
  const { power, old, hours, price, count } = asked
  const usual = formatNumber(getUsualPrice(currency), locale)
  return (
    <>
      <ProductChoice name="bulb" label={t('light.bulb')} none={t('light.otherBulb')} products={bulbs} chosen={bulb} />
      {!bulb && <NumberInput name="power" label={t('light.powerOf')} field={costFields.power} typed={power} />}
      <div className="light-pair">
        <NumberInput name="hours" label={t('light.hours')} field={costFields.hours} typed={hours} />
        <NumberInput name="count" label={t('light.bulbs')} field={costFields.count} typed={count} />
      </div>
      <NumberInput
        name="price"
        label={t('light.kwhPrice', { currency })}
        field={costFields.price}
        typed={price}
        hint={t('light.usualPrice', { price: usual })}
      />
      <NumberInput
        name="old"
        label={t('light.oldPower')}
        field={costFields.old}
        typed={old}
        hint={t('light.oldHint')}
      />
    </>
  )
}
