import * as paths from '#client/paths.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import { Select } from '#client/shared/ui/form/select.tsx'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import { ProductGrid } from '../../shared/document/list/product-grid.tsx'
import type { LightProduct } from '../lamps/light-product.ts'
import { FactList } from '../parts/fact-list.tsx'
import { formatCm, formatFigure } from '../parts/figures.ts'
import { Mistakes } from '../parts/mistakes.tsx'
import { NumberInput } from '../parts/number-input.tsx'
import { ProductChoice } from '../parts/product-choice.tsx'
import { SceneDrawing } from '../parts/scene.tsx'
import { Tool } from '../parts/tool.tsx'
import {
  type Arrangement,
  findArrangement,
  plainArrangement,
  type Setting,
  type TableQuery,
  tableFields,
  toSetting,
} from './asked.ts'
import { formatTableReason } from './reasons.ts'
import { drawTableScene } from './scene.ts'
import { gaps, neededCord, pendantCentres, suitableDiameters } from './table.ts'

interface TablePageProps {
  asked: TableQuery
  lamp: LightProduct | null
  lamps: LightProduct[]
}

/** The page of the tool that draws pendants above a table to scale. */
export function TablePage({ asked, lamp, lamps }: TablePageProps) {
  const { t } = useLanguage()
  const setting = toSetting(asked)
  const suiting = setting ? lamps.filter(one => findArrangement(setting, one)?.answer === 'yes') : []
  return (
    <Tool
      path={paths.lightTable}
      form={<TableForm asked={asked} lamp={lamp} lamps={lamps} />}
      after={
        suiting.length > 0 && (
          <section className="light-lamps">
            <h2>{t('light.lampsForTable')}</h2>
            <ProductGrid products={suiting} level="h3" />
          </section>
        )
      }
    >
      {setting ? <TableAnswer setting={setting} lamp={lamp} /> : <Mistakes />}
    </Tool>
  )
}

function TableAnswer({ setting, lamp }: { setting: Setting; lamp: LightProduct | null }) {
  const language = useLanguage()
  const arrangement = (lamp && findArrangement(setting, lamp)) ?? plainArrangement(setting)
  const against = lamp ? arrangement.reasons.filter(({ answer }) => answer !== 'yes') : []
  return (
    <>
      <p className="light-result" role="status">
        {formatSummary(arrangement, setting, lamp, language)}
      </p>
      {against.length > 0 && (
        <ul className="plain-list">
          {against.map(reason => (
            <li key={reason.about}>{formatTableReason(reason, language)}</li>
          ))}
        </ul>
      )}
      <SceneDrawing {...drawTableScene(arrangement, lamp?.measured?.kind ?? 'pendant', language)} />
      <FactList facts={tableFacts(arrangement, setting, language)} />
    </>
  )
}

function formatSummary(
  { answer, hung }: Arrangement,
  { table, gap }: Setting,
  lamp: LightProduct | null,
  language: Language,
) {
  const { t } = language
  const { count } = hung
  if (lamp) {
    const name = formatFullName(lamp)
    if (answer === 'no') return t('light.lampSuitsNot', { lamp: name })
    return t(count === 1 ? 'light.lampSuits' : 'light.lampsSuit', { lamp: name, count })
  }
  const { least, most } = suitableDiameters(table, count)
  const range = {
    least: formatFigure(least / 10, language),
    most: formatCm(most, language),
    gap: formatCm(gap, language),
    count,
  }
  return t(count === 1 ? 'light.onePendant' : 'light.somePendants', range)
}

/** Formats `30–45 cm` from lengths in mm. */
const formatRange = (least: number, most: number, language: Language) =>
  `${formatFigure(least / 10, language)}–${formatCm(most, language)}`

function tableFacts({ hung, size }: Arrangement, { table, ceiling, top, gap, count }: Setting, language: Language) {
  const { t } = language
  const { least, most } = suitableDiameters(table, hung.count)
  const across = size.diameter ?? size.width ?? size.length ?? 0
  const needed = neededCord(ceiling, top, gap, hung.height)
  const middles = pendantCentres(table, hung.count).map(middle => formatCm(middle, language))
  return [
    [
      t('light.pendants'),
      String(hung.count) +
        (count === null && table.length >= 1400 && !table.isRound ? ` (${t('light.ourChoice')})` : ''),
    ],
    [
      t('light.lampAcross'),
      t('light.suits', { is: formatCm(across, language), range: formatRange(least, most, language) }),
    ],
    [t('light.middles'), middles.join(', ')],
    [
      t('light.gapName'),
      t('light.suits', {
        is: formatCm(gap, language),
        range: formatRange(gaps.table.least, gaps.table.most, language),
      }),
    ],
    [t('light.underside'), formatCm(top + gap, language)],
    [t('light.cordNeeded'), needed < 0 ? '–' : formatCm(needed, language)],
  ] as const
}

interface TableFormProps {
  asked: TableQuery
  lamp: LightProduct | null
  lamps: LightProduct[]
}

/** The form for the table, the room, and the lamp above the table. */
function TableForm({ asked, lamp, lamps }: TableFormProps) {
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
