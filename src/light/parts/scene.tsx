import type { DrawnShape } from '../../shared/drawing/shapes.ts'

/** A drawing to scale in the page; its unit is a 480th of its width, texts are as in `Shape`. */
export interface Scene {
  height: number
  /** In the order in which they are painted. */
  shapes: (DrawnShape | { tone: 'zone0' | 'zone1' | 'zone2' | 'lit' | 'dashed'; d: string })[]
  /** The text that stands for it. */
  alternative: string
}

export const sceneWidth = 480

/** A scene as SVG, painted by the page's stylesheet. */
export const SceneDrawing = ({ height, shapes, alternative }: Scene) => (
  <svg className="light-scene" viewBox={`0 0 ${sceneWidth} ${Math.round(height)}`} role="img" aria-label={alternative}>
    {shapes.map((shape, at) => {
      // biome-ignore-start lint/suspicious/noArrayIndexKey: a shape is known by its place.
      if (shape.tone !== 'text') return <path key={at} className={`scene-${shape.tone}`} d={shape.d} />
      const { x, y, isTurned, text } = shape
      const turn = isTurned && { transform: `rotate(-90 ${rounded(x)} ${rounded(y)})` }
      return (
        <text key={at} x={rounded(x)} y={rounded(y)} {...turn}>
          {text}
        </text>
      )
      // biome-ignore-end lint/suspicious/noArrayIndexKey: a shape is known by its place.
    })}
  </svg>
)

const rounded = (value: number) => Math.round(value * 10) / 10
