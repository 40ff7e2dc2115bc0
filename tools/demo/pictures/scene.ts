import { type Colour, css, linear, mix } from './colour.ts'
import type { Camera, Piece } from './lathe.ts'
import type { Lamp, Lighting } from './light.ts'

export type Room = 'floor' | 'hung' | 'wall' | 'ceiling'

export interface Subject {
  room: Room
  /** Empty for what gives no light. Heights are negative y of the picture, as a lathe sees them. */
  lamps?: Lamp[]
  /** What stands on the floor or touches the wall: centre and half size, px. */
  touches?: { x: number; y: number; rx: number; ry: number }[]
  /** Light on floor, wall or ceiling: centre and half size, px, and strength 0–1. */
  pools?: Pool[]
  /** Haze around what shines. */
  halos?: { x: number; y: number; r: number; power: number }[]
  pieces: Piece[]
}

interface Pool {
  x: number
  y: number
  rx: number
  ry: number
  power: number
}

/** For what gives no light itself: another lamp is on, outside the picture to the left. */
export const nearby = {
  lamps: [{ at: [-420, -620, 620], power: 0.55, reach: 700 }],
  pools: [{ x: -160, y: 1230, rx: 1150, ry: 340, power: 0.5 }],
} satisfies Partial<Subject>

/** The same beside a wall. */
export const nearbyWall = {
  lamps: nearby.lamps,
  pools: [{ x: -200, y: 620, rx: 1150, ry: 1000, power: 0.5 }],
} satisfies Partial<Subject>

export const WIDTH = 1200
export const HEIGHT = 1500

/** One picture as SVG. Unlit and lit differ in light only. */
export function draw(subject: Subject, lit: boolean): string {
  let last = 0
  const bounce = Math.max(0, ...(subject.pools ?? []).map(pool => pool.power)) * 0.8
  const side = SIDES[subject.room]
  const light: Lighting = { lit, lamps: subject.lamps ?? [], bounce, side, next: () => ++last }
  const camera = CAMERAS[subject.room]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    backdrop(subject.room, lit),
    ...(lit
      ? (subject.pools ?? []).map(pool =>
          glow(light, pool, subject.room === 'floor' && pool.y > 1000 ? ON_FLOOR : ON_WALL, 'normal'),
        )
      : []),
    ...(subject.touches ?? []).map(touch => shadow(light, subject.room, touch)),
    haze(light, subject, 0.8),
    ...subject.pieces.map(piece => piece(light, camera)),
    haze(light, subject, 0.35),
    '</svg>',
  ].join('')
}

const SIDES = { floor: -1, hung: 0, wall: 0, ceiling: 1 } as const

const CAMERAS: Record<Room, Camera> = {
  floor: y => (y - 520) / 3400,
  hung: y => (y - 700) / 3600,
  wall: y => (y - 640) / 3600,
  ceiling: y => (y - 1350) / 4600,
}

const FLOOR = {
  unlit: [
    '0 #dad4ca',
    '.5 #ddd8cf',
    '.6 #dfdad2',
    '.67 #e5dfd8',
    '.74 #e4ded7',
    '.82 #ddd7cf',
    '.9 #d8d1ca',
    '1 #cfc8c0',
  ],
  lit: [
    '0 #847a71',
    '.5 #897f76',
    '.6 #8d8279',
    '.67 #998b7f',
    '.74 #9d8e80',
    '.82 #9a8977',
    '.9 #95836f',
    '1 #8a7866',
  ],
}
const PLAIN = {
  unlit: ['0 #d3c9be', '.3 #cfc6ba', '.6 #c8beb2', '.85 #c3b9ad', '1 #c1b7ab'],
  lit: ['0 #76695c', '.3 #746558', '.6 #705f50', '.85 #6b5b4b', '1 #69594a'],
}
const CEILING = {
  unlit: ['0 #d3ccc2', '.2 #dcd5cc', '.36 #e2dcd4', '.42 #dcd5cc', '.52 #d1c8bd', '.75 #c8beb2', '1 #c1b7ab'],
  lit: ['0 #7d7266', '.2 #84796c', '.36 #897e71', '.42 #837769', '.52 #796c5f', '.75 #705f51', '1 #69594a'],
}
const BACKDROPS = { floor: FLOOR, hung: PLAIN, wall: PLAIN, ceiling: CEILING }

function backdrop(room: Room, lit: boolean) {
  const stops = BACKDROPS[room][lit ? 'lit' : 'unlit'].map(one => one.split(' '))
  const shades = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const dark = (at: number, opacity: number) => `<stop offset="${at}" stop-color="#97706f" stop-opacity="${opacity}"/>`
  return `<linearGradient id="sweep" x2="0" y2="1">${shades}</linearGradient>
<linearGradient id="side">${dark(0, 0.06)}${dark(0.3, 0.015)}${dark(0.55, 0)}${dark(0.8, 0.015)}${dark(1, 0.05)}</linearGradient>
<rect width="100%" height="100%" fill="url(#sweep)"/><rect width="100%" height="100%" fill="url(#side)"/>`
}

/** Behind and, thinner, before what shines. */
const haze = (light: Lighting, { halos = [] }: Subject, share: number) =>
  light.lit
    ? halos
        .map(({ x, y, r, power }) => glow(light, { x, y, rx: r, ry: r, power: power * share * 0.7 }, HAZE, 'screen'))
        .join('')
    : ''

const pair = (inner: string, outer: string): [Colour, Colour] => [linear(inner), linear(outer)]
const ON_FLOOR = pair('#ffd9ab', '#dd9a62')
const ON_WALL = pair('#f2bb88', '#c98350')
const HAZE = pair('#ffb56e', '#e08a45')

/** A bell curve, so that no edge shows. */
function glow(light: Lighting, { x, y, rx, ry, power }: Pool, colours: [Colour, Colour], blend: 'normal' | 'screen') {
  const id = `g${light.next()}`
  const stops = Array.from({ length: 17 }, (_, i) => {
    const opacity = Math.max(0, (Math.exp(-((i / 16) ** 2) * 3.2) - Math.exp(-3.2)) / (1 - Math.exp(-3.2)))
    return `<stop offset="${i / 16}" stop-color="${css(mix(colours[0], colours[1], i / 12))}" stop-opacity="${(opacity * power).toFixed(4)}"/>`
  })
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>
<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})" style="mix-blend-mode:${blend}"/>`
}

function shadow(light: Lighting, room: Room, { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }) {
  const soft = (dx: number, dy: number, grow: number, blur: number, opacity: number) => {
    const id = `g${light.next()}`
    return `<filter id="${id}" x="-150%" y="-300%" width="400%" height="700%"><feGaussianBlur stdDeviation="${blur}"/></filter>
<ellipse cx="${x + dx}" cy="${y + dy}" rx="${rx * grow}" ry="${ry * grow}" fill="#4a3b2e" opacity="${opacity}" filter="url(#${id})"/>`
  }
  const close = soft(0, 3, 1.015, 5, light.lit ? 0.42 : 0.4) + soft(6, 5, 1.06, 16, light.lit ? 0.22 : 0.22)
  if (light.lit) return close
  return room === 'floor'
    ? close + soft(Math.min(rx * 0.6, 130), -ry * 0.2, 1.12, 40, 0.23)
    : close + soft(40, 46, 1, 40, 0.2)
}
