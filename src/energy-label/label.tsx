import { type EnergyClass, energyClasses } from '#client/shared/ui/product/energy-arrow.tsx'
import { energyColours } from '../shared/content/shapes/energy.ts'
import { drawQrCode } from '../shared/drawing/qr.ts'

export interface ClassLabel {
  supplier: string
  model: string
  energy: EnergyClass
  /** Energy consumption in kWh per 1000 h; null when unknown. */
  consumption: number | null
  /** The target of the label's QR code; null if there is none. */
  address: string | null
}

const blue = '#003399'
const yellow = '#ffcc00'

/**
 * The energy label of a light source as SVG (Regulation (EU) 2019/2015, Annex III). 10 units are 1
 * mm of the printed label, which measures 36 × 75 mm.
 */
export function EnergyLabel({ label, title }: { label: ClassLabel; title: string }) {
  const { supplier, model, energy, consumption, address } = label
  const row = energyClasses.indexOf(energy)
  return (
    <svg className="energy-label-drawing" viewBox="0 0 360 750" role="img" aria-label={title} fontWeight="700">
      <rect x="1" y="1" width="358" height="748" rx="8" fill="#fff" stroke={blue} strokeWidth="2" />
      <path d="M1 96V9a8 8 0 0 1 8-8h342a8 8 0 0 1 8 8v87z" fill={blue} />
      <path d={stars(56, 48, 30)} fill={yellow} />
      <text x="112" y="69" fill="#fff" fontSize="60" textLength="182" lengthAdjust="spacingAndGlyphs">
        ENERG
      </text>
      <path d="M322 16l-14 38h14l-8 28 26-40h-15l11-26z" fill={yellow} />
      <text x="18" y="144" fontSize="26" {...within(supplier, 190, 13)}>
        {supplier}
      </text>
      <text x="18" y="178" fontSize="22" fontWeight="400" {...within(model, 190, 11)}>
        {model}
      </text>
      {address && <Code address={address} />}
      {energyClasses.map((letter, at) => (
        <g key={letter}>
          <path d={arrow(18, 246 + at * 50, 96 + at * 22, 42)} fill={energyColours[letter]} />
          <text
            x="28"
            y={246 + at * 50 + 33}
            fontSize="34"
            fill="#fff"
            stroke="#000"
            strokeWidth="2"
            paintOrder="stroke"
          >
            {letter}
          </text>
        </g>
      ))}
      <path d={`M342 ${240 + row * 50}v54h-54l-22-27 22-27z`} />
      <text x="312" y={240 + row * 50 + 42} fontSize="44" fill="#fff" textAnchor="middle">
        {energy}
      </text>
      <path d="M18 616h324" stroke="#000" strokeWidth="2" />
      {consumption !== null && (
        <text x="172" y="688" textAnchor="middle" fontSize="58">
          {consumption}
          <tspan fontSize="30" dx="10">
            kWh/1000h
          </tspan>
        </text>
      )}
      <text x="340" y="736" textAnchor="end" fontSize="16" fontWeight="400">
        2019/2015
      </text>
    </svg>
  )
}

/** Makes long texts narrower, at most `maxWidth` units; `each` is a letter's approximate width. */
const within = (text: string, maxWidth: number, each: number) =>
  text.length * each > maxWidth ? { textLength: maxWidth, lengthAdjust: 'spacingAndGlyphs' as const } : {}

/** Draws an arrow that points right. Its top left corner is at (`x`, `y`). */
const arrow = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}l${height / 2} ${height / 2}-${height / 2} ${height / 2}h-${width}z`

/** Draws the twelve stars of the European flag in a ring. */
function stars(x: number, y: number, radius: number): string {
  const point = (middleX: number, middleY: number, size: number, turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return `${(middleX + size * Math.cos(angle)).toFixed(1)} ${(middleY + size * Math.sin(angle)).toFixed(1)}`
  }
  return Array.from({ length: 12 }, (_, at) => {
    const [middleX = 0, middleY = 0] = point(x, y, radius, at / 12)
      .split(' ')
      .map(Number)
    // A line through every second corner of a pentagon draws a star.
    return `M${[0, 2, 4, 1, 3].map(corner => point(middleX, middleY, 6.5, corner / 5)).join('L')}z`
  }).join('')
}

/** The QR code of an address, 11.6 mm wide on the printed label. */
function Code({ address }: { address: string }) {
  const { path, size } = drawQrCode(address)
  return <path d={path} transform={`translate(228 116) scale(${116 / size})`} shapeRendering="crispEdges" />
}
