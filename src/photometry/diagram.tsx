import type { Drawing, DrawnShape } from '../shared/drawing/shapes.ts'
import { textSize } from '../shared/drawing/shapes.ts'
import type { PhotometryValues } from '../shared/photometry/values.ts'

interface Props {
  title: string
  note: string
  drawing: Drawing
  values: PhotometryValues
}

/** A diagram with a table of its values. */
export function Diagram({ title, note, drawing, values }: Props) {
  return (
    <section className="diagram">
      <h2>{title}</h2>
      <p className="soft">{note}</p>
      <Drawn drawing={drawing} />
      <ValueTable title={title} values={values} />
    </section>
  )
}

/** A drawing as inline SVG, because a file could not use the page's colours. */
function Drawn({ drawing: { width, height, shapes, alternative } }: { drawing: Drawing }) {
  return (
    <svg
      className="diagram-drawing"
      viewBox={`0 0 ${width} ${Math.round(height)}`}
      role="img"
      aria-label={alternative}
      fontSize={textSize}
      textAnchor="middle"
    >
      {shapes.map(shape => (
        <Painted key={keyOf(shape)} shape={shape} />
      ))}
    </svg>
  )
}

const keyOf = (shape: DrawnShape) =>
  shape.tone === 'text' ? `${shape.x} ${shape.y} ${shape.text}` : shape.tone + shape.d

function Painted({ shape }: { shape: DrawnShape }) {
  if (shape.tone !== 'text') return <path className={`diagram-${shape.tone}`} d={shape.d} />
  return (
    <text x={Math.round(shape.x)} y={Math.round(shape.y)}>
      {shape.text}
    </text>
  )
}

function ValueTable({ title, values: { head, rows } }: { title: string; values: PhotometryValues }) {
  return (
    <table className="diagram-values">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
