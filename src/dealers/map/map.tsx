import * as dealersNames from '#client/dealers/names.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { getDealerId } from '../dealer-entry.tsx'
import type { Dealer } from '../query.ts'
import { mapArea, mapFile } from './area.ts'
import { buildDealerMap, type Pin } from './pins.ts'

/**
 * Sizes of pins for maps that are at least 280 px (`narrow`) or 440 px (`wide`) wide. With these,
 * pins are at least 44 px apart, so that fingers can hit them. Sizes are shares of the map's width.
 */
const levels = [
  { name: 'narrow', apart: 0.157, dot: 0.018, group: 0.04, count: 0.045 },
  { name: 'wide', apart: 0.1, dot: 0.014, group: 0.026, count: 0.032 },
]
type Level = (typeof levels)[number]
const youSize = 0.018

/**
 * A map of the dealers. Land and borders are a picture file; pins are links to the dealers in the
 * list. Renders nothing when no dealer is on the map.
 */
export function DealersMap({ dealers }: { dealers: Dealer[] }) {
  const { t } = useLanguage()
  const map = buildDealerMap(dealers)
  if (!map) return null
  const { left, top, right, bottom } = map.view
  const width = right - left
  return (
    <details className="dealers-map" open>
      <summary>{t('dealers.map')}</summary>
      <a className="visually-hidden" href={`#${dealersNames.listId}`}>
        {t('dealers.skipMap')}
      </a>
      <nav aria-label={t('dealers.mapOf')}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the `nav` has the accessible name. */}
        <svg viewBox={[left, top, width, bottom - top].map(Math.round).join(' ')}>
          <image
            href={mapFile}
            x={mapArea.left}
            y={mapArea.top}
            width={mapArea.right - mapArea.left}
            height={mapArea.bottom - mapArea.top}
          />
          {levels.map(level => (
            <g key={level.name} className={`dealers-pins-${level.name}`}>
              {map.pinsApart(level.apart).map(pin => (
                <PinLink key={pin.dealers[0]?.slug} pin={pin} level={level} width={width} />
              ))}
            </g>
          ))}
          <circle className="dealers-map-you" r={width * youSize} {...{ [dealersNames.you]: '' }} display="none" />
        </svg>
      </nav>
      <p className="soft">{t('dealers.mapBy')}</p>
    </details>
  )
}

function PinLink({ pin: { x, y, dealers }, level, width }: { pin: Pin; level: Level; width: number }) {
  const { locale } = useLanguage()
  const [first] = dealers
  if (!first) return null
  const isGroup = dealers.length > 1
  const size = (share: number) => Math.round(share * width * 10) / 10
  const towns = [...new Set(dealers.map(({ town }) => town))]
  const name = isGroup ? new Intl.ListFormat(locale, { type: 'unit' }).format(towns) : `${first.name}, ${first.town}`
  const pins = dealers.map(({ slug }) => getDealerId(slug)).join(' ')
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <a
        className="dealers-pin"
        href={`#${encodeURIComponent(getDealerId(first.slug))}`}
        aria-label={isGroup ? `${name} (${dealers.length})` : name}
        {...{ [dealersNames.pins]: pins }}
      >
        <title>{name}</title>
        <circle r={size(level.apart / 2)} fill="transparent" />
        <circle className="dealers-pin-dot" r={size(isGroup ? level.group : level.dot)} />
        {isGroup && (
          <text fontSize={size(level.count)} dy="0.35em" textAnchor="middle">
            {dealers.length}
          </text>
        )}
      </a>
    </g>
  )
}
