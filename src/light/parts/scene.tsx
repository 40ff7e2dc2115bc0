import type { DrawnShape } from '../../shared/drawing/shapes.ts'

/**
 * A drawing to scale on a page. The drawing's unit is 1/480 of its width.
 */
export interface Scene {
  height: number
  /** In painting order. */
  shapes: (DrawnShape | { tone: 'zone0' | 'zone1' | 'zone2' | 'lit' | 'dashed'; d: string })[]
  /** The alternative text. */
  alternative: string
}

export const sceneWidth = 480

/** Renders a scene as SVG. The page's stylesheet sets the colours. */
export const SceneDrawing = ({ height, shapes, alternative }: Scene) => (
  <svg className="light-scene" viewBox={`0 0 ${sceneWidth} ${Math.round(height)}`} role="img" aria-label={alternative}>
    {shapes.map((shape, at) => {
      // biome-ignore-start lint/suspicious/noArrayIndexKey: shapes have no id.
      if (shape.tone !== 'text') return <path key={at} className={`scene-${shape.tone}`} d={shape.d} />
      const { x, y, isTurned, text } = shape
      const turn = isTurned && { transform: `rotate(-90 ${rounded(x)} ${rounded(y)})` }
      return (
        <text key={at} x={rounded(x)} y={rounded(y)} {...turn}>
          {text}
        </text>
      )
      // biome-ignore-end lint/suspicious/noArrayIndexKey: shapes have no id.
    })}
  </svg>
)

const rounded = (value: number) => Math.round(value * 10) / 10
