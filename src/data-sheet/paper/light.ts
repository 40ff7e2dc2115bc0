import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { computeEfficacy, computeFlux } from '#client/shared/photometry/flux.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { Flow } from '../../shared/paper/columns.ts'
import { bodyStyle } from '../../shared/paper/measures.ts'
import { writeHeading } from '../../shared/paper/section.ts'
import { writeTable } from '../../shared/paper/table.ts'
import type { Paper } from '../../shared/paper/write.ts'
import { drawPolarDiagram } from '../../shared/photometry/figures/polar.ts'
import { createPhotometryTexts } from '../../shared/photometry/words.ts'
import { drawDrawing } from './drawing.ts'

/** Draws the lamp's light distribution as a polar diagram with a table of values. */
export function drawLight(paper: Paper, flow: Flow, light: Distribution, language: Pick<Language, 'locale' | 't'>) {
  const { t } = language
  const words = createPhotometryTexts(language)
  const drawing = drawPolarDiagram(light, words)
  const efficacy = computeEfficacy(light)
  writeHeading(paper, flow, t('photometry.title'), (drawing.height * flow.width) / drawing.width + bodyStyle.leading)
  drawDrawing(paper, flow, drawing)
  flow.skip(6)
  writeTable(
    paper,
    [flow],
    [
      { name: t('photometry.flux'), value: words.lumen(computeFlux(light)) },
      ...(efficacy === null ? [] : [{ name: t('photometry.efficacy'), value: words.perWatt(efficacy) }]),
      { name: t('photometry.beam'), value: words.angles(light, 'beam') },
      ...(light.origin ? [{ name: t('photometry.origin'), value: t(`photometry.${light.origin}`) }] : []),
    ],
  )
}
