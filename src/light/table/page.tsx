import * as paths from '#client/paths.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import { ProductGrid } from '../../shared/document/list/product-grid.tsx'
import type { LightProduct } from '../lamps/light-product.ts'
import { FactList } from '../parts/fact-list.tsx'
import { cm, figure } from '../parts/figures.ts'
import { Mistakes } from '../parts/mistakes.tsx'
import { SceneDrawing } from '../parts/scene.tsx'
import { Tool } from '../parts/tool.tsx'
import { type Arrangement, arrangementOf, plainArrangement, type Setting, settingOf, type TableQuery } from './asked.ts'
import { TableForm } from './form.tsx'
import { tableReason } from './reasons.ts'
import { tableScene } from './scene.ts'
import { cordFor, diametersFor, gaps, middlesOf } from './table.ts'

interface TablePageProps {
  asked: TableQuery
  lamp: LightProduct | null
  lamps: LightProduct[]
}

/** Pendants above a table, drawn to scale with the lamp that is chosen. */
export function TablePage({ asked, lamp, lamps }: TablePageProps) {
  const { t } = useLanguage()
  const setting = settingOf(asked)
  const suiting = setting ? lamps.filter(one => arrangementOf(setting, one)?.answer === 'yes') : []
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
  const arrangement = (lamp && arrangementOf(setting, lamp)) ?? plainArrangement(setting)
  const against = lamp ? arrangement.reasons.filter(({ answer }) => answer !== 'yes') : []
  return (
    <>
      <p className="light-result" role="status">
        {summaryOf(arrangement, setting, lamp, language)}
      </p>
      {against.length > 0 && (
        <ul className="plain-list">
          {against.map(reason => (
            <li key={reason.about}>{tableReason(reason, language)}</li>
          ))}
        </ul>
      )}
      <SceneDrawing {...tableScene(arrangement, lamp?.measured?.kind ?? 'pendant', language)} />
      <FactList facts={factsOf(arrangement, setting, language)} />
    </>
  )
}

function summaryOf(
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
  const { least, most } = diametersFor(table, count)
  const range = { least: figure(least / 10, language), most: cm(most, language), gap: cm(gap, language), count }
  return t(count === 1 ? 'light.onePendant' : 'light.somePendants', range)
}

/** `30–45 cm` */
const rangeOf = (least: number, most: number, language: Language) =>
  `${figure(least / 10, language)}–${cm(most, language)}`

function factsOf({ hung, size }: Arrangement, { table, ceiling, top, gap, count }: Setting, language: Language) {
  const { t } = language
  const { least, most } = diametersFor(table, hung.count)
  const across = size.diameter ?? size.width ?? size.length ?? 0
  const needed = cordFor(ceiling, top, gap, hung.height)
  const middles = middlesOf(table, hung.count).map(middle => cm(middle, language))
  return [
    [
      t('light.pendants'),
      String(hung.count) +
        (count === null && table.length >= 1400 && !table.isRound ? ` (${t('light.ourChoice')})` : ''),
    ],
    [t('light.lampAcross'), t('light.suits', { is: cm(across, language), range: rangeOf(least, most, language) })],
    [t('light.middles'), middles.join(', ')],
    [
      t('light.gapName'),
      t('light.suits', {
        is: cm(gap, language),
        range: rangeOf(gaps.table.least, gaps.table.most, language),
      }),
    ],
    [t('light.underside'), cm(top + gap, language)],
    [t('light.cordNeeded'), needed < 0 ? '–' : cm(needed, language)],
  ] as const
}
