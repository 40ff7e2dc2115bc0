import { encode } from 'uqr'

/**
 * Draws a QR code as one SVG path with a rectangle for each run of dark modules. `size` is the
 * width in modules, which are the path's units. The code has error correction level M and no quiet
 * zone. Throws for texts longer than about 2 kB.
 */
export function drawQrCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => {
    const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))
    return starts.map(x => {
      const end = row.indexOf(false, x)
      const length = (end < 0 ? size : end) - x
      return `M${x} ${y}h${length}v1h-${length}z`
    })
  })
  return { path: path.join(''), size }
}
