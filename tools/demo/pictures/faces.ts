import { css, scale } from './colour.ts'
import type { Finish } from './finishes.ts'
import { lathe, type Piece, type Profile } from './lathe.ts'
import { type Lighting, shade, type Vector } from './light.ts'
import { plain, tube } from './parts.ts'

/** A round plate that faces the camera, with a turned edge. */
export const disc =
  (x: number, y: number, r: number, finish: Finish, edge: number): Piece =>
  light => {
    const rim = across(light, finish, x, y, r, 0.95)
    const face = across(light, finish, x, y, r - edge, 0.14)
    return `${rim.svg}<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${rim.id})"/>
${face.svg}<circle cx="${x}" cy="${y}" r="${r - edge}" fill="url(#${face.id})"/>`
  }

/** The studio's windows in a glass globe. */
export const shine = (x: number, y: number, r: number): Piece => {
  const at = (dx: number, dy: number) => `${x + r * dx} ${y + r * dy}`
  const marks = (box: number, strip: number) => `<g fill="#fff" style="filter:blur(${r * 0.008}px)">
<path opacity="${box}" d="M${at(-0.46, -0.38)}Q${at(-0.4, -0.47)} ${at(-0.3, -0.53)}L${at(-0.17, -0.42)}Q${at(-0.28, -0.35)} ${at(-0.33, -0.23)}Z"/>
<path opacity="${strip}" d="M${at(0.5, -0.68)}C${at(0.74, -0.5)} ${at(0.9, -0.2)} ${at(0.87, 0.16)}C${at(0.82, 0.18)} ${at(0.84, 0.14)} ${at(0.83, 0.13)}C${at(0.84, -0.18)} ${at(0.7, -0.46)} ${at(0.47, -0.65)}Z"/></g>`
  return plain(marks(0.92, 0.8), marks(0.22, 0.16))
}

/** The rolled edge of a cloth shade, near side only. */
export const trim = (x: number, y: number, r: number, finish: Finish, height = 8): Piece =>
  lathe(
    [
      [r, 0],
      [r + 1, height / 2],
      [r, height],
    ],
    finish,
    { x, y: y + height / 2, hollow: true },
  )

/** The edge of clear glass, where it is seen through its thickness. */
export const glassEdge = (profile: Profile, x: number, y: number): Piece => {
  const side = (sign: 1 | -1) => profile.map(([r, h]) => `${x + sign * (r - 3)} ${y - h}`)
  const outline = `M${[...side(-1), ...side(1).reverse()].join('L')}`
  const line = (colour: string, width: number, opacity: number, blur: number) =>
    `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" style="filter:blur(${blur}px)"/>`
  return plain(
    line('#6e675e', 12, 0.28, 5) + line('#ffffff', 3, 0.75, 0.8),
    line('#2f2720', 12, 0.3, 5) + line('#ffd9a8', 3, 0.5, 0.8),
  )
}

/** A thin hoop that faces the camera. */
export const ring = (x: number, y: number, r: number, width: number, finish: Finish): Piece =>
  tube(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`, width, finish)

/** The inside of a hollow thing, seen over its near edge. */
export const opening =
  (x: number, y: number, r: number, finish: Finish): Piece =>
  (light, camera) => {
    const ry = Math.abs(r * camera(y))
    const inside = (side: number) => css(scale(shade(finish, [side, 0.1, 0.6], [x, -y, 0], light), 0.78))
    const id = `g${light.next()}`
    return `<linearGradient id="${id}"><stop stop-color="${inside(0.75)}"/><stop offset=".6" stop-color="${inside(0.1)}"/><stop offset="1" stop-color="${inside(-0.7)}"/></linearGradient>
<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${css(shade(finish, [-0.3, 0.9, 0.3], [x, -y, 0], light))}"/>
<ellipse cx="${x}" cy="${y}" rx="${r - 5}" ry="${ry - 2.5}" fill="url(#${id})"/>`
  }

export const ellipse =
  (x: number, y: number, rx: number, ry: number, finish: Finish): Piece =>
  light => {
    const paint = across(light, finish, x, y, rx, 0.3)
    return `${paint.svg}<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${paint.id})"/>`
  }

/** A moulded body that faces the camera, its edges rounded away. */
export const block =
  (x: number, y: number, width: number, height: number, r: number, finish: Finish): Piece =>
  light => {
    const layers = Array.from({ length: 12 }, (_, i) => {
      const inset = i * 3.4
      const paint = across(light, finish, x + width / 2, y + height / 2, height / 2, 0.9 * (1 - i / 11) + 0.1)
      return `${paint.svg}<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${r - inset}" fill="url(#${paint.id})"/>`
    })
    return layers.join('')
  }

/** The soft shadow of a block on what is right behind it. */
export const cast = (x: number, y: number, width: number, height: number, r: number): Piece => {
  const blur = (dx: number, size: number, opacity: number) =>
    `<rect x="${x + dx}" y="${y + dx}" width="${width}" height="${height}" rx="${r}" fill="#4a3b2e" opacity="${opacity}" style="filter:blur(${size}px)"/>`
  const shadow = blur(4, 8, 0.3) + blur(26, 30, 0.22)
  return plain(shadow, shadow)
}

/** Threads of a plain weave, barely there, on a drum whose lower edge sags by `bow`. */
export const weave =
  (x: number, y: number, r: number, height: number, bow: number): Piece =>
  light => {
    const id = `g${light.next()}`
    return `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1H5M1 0V5M3.6 0V5" stroke="#4c3a26" stroke-width=".7" opacity=".16"/><path d="M0 3.4H5" stroke="#fff" stroke-width=".8" opacity=".14"/></pattern>
<path d="M${x - r} ${y - height}H${x + r}V${y}A${r} ${Math.abs(bow)} 0 0 ${bow < 0 ? 0 : 1} ${x - r} ${y}Z" fill="url(#${id})"/>`
  }

/** Annual rings on a round top. */
export const grain = (x: number, y: number, rx: number, ry: number): Piece => {
  const lines = Array.from({ length: 26 }, (_, i) => {
    const level = ((i + 0.5) / 26) * 2 - 1 + Math.sin(i * 7.3) * 0.012
    const half = Math.sqrt(1 - Math.min(level * level, 1)) * rx
    const wave = Math.sin(i * 2.1) * 2.4
    return `<path d="M${x - half} ${y + level * ry}Q${x} ${y + level * ry + wave} ${x + half} ${y + level * ry}" stroke-width="${1.2 + Math.sin(i * 3.7)}"/>`
  })
  const svg = `<g fill="none" stroke="#6b4420" opacity=".2">${lines.join('')}</g>`
  return plain(svg, svg)
}

/** A wick, and its flame when lit. */
export const flame = (x: number, y: number): Piece => {
  const wick = `<path d="M${x} ${y + 2}V${y - 16}" stroke="#2a211a" stroke-width="4" stroke-linecap="round"/>`
  const drop = (w: number, h: number, colour: string, opacity: number) =>
    `<path d="M${x} ${y - 10 - h}C${x + w * 0.35} ${y - 10 - h * 0.62} ${x + w} ${y - 10 - h * 0.38} ${x + w * 0.72} ${y - 18}C${x + w * 0.4} ${y - 4} ${x - w * 0.4} ${y - 4} ${x - w * 0.72} ${y - 18}C${x - w} ${y - 10 - h * 0.38} ${x - w * 0.35} ${y - 10 - h * 0.62} ${x} ${y - 10 - h}Z" fill="${colour}" opacity="${opacity}"/>`
  return plain(wick, wick + drop(19, 92, '#ffb45a', 0.75) + drop(14, 78, '#ffdc9a', 0.95) + drop(8, 52, '#fffaf0', 1))
}

/** Paint from upper left to lower right over a shape that bulges by `bulge`, 0–1. */
function across(light: Lighting, finish: Finish, x: number, y: number, r: number, bulge: number) {
  const stops = Array.from({ length: 11 }, (_, i) => {
    const lean = (i / 5 - 1) * bulge
    const normal: Vector = [lean * Math.SQRT1_2, -lean * Math.SQRT1_2, Math.sqrt(Math.max(0, 1 - lean * lean))]
    const at = (i / 5 - 1) * r * Math.SQRT1_2
    return `<stop offset="${i / 10}" stop-color="${css(shade(finish, normal, [x + at, -y - at, 0], light))}"/>`
  })
  const id = `g${light.next()}`
  const d = r * Math.SQRT1_2
  return {
    id,
    svg: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x - d}" y1="${y - d}" x2="${x + d}" y2="${y + d}">${stops.join('')}</linearGradient>`,
  }
}
