import * as paths from '#client/paths.ts'
import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { computeDownwardShare, computeEfficacy, computeFlux } from '#client/shared/photometry/flux.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import { FactsTableRow } from '#client/shared/ui/text/facts-table-row.tsx'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { drawCone } from '../shared/photometry/figures/cone.ts'
import { drawIsolux } from '../shared/photometry/figures/isolux.ts'
import { drawPolarDiagram } from '../shared/photometry/figures/polar.ts'
import { findPeakIntensity, illuminanceAt } from '../shared/photometry/formulas/illuminance.ts'
import { usualTable } from '../shared/photometry/formulas/table.ts'
import { formatConeValues, formatPolarValues, formatTableValues, type UnitNames } from '../shared/photometry/values.ts'
import { createPhotometryTexts, type PhotometryTexts } from '../shared/photometry/words.ts'
import { Diagram } from './diagram.tsx'
import type { MeasuredLamp } from './query.ts'

/** The page of a lamp's light distribution, with figures, diagrams, tables and files. */
export function PhotometryPage({ lamp }: { lamp: MeasuredLamp }) {
  const { slug, isPendant, distribution } = lamp
  const language = useLanguage()
  const { t, urlTo } = language
  const words = createPhotometryTexts(language)
  const names = namesOf(language)
  const hasBeam = words.angles(distribution, 'beam') !== t('photometry.none')
  return (
    <article className="band photometry">
      <header>
        <h1>{t('photometry.title')}</h1>
        <p>{[formatFullName(lamp), lamp.size].filter(Boolean).join(', ')}</p>
        <p className="soft">{t('photometry.lead')}</p>
      </header>
      <section>
        <h2>{t('photometry.facts')}</h2>
        <Figures distribution={distribution} words={words} />
        {!hasBeam && <p className="soft">{t('photometry.noBeam')}</p>}
        <h2>{t('photometry.files')}</h2>
        <p className="actions">
          <a className="button" href={urlTo(paths.photometryFile, slug, 'photometry.ldt')} download>
            {t('photometry.ldt')}
          </a>
          <a className="button" href={urlTo(paths.photometryFile, slug, 'photometry.ies')} download>
            {t('photometry.ies')}
          </a>
          <a className="link" href={urlTo(paths.product, slug)}>
            {t('photometry.back')}
          </a>
        </p>
      </section>
      <Diagram
        title={t('photometry.polar')}
        note={t('photometry.polarNote')}
        drawing={drawPolarDiagram(distribution, words)}
        values={formatPolarValues(distribution, words, names)}
      />
      <Diagram
        title={t('photometry.cone')}
        note={t('photometry.coneNote')}
        drawing={drawCone(distribution, words)}
        values={formatConeValues(distribution, words, names)}
      />
      {isPendant && (
        <Diagram
          title={t('photometry.isolux')}
          note={tableNote(distribution, words, language)}
          drawing={drawIsolux(distribution, words)}
          values={formatTableValues(distribution, words, names)}
        />
      )}
    </article>
  )
}

const namesOf = ({ t }: Language): UnitNames => ({
  angle: t('photometry.angle'),
  everyPlane: t('photometry.everyPlane'),
  distance: t('photometry.distance'),
  diameter: t('photometry.diameter'),
  centre: t('photometry.centre'),
  edge: t('photometry.edge'),
  fromMiddle: t('photometry.fromMiddle'),
})

function tableNote(distribution: Distribution, words: PhotometryTexts, { t }: Language): string {
  const { length, width, height } = usualTable
  const size = `${words.number(length * 100)} × ${words.centimetres(width)}`
  const { isEstimate } = illuminanceAt(distribution, { x: 0, y: 0, height })
  const note = t('photometry.isoluxNote', { size, height: words.centimetres(height) })
  return isEstimate ? `${note} ${t('photometry.estimate')}` : note
}

function Figures({ distribution, words }: { distribution: Distribution; words: PhotometryTexts }) {
  const { t } = useLanguage()
  const { lampSets, origin, isAbsolute } = distribution
  const [{ count, type, flux, colour, power }] = lampSets
  const efficacy = computeEfficacy(distribution)
  const field = words.angles(distribution, 'field')
  // With absolute photometry, this is the flux of the whole luminaire, which the first row shows.
  const lumen = !isAbsolute && words.lumen(flux)
  const lamps = [count > 1 ? `${count} × ${type}` : type, lumen, colour].filter(Boolean).join(', ')
  return (
    <dl className="facts-table">
      <FactsTableRow name={t('photometry.flux')} value={words.lumen(computeFlux(distribution))} />
      {power > 0 && <FactsTableRow name={t('photometry.power')} value={`${words.number(power)}\u00a0W`} />}
      {efficacy !== null && <FactsTableRow name={t('photometry.efficacy')} value={words.perWatt(efficacy)} />}
      <FactsTableRow name={t('photometry.beam')} value={words.angles(distribution, 'beam')} />
      {field !== t('photometry.none') && <FactsTableRow name={t('photometry.field')} value={field} />}
      <FactsTableRow name={t('photometry.peak')} value={words.candela(findPeakIntensity(distribution).value)} />
      <FactsTableRow name={t('photometry.downward')} value={words.share(computeDownwardShare(distribution))} />
      {lamps && <FactsTableRow name={t('photometry.lamps')} value={lamps} />}
      {origin && <FactsTableRow name={t('photometry.origin')} value={t(`photometry.${origin}`)} />}
    </dl>
  )
}
