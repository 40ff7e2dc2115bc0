import * as paths from '#client/paths.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import { Select } from '#client/shared/ui/form/select.tsx'
import { ProductGrid } from '../../shared/document/list/product-grid.tsx'
import type { LightProduct } from '../lamps/light-product.ts'
import { formatCm } from '../parts/figures.ts'
import { Mistakes } from '../parts/mistakes.tsx'
import { NumberInput } from '../parts/number-input.tsx'
import { ProductChoice } from '../parts/product-choice.tsx'
import { SceneDrawing } from '../parts/scene.tsx'
import { Tool } from '../parts/tool.tsx'
import { type Bathroom, toBathroom, toZoneFacts, type ZonesQuery, zonesFields } from './asked.ts'
import { LampPlaces } from './lamp-places.tsx'
import { zoneLengthAlongWall } from './plan.ts'
import { drawPlanScene } from './plan-scene.ts'
import { drawSideScene } from './side-scene.ts'
import { checkZone, neededWaterDegree, outletReach, zoneTop, zoneWidth } from './zones.ts'

interface ZonesPageProps {
  asked: ZonesQuery
  lamp: LightProduct | null
  lamps: LightProduct[]
}

/** The page of the tool that draws a bathroom's zones, and lists lamps that are allowed there. */
export function ZonesPage({ asked, lamp, lamps }: ZonesPageProps) {
  const { t } = useLanguage()
  const bathroom = toBathroom(asked)
  const hasJets = asked.jets === 'yes'
  const inZone = lamps.filter(one => checkZone(1, toZoneFacts(one), hasJets).answer === 'yes')
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
        {formatSummary(bathroom, language)}
      </p>
      <div className="light-scenes">
        <SceneDrawing {...drawSideScene(bathroom, language)} />
        <SceneDrawing {...drawPlanScene(bathroom, language)} />
      </div>
      {lamp && <LampPlaces lamp={lamp} bathroom={bathroom} />}
      <Needs bathroom={bathroom} />
      <p className="light-note">{t('light.electrician')}</p>
    </>
  )
}

function formatSummary({ bath, plan, ceiling }: Bathroom, language: Language) {
  const { t } = language
  const top = formatCm(Math.min(zoneTop(bath), ceiling), language)
  const sentence = bath.hasBasin
    ? t('light.zonesBasin', { top, wide: formatCm(zoneWidth, language) })
    : t('light.zonesFloor', { top, reach: formatCm(outletReach, language) })
  if (!plan.screen) return sentence
  const behind = Math.round(zoneLengthAlongWall(plan) / 10) * 10 - plan.screen.at
  return `${sentence} ${behind > 0 ? t('light.behindScreen', { wide: formatCm(behind, language) }) : t('light.noneBehindScreen')}`
}

/** A list of the requirements for lamps in each zone. */
function Needs({ bathroom: { bath, hasJets } }: { bathroom: Bathroom }) {
  const { t } = useLanguage()
  const zones = bath.hasBasin ? ([0, 1, 2] as const) : ([0, 1] as const)
  const more = { 0: t('light.needs0'), 1: t('light.needs1'), 2: t('light.needs2') }
  return (
    <dl className="facts-table">
      {zones.map(zone => (
        <div key={zone}>
          <dt>{`${t('light.zone')} ${zone}`}</dt>
          <dd>{`IPX${neededWaterDegree(zone, hasJets)}, ${more[zone]}`}</dd>
        </div>
      ))}
      <div>
        <dt>{t('light.outside')}</dt>
        <dd>{t('light.needsOutside')}</dd>
      </div>
    </dl>
  )
}

interface ZonesFormProps {
  asked: ZonesQuery
  lamp: LightProduct | null
  lamps: LightProduct[]
}

/** The form for the bath or shower, the room, and a lamp. */
function ZonesForm({ asked, lamp, lamps }: ZonesFormProps) {
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
