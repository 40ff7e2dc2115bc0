import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Select } from '#client/shared/ui/form/select.tsx'
import type { LightProduct } from '../lamps/light-product.ts'
import { NumberInput } from '../parts/number-input.tsx'
import { ProductChoice } from '../parts/product-choice.tsx'
import { type TableQuery, tableFields } from './asked.ts'

interface TableFormProps {
  asked: TableQuery
  lamp: LightProduct | null
  lamps: LightProduct[]
}

/** The form: the table, the room, and the lamp above the table. */
export function TableForm({ asked, lamp, lamps }: TableFormProps) {
  const { t } = useLanguage()
  const { shape, length, width, top, ceiling, count, gap } = asked
  return (
    <>
      <Select label={t('light.tableShape')} name="shape" defaultValue={shape}>
        <option value="long">{t('light.tableLong')}</option>
        <option value="round">{t('light.tableRound')}</option>
      </Select>
      <div className="light-pair">
        <NumberInput name="length" label={t('light.tableLength')} field={tableFields.length} typed={length} />
        <NumberInput name="width" label={t('light.tableWidth')} field={tableFields.width} typed={width} />
        <NumberInput name="top" label={t('light.tableTop')} field={tableFields.top} typed={top} />
        <NumberInput name="ceiling" label={t('light.ceilingCm')} field={tableFields.ceiling} typed={ceiling} />
      </div>
      <ProductChoice
        name="lamp"
        label={t('light.pendant')}
        none={t('light.noPendant')}
        products={lamps}
        chosen={lamp}
      />
      <div className="light-pair">
        <NumberInput name="count" label={t('light.pendants')} field={tableFields.count} typed={count} />
        <NumberInput name="gap" label={t('light.gap')} field={tableFields.gap} typed={gap} />
      </div>
    </>
  )
}
