import type { Language } from '#client/i18n/use-translate.ts'
import type { Distribution } from '#client/photometry/distribution.ts'
import { efficacyOf, fluxOf } from '#client/photometry/flux.ts'
import type { Flow } from '../../paper/columns.ts'
import { body } from '../../paper/measures.ts'
import { writeHeading } from '../../paper/section.ts'
import { writeTable } from '../../paper/table.ts'
import type { Paper } from '../../paper/write.ts'
import { polarOf } from '../../photometry/figures/polar.ts'
import { wordsOf } from '../../photometry/words.ts'
import { drawDrawing } from './drawing.ts'

/** How the lamp spreads its light: the polar diagram, and what planners ask for. */
export function drawLight(paper: Paper, flow: Flow, light: Distribution, language: Pick<Language, 'locale' | 't'>) {
  const { t } = language
  const words = wordsOf(language)
  const drawing = polarOf(light, words)
  const efficacy = efficacyOf(light)
  writeHeading(paper, flow, t('photometry.title'), (drawing.height * flow.width) / drawing.width + body.leading)
  drawDrawing(paper, flow, drawing)
  flow.skip(6)
  writeTable(
    paper,
    [flow],
    [
      { name: t('photometry.flux'), value: words.lumen(fluxOf(light)) },
      ...(efficacy === null ? [] : [{ name: t('photometry.efficacy'), value: words.perWatt(efficacy) }]),
      { name: t('photometry.beam'), value: words.angles(light, 'beam') },
      ...(light.origin ? [{ name: t('photometry.origin'), value: t(`photometry.${light.origin}`) }] : []),
    ],
  )
}
