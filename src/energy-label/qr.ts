/*
 * A QR code (ISO/IEC 18004), as the energy label has it: always version 3 with error correction M
 * and mask 0, which is enough for addresses of up to 42 bytes, and a tenth of what a library for
 * all of them weighs.
 */

export const modules = 29
const dataBytes = 44
const checkBytes = 26
/** The length's byte and half a byte for the mode come before the text, half a byte after it. */
export const longestText = dataBytes - 2

/** Error correction M and mask 0, with their check bits, as the standard's table has them. */
const format = 0x5412

/** The modules by rows, true where they are dark. Throws for texts that are too long. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > longestText) throw new Error(`A QR code of version 3 holds ${longestText} bytes: ${text}`)
  const words = dataWords(bytes)
  const dark = new Map<number, boolean>()
  const set = (x: number, y: number, isDark: boolean) => void dark.set(y * modules + x, isDark)
  drawPatterns(set)
  drawFormat(set)
  const bits = [...words, ...checkWords(words)].flatMap(word => bitsOf(word, 8))
  let next = 0
  for (const [x, y] of path()) {
    if (dark.has(y * modules + x)) continue
    set(x, y, (bits[next++] ?? false) !== ((x + y) % 2 === 0))
  }
  return Array.from({ length: modules }, (_, y) =>
    Array.from({ length: modules }, (_, x) => dark.get(y * modules + x) ?? false),
  )
}

const bitsOf = (value: number, length: number) =>
  Array.from({ length }, (_, at) => ((value >> (length - 1 - at)) & 1) === 1)

/** The mode "bytes", their number, they themselves, an end, and two words in turn to fill up. */
function dataWords(bytes: Uint8Array): number[] {
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap(byte => [byte >> 4, byte & 15]), 0]
  const words = halves.flatMap((half, at) => (at % 2 === 0 ? [(half << 4) | (halves[at + 1] ?? 0)] : []))
  return Array.from({ length: dataBytes }, (_, at) => words[at] ?? ((at - words.length) % 2 === 0 ? 0xec : 0x11))
}

/** In the field of 256 elements that QR codes count in. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** What a reader mends errors by: the rest of the words divided by the Reed–Solomon generator. */
export function checkWords(words: number[], count = checkBytes): number[] {
  let generator = [1]
  for (let degree = 0, root = 1; degree < count; degree++, root = times(root, 2)) {
    const before = generator
    generator = [...before, 0].map((word, at) => word ^ times(before[at - 1] ?? 0, root))
  }
  let rest = Array.from({ length: count }, () => 0)
  for (const word of words) {
    const [first = 0, ...others] = rest
    const factor = word ^ first
    rest = [...others, 0].map((one, at) => one ^ times(generator[at + 1] ?? 0, factor))
  }
  return rest
}

type Draw = (x: number, y: number, isDark: boolean) => void

/**
 * What every code of this version has: three corners, a small one, and the dotted lines between.
 */
function drawPatterns(set: Draw) {
  for (let at = 8; at < modules - 8; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const far = modules - 4
  for (const [left, top] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const)
    drawRings(set, left, top, 4, [2, 4])
  drawRings(set, modules - 7, modules - 7, 2, [1])
}

/** A square of rings around a middle; those of `light` are light. */
function drawRings(set: Draw, middleX: number, middleY: number, radius: number, light: number[]) {
  for (let y = middleY - radius; y <= middleY + radius; y++) {
    for (let x = middleX - radius; x <= middleX + radius; x++) {
      if (x < 0 || y < 0 || x >= modules || y >= modules) continue
      set(x, y, !light.includes(Math.max(Math.abs(x - middleX), Math.abs(y - middleY))))
    }
  }
}

/** Twice, beside the corners, from the last bit to the first. */
function drawFormat(set: Draw) {
  for (const [at, isDark] of bitsOf(format, 15).reverse().entries()) {
    const edge = at < 6 ? at : at < 8 ? at + 1 : 14 - at
    if (at < 8) set(8, edge, isDark)
    else set(at === 8 ? 7 : edge, 8, isDark)
    if (at < 8) set(modules - 1 - at, 8, isDark)
    else set(8, modules - 15 + at, isDark)
  }
  set(8, modules - 8, true)
}

/**
 * Every place in the order that bits are laid in: columns of two, up and down from the right,
 * without the dotted one.
 */
function* path(): Generator<[number, number]> {
  for (let right = modules - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    if (right === 6) right--
    for (let step = 0; step < modules; step++) {
      const y = isUp ? modules - 1 - step : step
      yield [right, y]
      yield [right - 1, y]
    }
  }
}
