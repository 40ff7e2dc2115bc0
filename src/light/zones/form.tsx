import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Select } from '#client/shared/ui/form/select.tsx'
import type { LightProduct } from '../lamps/light-product.ts'
import { NumberInput } from '../parts/number-input.tsx'
import { ProductChoice } from '../parts/product-choice.tsx'
import { type ZonesQuery, zonesFields } from './asked.ts'

interface ZonesFormProps {
  asked: ZonesQuery
  lamp: LightProduct | null
  lamps: LightProduct[]
}

/** The form: the bath or shower, the room, and a lamp. */
export function ZonesForm({ asked, lamp, lamps }: ZonesFormProps) {
  const { t } = useLanguage()
  const { kind, length, width, room, ceiling, outlet, screen, jets } = asked
  return (
    <>
      <Select label={t('light.washing')} name="kind" defaultValue={kind}>
        <option value="bath">{t('light.bath')}</option>
        <option value="tray">{t('light.tray')}</option>
        <option value="floor">{t('light.wetFloor')}</option>
      </Select>
      <div className="light-pair">
        <NumberInput name="length" label={t('light.bathLength')} field={zonesFields.length} typed={length} />
        <NumberInput name="width" label={t('light.bathWidth')} field={zonesFields.width} typed={width} />
        <NumberInput name="room" label={t('light.wall')} field={zonesFields.room} typed={room} />
        <NumberInput name="ceiling" label={t('light.ceilingCm')} field={zonesFields.ceiling} typed={ceiling} />
      </div>
      <NumberInput name="outlet" label={t('light.outlet')} field={zonesFields.outlet} typed={outlet} />
      <NumberInput
        name="screen"
        label={t('light.screen')}
        field={zonesFields.screen}
        typed={screen}
        hint={t('light.screenHint')}
      />
      <Select label={t('light.jets')} name="jets" defaultValue={jets}>
        <option value="no">{t('light.no')}</option>
        <option value="yes">{t('light.yes')}</option>
      </Select>
      <ProductChoice name="lamp" label={t('light.lamp')} none={t('light.noPendant')} products={lamps} chosen={lamp} />
    </>
  )
}
