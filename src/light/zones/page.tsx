import * as paths from '#client/paths.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import { ProductGrid } from '../../shared/document/list/product-grid.tsx'
import type { LightProduct } from '../lamps/light-product.ts'
import { cm } from '../parts/figures.ts'
import { Mistakes } from '../parts/mistakes.tsx'
import { SceneDrawing } from '../parts/scene.tsx'
import { Tool } from '../parts/tool.tsx'
import { type Bathroom, bathroomOf, hungOverOf, type ZonesQuery } from './asked.ts'
import { ZonesForm } from './form.tsx'
import { LampPlaces } from './lamp-places.tsx'
import { alongWall } from './plan.ts'
import { planScene } from './plan-scene.ts'
import { sideScene } from './side-scene.ts'
import { allowedIn, outletReach, topOf, waterOf, zoneWidth } from './zones.ts'

interface ZonesPageProps {
  asked: ZonesQuery
  lamp: LightProduct | null
  lamps: LightProduct[]
}

/** The zones of a bathroom, drawn, and the lamps that may hang in them. */
export function ZonesPage({ asked, lamp, lamps }: ZonesPageProps) {
  const { t } = useLanguage()
  const bathroom = bathroomOf(asked)
  const hasJets = asked.jets === 'yes'
  const inZone = lamps.filter(one => allowedIn(1, hungOverOf(one), hasJets).answer === 'yes')
  return (
    <Tool
      path={paths.lightBathroom}
      form={<ZonesForm asked={asked} lamp={lamp} lamps={lamps} />}
      after={
        inZone.length > 0 && (
          <section className="light-lamps">
            <h2>{t('light.lampsInZones')}</h2>
            <ProductGrid products={inZone} level="h3" />
          </section>
        )
      }
    >
      {bathroom ? <Zones bathroom={bathroom} lamp={lamp} /> : <Mistakes />}
    </Tool>
  )
}

function Zones({ bathroom, lamp }: { bathroom: Bathroom; lamp: LightProduct | null }) {
  const language = useLanguage()
  const { t } = language
  return (
    <>
      <p className="light-result" role="status">
        {summaryOf(bathroom, language)}
      </p>
      <div className="light-scenes">
        <SceneDrawing {...sideScene(bathroom, language)} />
        <SceneDrawing {...planScene(bathroom, language)} />
      </div>
      {lamp && <LampPlaces lamp={lamp} bathroom={bathroom} />}
      <Needs bathroom={bathroom} />
      <p className="light-note">{t('light.electrician')}</p>
    </>
  )
}

function summaryOf({ bath, plan, ceiling }: Bathroom, language: Language) {
  const { t } = language
  const top = cm(Math.min(topOf(bath), ceiling), language)
  const said = bath.hasBasin
    ? t('light.zonesBasin', { top, wide: cm(zoneWidth, language) })
    : t('light.zonesFloor', { top, reach: cm(outletReach, language) })
  if (!plan.screen) return said
  const behind = Math.round(alongWall(plan) / 10) * 10 - plan.screen.at
  return `${said} ${behind > 0 ? t('light.behindScreen', { wide: cm(behind, language) }) : t('light.noneBehindScreen')}`
}

/** What a lamp needs in each zone. */
function Needs({ bathroom: { bath, hasJets } }: { bathroom: Bathroom }) {
  const { t } = useLanguage()
  const zones = bath.hasBasin ? ([0, 1, 2] as const) : ([0, 1] as const)
  const more = { 0: t('light.needs0'), 1: t('light.needs1'), 2: t('light.needs2') }
  return (
    <dl className="facts-table">
      {zones.map(zone => (
        <div key={zone}>
          <dt>{`${t('light.zone')} ${zone}`}</dt>
          <dd>{`IPX${waterOf(zone, hasJets)}, ${more[zone]}`}</dd>
        </div>
      ))}
      <div>
        <dt>{t('light.outside')}</dt>
        <dd>{t('light.needsOutside')}</dd>
      </div>
    </dl>
  )
}
