import type { PathContext } from 'd3-geo'

/**
 * Formats what `draw` draws as an SVG path. Coordinates are whole numbers relative to the previous
 * point, because they compress best. Points that round to the same numbers are merged; shapes that
 * become too small are left out.
 */
export function formatPath(draw: (context: PathContext) => void): string {
  const lines: string[] = []
  let line: [number, number][] = []
  let end: [number, number] = [0, 0]

  function finish(isClosed: boolean) {
    const [first] = line
    if (first && line.length > (isClosed ? 2 : 1)) {
      lines.push(`m${steps(line, end)}${isClosed ? 'z' : ''}`)
      end = isClosed ? first : (line.at(-1) ?? end)
    }
    line = []
  }

  const add = (x: number, y: number) => {
    const point: [number, number] = [Math.round(x), Math.round(y)]
    const last = line.at(-1)
    if (!last || last[0] !== point[0] || last[1] !== point[1]) line.push(point)
  }

  draw({
    beginPath() {},
    arc() {},
    moveTo(x, y) {
      finish(false)
      add(x, y)
    },
    lineTo: add,
    closePath: () => finish(true),
  })
  finish(false)
  return lines.join('')
}

/** Formats the steps between points. A minus sign needs no space before it. */
function steps(line: [number, number][], from: [number, number]): string {
  let [x, y] = from
  const numbers = line.flatMap(([toX, toY]) => {
    const step = [toX - x, toY - y]
    ;[x, y] = [toX, toY]
    return step
  })
  return numbers.join(' ').replaceAll(' -', '-')
}
